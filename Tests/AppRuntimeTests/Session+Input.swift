import AppRuntime
import Terminal
import Toolkit

extension Session {
  func press(_ strokes: KeyStroke...) { handle(strokes.map { .key($0) }) }

  func pointer(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) {
    handle([.mouse(MouseEvent(kind, at: Point(x: x, y: y)))])
  }
}
