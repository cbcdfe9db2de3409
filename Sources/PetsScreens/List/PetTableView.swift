import PetsDomain
import Semantics
import Terminal
import Toolkit

/// Name and breed of each pet, with a way to delete it.
struct PetTableView {
  let state: PetTableState
  let back: String
  let words: PetsWords

  var body: Element<PetTableAction> {
    VStack {
      header
      content
    }
    .semantics(PetsID.table, .screen, label: words.title)
    .bindings(words.title, bindings)
  }

  private var header: Element<PetTableAction> {
    HStack(spacing: 1) {
      Button(
        PetsID.tableBack, "‹ " + back, hint: words.backHint,
        wish: state.page?.total == 0 ? .whenFree : .none, action: .backTapped)
      Text(words.title, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var content: Element<PetTableAction> {
    guard let page = state.page
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if page.total > 0 { return list(page.total) }
    return StateView(PetsID.tableEmpty, .empty, words.noPets, hint: words.noPetsHint)
      .padding(horizontal: 1)
  }

  private func list(_ count: Int) -> Element<PetTableAction> {
    List(
      PetsID.tableList, label: words.title, count: count, selection: state.selectedIndex,
      key: { state.key(at: $0) }, itemLabel: { name($0) }, onMove: { .moved($0) },
      row: { row($0) }
    )
    .onView { .viewed($0) }
    .swipe(SwipeAction("pets.delete", ["d", .delete], words.deleteHint) { .deleteTapped($0) })
    .padding(horizontal: 1)
  }

  private func name(_ index: Int) -> String { state.pet(at: index)?.name ?? words.noName }

  private func row(_ index: Int) -> Element<PetTableAction> {
    guard let pet = state.pet(at: index) else { return Text(words.loading, .muted).element }
    return HStack(spacing: 2) {
      Text(name(index), pet.name == nil ? .muted : .text)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(pet.breed ?? words.noBreed, .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.element
  }

  private var bindings: [KeyBinding<PetTableAction>] {
    [KeyBinding("pets.back", [.escape, .backspace], words.backHint, .backTapped)]
  }
}
