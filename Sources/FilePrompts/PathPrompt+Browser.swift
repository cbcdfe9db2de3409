import AppRuntime

/// A file chosen from the files, folder by folder.
extension PathPrompt {
  mutating func updateBrowser(_ action: PathPromptAction) -> Effect<PathPromptAction> {
    switch action {
    case .browseTapped: if canBrowse { return enter(start) }
    case .fileMoved(let index): select(index)
    case .fileOpened(let index): return open(index)
    case .folderLeft: return leaveFolder()
    default: break
    }
    return .none
  }

  private mutating func select(_ index: Int) {
    browser?.index = index
    problem = nil
  }

  /// - Parameter marked: what is to be selected there: the folder that was left.
  private mutating func enter(
    _ folder: String, marking marked: String? = nil
  ) -> Effect<PathPromptAction> {
    let new = FileBrowser(folder, in: paths)
    (browser, problem) = (new, nil)
    return .run("list folder", queue: "path", topic: "folder") { [paths, kind] send in
      let place = new.folder + "/"
      let found = await paths.listing(of: place, for: kind, limit: 5000)
      send(
        .folderListed(
          FolderListing(
            folder: new.folder, entries: found.filter { $0.isFolder || $0.isWanted },
            isReadable: TypedPath.isReadable(folder: place), marked: marked)))
    }
  }

  private mutating func open(_ index: Int) -> Effect<PathPromptAction> {
    guard let browser, index < browser.count else { return .none }
    guard let entry = browser.entry(at: index) else { return leaveFolder() }
    if entry.isFolder { return enter(entry.text) }
    select(index)
    return take(entry.text)
  }

  private mutating func leaveFolder() -> Effect<PathPromptAction> {
    guard let browser, browser.hasParent else { return .none }
    return enter(browser.parent, marking: browser.folder + "/")
  }
}
