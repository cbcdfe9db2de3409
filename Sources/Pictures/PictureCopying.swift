import CPictures
import Terminal

/// Makes a JPEG of a picture's pixels and of nothing else that its file says.
///
/// The file is hostile: it is decoded in the helper process, like what is drawn. At most two at once.
public struct PictureCopying: Sendable {
  private let limits: PictureLimits
  private let helper: PictureHelper
  private let slots = HelperSlots(2)

  /// - Parameter helper: see ``PictureService/init(cacheFolder:limits:helper:)``.
  public init(limits: PictureLimits = PictureLimits(), helper: String? = nil) {
    self.limits = limits
    self.helper = PictureHelper(executable: helper, limit: limits.time)
  }

  /// - Parameter side: the most pixels of the longer side; a smaller picture keeps its size.
  public func jpeg(
    of path: String, side: Int, quality: Int = 85
  ) async throws(PictureFailure) -> [UInt8] {
    let file = try PictureFile(path, limits)
    let header = try PictureHeader(file, limits)
    let plan = PictureLayout.plan(header, side: side)
    await slots.take()
    let answer: Result<[UInt8], PictureFailure>
    do throws(PictureFailure) {
      answer = .success(try await helper.pixels(of: file, plan))
    } catch { answer = .failure(error) }
    await slots.give()
    return try Self.jpeg(
      try answer.get(), width: Int(plan.target_width), height: Int(plan.target_height),
      quality: quality)
  }

  /// A JPEG of these pixels: red, green, blue, alpha; what can be seen through lies on white.
  public static func jpeg(
    _ pixels: [UInt8], width: Int, height: Int, quality: Int = 85
  ) throws(PictureFailure) -> [UInt8] {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { throw .gaveUp }
    var length = 0
    let bytes = pixels.withUnsafeBufferPointer { buffer in
      cpicture_encode_jpeg(buffer.baseAddress, Int32(width), Int32(height), Int32(quality), &length)
    }
    guard let bytes else { throw .gaveUp }
    defer { cpicture_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}
