import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The list of pets as cards, with what is above it and what stands there instead.
struct PetListView {
  let state: PetListState
  /// The number of days that are due soon.
  let due: Int
  let photos: PhotoLook
  let environment: Environment

  private var words: PetsWords { PetsWords(environment) }

  var body: Element<PetsAction> {
    state.export.over(
      VStack {
        header
        content
      }
      .bindings(words.title, bindings), PetsID.export, forms: PetsID.exportFormat, words.language,
      buttons: [
        Button(PetsID.exportCopy, words.copy, action: PetsAction.list(.export(.copyTapped))).element
      ],
      send: { .list(.export(.file($0))) })
  }

  /// The list beside an open card: a line a pet.
  var beside: Element<PetsAction> {
    Panel(countText) {
      if let page = state.page {
        lines(page, PetsID.beside, petBindings + [toCard])
      } else {
        Text(words.loading, .muted)
      }
    }.element
  }

  // MARK: Above the list
  @ElementBuilder<PetsAction> private var header: [Element<PetsAction>] {
    if state.search.isEditing {
      searchField
    } else if hasSearch || (state.page?.total ?? 0) > 0 {
      summary
    }
  }

  private var hasSearch: Bool { !state.search.text.isEmpty }

  private var searchField: Element<PetsAction> {
    SearchField(
      PetsID.search, label: words.search, text: state.search.text,
      placeholder: words.searchPlaceholder, limit: 60, status: found, submitTitle: words.showFound,
      clearTitle: words.clearSearchHint, onEvent: { .list(.search($0)) }
    )
    .padding(horizontal: 1)
  }

  /// The number of pets that were found so far; empty before anything is looked for.
  private var found: String { hasSearch && state.page != nil ? countText : "" }

  private var summary: Element<PetsAction> {
    Responsive { size in summary(size.columns) }.frame(rows: 1)
  }

  /// In little room the order of the found pets can wait.
  private func summary(_ columns: Int) -> Element<PetsAction> {
    let isNarrow = columns < 60
    return HStack(spacing: 2) {
      count(columns)
      Text(hasSearch ? "/\(state.search.text)" : "", .accent, semantics: nil)
        .fill(flex: Flex(horizontal: 1))
      // Where nothing was found, what stands in the place of the list offers it.
      if hasSearch, state.page?.total != 0 {
        Button(
          PetsID.clearSearch, isNarrow ? words.clear : words.clearSearch,
          hint: words.clearSearchHint, action: .list(.search(.cleared)))
      }
      if let due = dueLabel {
        Button(
          HealthID.dueButton, due, hint: HealthWords(environment).dueHint,
          action: .health(.dueTapped))
      }
      if !hasSearch || !isNarrow, hasRoomForSort(columns) {
        Button(
          PetsID.sort, words.sort(state.sort), hint: words.sortTitle, action: .list(.sortTapped))
      }
    }
    .padding(horizontal: 1)
  }

  /// The number of pets, and the order where its button has no room.
  private func count(_ columns: Int) -> Element<PetsAction> {
    if hasRoomForSort(columns) || !state.marked.isEmpty {
      return Text(countText, .muted, id: PetsID.count).element
    }
    let order = words.sort(state.sort)
    return Text<PetsAction>(words.count(state.page?.total ?? 0, order), .muted, semantics: nil)
      .semantics(PetsID.count, .text, label: countText, value: order)
  }

  /// The label of the button of due days; nil where nothing is, and while something is looked for.
  private var dueLabel: String? { due > 0 && !hasSearch ? HealthWords(environment).due(due) : nil }

  /// False where the days that are due leave no room for the button of the order, which has its key too
  /// and is told with the count then. Brackets and gaps stand beside the words.
  private func hasRoomForSort(_ columns: Int) -> Bool {
    guard let dueLabel else { return true }
    let texts = [countText, dueLabel, words.sort(state.sort)].map { DisplayWidth.of($0) }
    return texts.reduce(16, +) <= columns
  }

  private var countText: String {
    guard let page = state.page else { return words.loading }
    if !state.marked.isEmpty { return words.marked(state.marked.ids.count, of: page.total) }
    return hasSearch ? words.found(page.total) : words.count(page.total)
  }

  // MARK: The list, or what stands in its place
  private var content: Element<PetsAction> {
    switch state.phase {
    case .loading: centered { Text(words.loading, .muted) }
    case .failed(let reason): failure(reason.words(words.language))
    case .loaded(let page) where page.total > 0:
      state.isDense ? lines(page, PetsID.grid, petBindings) : grid(page)
    case .loaded: hasSearch ? noMatch : empty
    }
  }

  private func failure(_ reason: String) -> Element<PetsAction> {
    centered {
      Text(words.loadFailed, .danger, alignment: .center, lines: nil, semantics: .alert)
      Text(reason, .muted, alignment: .center, lines: 3, semantics: .alert)
      Spacer(1)
      Button(PetsID.retry, words.retry, wish: .whenFree, action: .list(.retryTapped))
    }
  }

  private var noMatch: Element<PetsAction> {
    centered {
      Text(words.noMatch, .title, alignment: .center, semantics: .heading)
      Text(words.noMatch(for: state.search.text), .muted, alignment: .center, lines: nil)
      Spacer(1)
      Button(
        PetsID.clearSearch.child("all"), words.clearSearch, wish: .whenFree,
        action: .list(.search(.cleared)))
    }
  }

  private var empty: Element<PetsAction> {
    centered {
      VStack {
        for line in PetArt.lines(for: "cat") { Text(line, .accent, semantics: nil) }
        Spacer(1)
      }.whenFlat {}
      Text(words.emptyTitle, .title, alignment: .center, semantics: .heading)
      Text(words.emptyText, .muted, alignment: .center, lines: nil)
      Spacer(1)
      Button(PetsID.add, words.add, wish: .whenFree, action: .list(.addTapped))
    }
  }

