import Scheduling
import Toolkit

extension Session {
  /// Waits for the frame that has the binding; who settles waits too.
  func wait(for name: String, missing: String) {
    let token = store.activity.begin("command \(name)")
    command = WaitingCommand(name: name, missing: missing, token: token)
    needsFrame = true
    store.afterAllOthers(than: token) { [weak self] in
      if self?.command?.token === token { self?.command?.isLate = true }
    }
  }

  /// Performs what waits, or tells that no screen has it.
  func performCommand() {
    guard let waiting = command else { return }
    if let binding = frame.binding(named: waiting.name, focus: focus) {
      command = nil
      apply(binding.perform())
    } else if waiting.isLate {
      command = nil
      store.tell(.notice(waiting.missing))
    } else {
      return
    }
    turn()
    waiting.token.end()
  }
}

/// A command that waits for the screen that binds it.
struct WaitingCommand {
  let name: String
  let missing: String
  /// Keeps the program from being settled.
  let token: Activity.Token
  /// True once nobody else is busy: the next frame is the last that may have it.
  var isLate = false
}
