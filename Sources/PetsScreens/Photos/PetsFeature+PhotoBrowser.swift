import AppRuntime
import PetsDomain

/// A photo chosen from the files, folder by folder.
extension PetsFeature {
  func updateBrowser(_ state: inout PetsState, _ action: PhotoAction) -> Effect<PetsAction> {
    switch action {
    case .browseTapped: return browse(&state)
    case .folderListed(let listing): state.card?.photo.browser?.take(listing)
    case .fileMoved(let index):
      state.card?.photo.browser?.index = index
      state.card?.photo.browser?.problem = nil
    case .fileOpened(let index): return open(&state, index)
    case .folderLeft: return leaveFolder(&state)
    case .browserClosed: state.card?.photo.browser = nil
    default: break
    }
    return .none
  }

  /// Begins where the last photo came from, or at home.
  private func browse(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let prompt = state.card?.photo.prompt, !prompt.isTaking else { return .none }
    return enter(&state, state.photos.lastFolder ?? photos.path.home ?? "")
  }

  private func enter(
    _ state: inout PetsState, _ folder: String, marking marked: String? = nil
  ) -> Effect<PetsAction> {
    let browser = PhotoBrowser(folder, in: photos.path)
    state.card?.photo.browser = browser
    return .run("list folder", line: "photo.files", topic: "photo.folder") { [photos] send in
      let found = await photos.path.listing(of: browser.folder + "/", limit: 5000)
      let listing = PhotoFolderListing(
        folder: browser.folder, entries: found.filter { $0.isFolder || $0.isPicture },
        isReadable: PhotoPath.isReadable(folder: browser.folder + "/"), marked: marked)
      send(.photo(.folderListed(listing)))
    }
  }

  private func open(_ state: inout PetsState, _ index: Int) -> Effect<PetsAction> {
    guard let card = state.card, let browser = card.photo.browser,
      card.photo.prompt?.isTaking == false, index < browser.count
    else { return .none }
    guard let entry = browser.entry(at: index) else { return leaveFolder(&state) }
    if entry.isFolder { return enter(&state, entry.text) }
    state.card?.photo.browser?.index = index
    state.card?.photo.browser?.problem = nil
    state.card?.photo.prompt = PhotoPrompt(entry.text)
    return take(&state)
  }

  private func leaveFolder(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let browser = state.card?.photo.browser, browser.hasParent else { return .none }
    return enter(&state, browser.parent, marking: browser.folder + "/")
  }
}