  private func centered(
    @ElementBuilder<PetsAction> _ children: () -> [Element<PetsAction>]
  ) -> Element<PetsAction> {
    let children = children()
    return VStack(alignment: .center) { children }
      .fill(horizontal: .center, vertical: .center, maxColumns: 50)
  }

  private func grid(_ page: PetPage) -> Element<PetsAction> {
    Element(
      Responsive { size in
        let style = PetTile.Style(room: size, hasPhotos: state.hasPhotos)
        return Element(
          CardGrid(
            PetsID.grid, label: words.title, count: page.total,
            selection: state.selectedIndex, rows: style.rows,
            flatRows: PetTile.Style.flatRows(size), columns: PetTile.Style.columns,
            key: { state.id(at: $0)?.text ?? "loading.\($0)" },
            itemLabel: { state.pet(at: $0)?.name ?? words.noName },
            onMove: { .list(.moved(to: $0)) }, onOpen: { .list(.opened(index: $0)) },
            card: { index, isSelected, isFocused in
              PetTile(
                pet: state.pet(at: index), due: due(at: index), found: state.found, style: style,
                photos: photos,
                environment: environment, isMarked: isMarked(at: index), isSelected: isSelected,
                isFocused: isFocused
              ).body
            }
          )
          .onView { .list(.viewed($0)) }.keys(petBindings))
      })
  }

  /// A line a pet.
  private func lines(
    _ page: PetPage, _ id: Identifier, _ bindings: [KeyBinding<PetsAction>]
  ) -> Element<PetsAction> {
    List(
      id, label: words.title, count: page.total, selection: state.selectedIndex,
      key: { state.id(at: $0)?.text ?? "loading.\($0)" },
      itemLabel: { state.pet(at: $0)?.name ?? words.noName }, openTitle: words.openHint,
      onMove: { .list(.moved(to: $0)) },
      onOpen: id == PetsID.beside ? nil : { .list(.opened(index: $0)) },
      row: { index in
        PetLine(
          pet: state.pet(at: index), due: due(at: index), isMarked: isMarked(at: index),
          found: state.found,
          environment: environment
        ).body
      }
    )
    .onView { .list(.viewed($0)) }.keys(bindings).padding(horizontal: 1)
  }

  /// The days to the first thing that is overdue or comes soon; nil for nothing.
  private func due(at index: Int) -> Int? {
    guard let page = state.page, let id = state.pet(at: index)?.id, let day = page.due[id]
    else { return nil }
    return day.daysSinceEpoch - environment.today.daysSinceEpoch
  }

  private func isMarked(at index: Int) -> Bool {
    !state.marked.isEmpty && state.id(at: index).map(state.marked.ids.contains) == true
  }

  // MARK: Keys
  private var bindings: [KeyBinding<PetsAction>] {
    var rows: [KeyBinding<PetsAction>] = [
      KeyBinding("pets.add", ["a", "+"], words.addHint, hint: .footerMain, .list(.addTapped))
    ]
    if hasSearch || (state.page?.total ?? 0) > 0 {
      rows.append(KeyBinding("pets.search", ["/"], words.searchHint, .list(.search(.opened))))
    }
    if let page = state.page, page.total > 0 {
      rows.append(
        KeyBinding(
          "pets.due", ["D"], HealthWords(environment).dueHint, .health(.dueTapped)))
      rows.append(KeyBinding("pets.sort", ["s"], words.sortHint, .list(.sortTapped)))
      rows.append(KeyBinding("pets.dense", ["v"], words.dense(state.isDense), .list(.denseTapped)))
    }
    if hasSearch { rows += matchBindings }
    if state.phase.isFailed {
      rows.append(KeyBinding("pets.retry", ["r"], words.retryHint, .list(.retryTapped)))
    }
    return rows
  }

  /// The keys for the selected pet, which work in the list alone.
  private var petBindings: [KeyBinding<PetsAction>] {
    [
      KeyBinding(
        "pets.edit", ["e"], words.editHint, hint: .helpOnly,
        .list(.opened(index: state.selectedIndex))),
      KeyBinding(
        "pets.delete", ["d", .delete], words.deleteHint(state.marked.ids.count),
        .list(.deleteTapped)),
      KeyBinding("pets.mark", [.space], words.markHint, .list(.markTapped)),
      KeyBinding(
        "pets.export", ["o"], words.exportHint, hint: state.marked.isEmpty ? .helpOnly : .footer,
        .list(.export(.opened))),
    ]
      + (state.marked.isEmpty
        ? [] : [KeyBinding("pets.unmark", [.escape], words.unmarkHint, .list(.unmarkTapped))])
  }

  /// Beside a card, the one that is selected is open already.
  private var toCard: KeyBinding<PetsAction> {
    KeyBinding("pets.toCard", [.enter, .right], words.toCard) {
      Response(focus: .to(PetsID.fields))
    }
  }

  private var matchBindings: [KeyBinding<PetsAction>] {
    let total = max(1, state.page?.total ?? 1)
    return [
      KeyBinding(
        "pets.nextMatch", ["n"], words.nextMatch, hint: .helpOnly, .list(.moved(to: next(1, total)))
      ),
      KeyBinding(
        "pets.previousMatch", ["N"], words.previousMatch, hint: .helpOnly,
        .list(.moved(to: next(-1, total)))),
      KeyBinding("pets.clearSearch", [.escape], words.clearSearchHint, .list(.search(.cleared))),
    ]
  }

  private func next(_ step: Int, _ total: Int) -> Int {
    (state.selectedIndex + step + total) % total
  }
}
