import CPictures
import Foundation
import Terminal

/// Draws picture files: decodes them in a helper process with limits, as cells and, where asked for,
/// as a sequence for the terminal.
///
/// Files are hostile until they are drawn. What a file's size and header already rule out costs no
/// process; all else happens in a process that can do no harm and that is gone when the answer
/// comes. Equal requests under way are one; at most two helpers run at once. Drawn pictures are kept
/// on disk, failures nowhere.
public actor PictureService {
  /// One drawing under way, and who waits for it.
  private struct Flight {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: CheckedContinuation<Answer, Never>] = [:]
  }

  typealias Answer = Result<DrawnPicture, PictureFailure>

  private let maker: PictureMaker
  private var flights: [PictureRequest: Flight] = [:]
  private var lastNumber = 0

  /// - Parameters:
  ///   - cacheFolder: where drawn pictures are kept, made where it is missing; nil to keep none.
  ///   - helper: another executable in place of the running program, for tests; it is started with
  ///     the file as its input and has to write what the helper of `CPictureDecoder` writes.
  public init(cacheFolder: URL?, limits: PictureLimits = PictureLimits(), helper: String? = nil) {
    maker = PictureMaker(
      limits: limits, cache: cacheFolder.map { PictureCache($0, limit: limits.cacheBytes) },
      helper: PictureHelper(executable: helper, limit: limits.time), slots: HelperSlots(2))
  }

  /// The picture in exactly the room of the request.
  ///
  /// A cancelled task gets ``PictureFailure/gaveUp`` at once, and where nobody else waits for the
  /// same picture its helper is killed.
  public func picture(for request: PictureRequest) async throws(PictureFailure) -> DrawnPicture {
    let number = nextNumber()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { join(request, number, $0) }
    } onCancel: {
      Task { await self.leave(request, number) }
    }
    return try answer.get()
  }

  /// The number of different pictures that are being drawn or wait for it.
  public var underWay: Int { flights.count }
  var waiterCount: Int { flights.values.reduce(0) { $0 + $1.waiters.count } }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func join(
    _ request: PictureRequest, _ number: Int, _ waiter: CheckedContinuation<Answer, Never>
  ) {
    var flight = flights[request] ?? begin(request)
    flight.waiters[number] = waiter
    flights[request] = flight
  }

  private func begin(_ request: PictureRequest) -> Flight {
    let number = nextNumber()
    let task = Task { [maker] in
      let answer = await maker.answer(request)
      end(request, number, answer)
    }
    return Flight(number: number, task: task)
  }

  private func end(_ request: PictureRequest, _ number: Int, _ answer: Answer) {
    guard let flight = flights[request], flight.number == number else { return }
    flights[request] = nil
    for waiter in flight.waiters.values { waiter.resume(returning: answer) }
  }

  private func leave(_ request: PictureRequest, _ number: Int) {
    guard let waiter = flights[request]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(returning: .failure(.gaveUp))
    guard let flight = flights[request], flight.waiters.isEmpty else { return }
    flight.task.cancel()
    flights[request] = nil
  }
}

/// One picture from its file to its cells, with all that can be refused refused on the way.
struct PictureMaker: Sendable {
  let limits: PictureLimits
  let cache: PictureCache?
  let helper: PictureHelper
  let slots: HelperSlots

  func answer(_ request: PictureRequest) async -> Result<DrawnPicture, PictureFailure> {
    do throws(PictureFailure) {
      return .success(try await picture(request))
    } catch { return .failure(error) }
  }

  private func picture(_ request: PictureRequest) async throws(PictureFailure) -> DrawnPicture {
    let size = request.size
    guard max(size.columns, size.rows) <= PictureLimits.roomSide else { throw .tooLarge }
    let file = try PictureFile(request.file, limits)
    if size.isEmpty { return DrawnPicture(cells: Surface(size: size)) }
    let key = CacheKey(file.identity, request)
    if let known = cache?.picture(for: key) { return known }
    let header = try PictureHeader(file, limits)
    let layout = PictureLayout(header, request)
    let canvas = try await canvas(of: file, layout)
    var picture = try PictureDrawing(request, layout, image: key.imageNumber).draw(canvas)
    picture.source = header.shownSize
    cache?.keep(picture, for: key)
    return picture
  }

  private func canvas(
    of file: PictureFile, _ layout: PictureLayout
  ) async throws(PictureFailure) -> PixelCanvas {
    await slots.take()
    let answer = await decoded(file, layout.plan)
    await slots.give()
    let plan = layout.plan
    return PixelCanvas(
      width: layout.width, height: layout.height, holding: try answer.get(),
      width: Int(plan.target_width), height: Int(plan.target_height), at: layout.origin)
  }

  private func decoded(
    _ file: PictureFile, _ plan: cpicture_plan
  ) async -> Result<[UInt8], PictureFailure> {
    if Task.isCancelled { return .failure(.gaveUp) }
    do throws(PictureFailure) {
      return .success(try await helper.pixels(of: file, plan))
    } catch { return .failure(error) }
  }
}
