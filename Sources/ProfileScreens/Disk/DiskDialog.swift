import AppRuntime
import Core
import Terminal
import Toolkit

/// The sizes of what the program keeps, and the way to free what is not needed.
struct DiskDialog {
  /// Nil while it is measured.
  let use: DiskUse?
  let words: DiskWords

  var body: Element<ProfileAction> {
    Modal(
      ProfileID.diskDialog, title: words.title, maxColumns: 48, onDismiss: .frontClosed
    ) {
      if let use {
        for line in words.lines(use) {
          HStack(spacing: 2) {
            Text(line.name).fill(horizontal: .leading, flex: Flex(horizontal: 1))
            Text(line.size)
          }
        }
        Spacer(1)
        Text(words.question(use), .muted, lines: nil, id: ProfileID.diskQuestion)
      } else {
        Text(words.measuring, .muted)
      }
      Spacer(1)
      HStack(spacing: 2) {
        if let use, use.loose > 0 {
          Button(ProfileID.diskFree, words.free, action: ProfileAction.disk(.freeTapped))
        }
        Button(
          ProfileID.diskClose, words.close, wish: .whenFree, action: ProfileAction.frontClosed)
      }
    }.element
  }
}

/// An event about the disk.
public enum DiskAction: Sendable {
  case tapped
  case measured(DiskUse)
  case freeTapped
  case freed(Int)
}

extension ProfileFeature {
  func updateDisk(
    _ state: inout ProfileState, _ action: DiskAction, _ environment: Environment
  ) -> Effect<ProfileAction> {
    switch action {
    case .tapped:
      state.front = .disk(nil)
      return measureDisk()
    case .measured(let use):
      // The dialog may have been closed meanwhile.
      if case .disk? = state.front { state.front = .disk(use) }
    case .freeTapped:
      state.front = .disk(nil)
      return .run("free disk", queue: "disk") { [disk] send in
        send(.disk(.freed(try await disk.free())))
      }
    case .freed(let bytes):
      return .merge(measureDisk(), .notice(DiskWords(environment).freed(bytes)))
    }
    return .none
  }

  private func measureDisk() -> Effect<ProfileAction> {
    .run("measure disk", queue: "disk") { [disk] send in
      send(.disk(.measured(try await disk.measure())))
    }
  }
}
