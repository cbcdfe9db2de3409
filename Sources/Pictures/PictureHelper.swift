import CPictureDecoder
import Dispatch
import Terminal

/// The helper process as a function: a file and a plan in, pixels out.
struct PictureHelper: Sendable {
  /// Nil for the running program.
  let executable: String?
  let limit: Duration

  /// Waits on threads of its own: those of the tasks are for work.
  private static let queue = DispatchQueue(label: "pictures.helper", attributes: .concurrent)

  /// The pixels of the plan's target: red, green, blue, alpha.
  ///
  /// Where the task is cancelled, the helper is killed; in every case it is gone when this returns.
  func pixels(of file: PictureFile, _ plan: cpicture_plan) async throws(PictureFailure) -> [UInt8] {
    let cancel = CancelSignal()
    let answer: Result<[UInt8], PictureFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Self.queue.async { continuation.resume(returning: decode(file, plan, cancel)) }
      }
    } onCancel: {
      cancel.send()
    }
    return try answer.get()
  }

  private func decode(
    _ file: PictureFile, _ plan: cpicture_plan, _ cancel: CancelSignal
  ) -> Result<[UInt8], PictureFailure> {
    let count = Int(plan.target_width) * Int(plan.target_height) * 4
    var outcome = CPICTURE_GAVE_UP
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let address = buffer.baseAddress else { return }
      outcome = run(file, plan, cancel, address)
      initialized = outcome == CPICTURE_DONE ? count : 0
    }
    switch outcome {
    case CPICTURE_DONE: return .success(pixels)
    case CPICTURE_UNREADABLE: return .failure(.unreadable)
    case CPICTURE_NOT_STARTED: return .failure(.notStarted)
    default: return .failure(.gaveUp)
    }
  }

  private func run(
    _ file: PictureFile, _ plan: cpicture_plan, _ cancel: CancelSignal,
    _ pixels: UnsafeMutablePointer<UInt8>
  ) -> cpicture_outcome {
    let milliseconds = Int32(clamping: Int64(limit / .milliseconds(1)))
    func start(_ path: UnsafePointer<CChar>?) -> cpicture_outcome {
      var job = cpicture_job(
        plan: plan, file: file.descriptor, executable: path, cancel: cancel.descriptor,
        limit_ms: milliseconds)
      return cpicture_decode(&job, pixels)
    }
    guard let executable else { return start(nil) }
    return executable.withCString { start($0) }
  }
}
