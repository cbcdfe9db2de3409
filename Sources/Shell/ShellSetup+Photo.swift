import AppRuntime
import PetsDomain
import Terminal

extension ShellSetup {
  /// Tries a picture by drawing one cell of it; where nothing draws pictures, all are taken.
  public static func photoCheck(_ load: PictureLoader?) -> PhotoCheck {
    { path in
      guard let load else { return nil }
      do {
        _ = try await load(PictureRequest(file: path, size: Size(1, 1), depth: .none))
        return nil
      } catch {
        return problem(error as? PictureFailure ?? .unreadable, path)
      }
    }
  }

  private static func problem(_ failure: PictureFailure, _ path: String) -> AttachmentProblem {
    switch failure {
    case .missing: .noFile(path: Sanitizer.clean(path))
    case .unreadable: .brokenPicture
    case .tooLarge: .tooManyPixels
    case .gaveUp: .tooCostly
    case .notStarted: .noDecoder
    }
  }
}
