import CPictures
import Dispatch
import Glibc
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

/// Ends a decoding early, from any thread.
final class CancelSignal: Sendable {
  let descriptor = cpicture_cancel_new()

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func send() {
    if descriptor >= 0 { cpicture_cancel(descriptor) }
  }
}

/// Lets only so many helpers run at once; who comes first goes first.
actor HelperSlots {
  private var free: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var first = 0

  init(_ count: Int) { free = count }

  var waiting: Int { waiters.count - first }

  /// Waits for a slot; every call has to be followed by one of ``give()``.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  func give() {
    guard first < waiters.count else {
      free += 1
      return
    }
    waiters[first].resume()
    first += 1
    if first == waiters.count {
      waiters = []
      first = 0
    }
  }
}

/// The limits of a picture; beyond them it is given up.
///
/// The helper process has limits of its own beside these: 512 MB of addresses, 5 s of processor time,
/// 16 descriptors.
public struct PictureLimits: Hashable, Sendable {
  /// The bytes of a file; 32 MB, beyond which the helper does not read either.
  public var fileBytes = 32 << 20
  /// The pixels that a header may promise.
  public var pixels = 40_000_000
  /// The pixels of one side; the helper takes no more than 8192 either.
  public var side = 8192
  /// The time of decoding in all, by the clock on the wall: longer than the helper's limit of
  /// processor time, as on a busy machine a good picture only waits for its turn.
  public var time: Duration = .seconds(30)
  /// The bytes of all drawn pictures that are kept on disk.
  public var cacheBytes = 64 << 20

  public init() {}

  /// The most columns, and the most rows, of a room.
  static let roomSide = 1000
}

/// The versions of what decodes and draws pictures.
public enum PictureLibraries {
  public static var spng: String { String(cString: cpicture_spng_version()) }
  /// The version of the headers, as the library has no call for it.
  public static var chafa: String { String(cString: cchafa_version()) }

  public static var glib: String {
    var parts: [UInt32] = [0, 0, 0]
    cchafa_glib_version(&parts)
    return parts.map(String.init).joined(separator: ".")
  }
}
