import Semantics
import Toolkit

/// A titled part of the screen: in a frame where there is room for one.
enum Block {
  static func of<Action>(
    _ title: String, _ columns: Int, _ content: (_ columns: Int) -> Element<Action>
  ) -> Element<Action> {
    guard columns >= 44 else {
      let inner = content(columns)
      return VStack {
        Text(title, .title, semantics: .heading)
        inner
      }.element
    }
    let inner = content(columns - 4)
    return Panel(title) { inner.padding(horizontal: 1) }.element
  }
}
