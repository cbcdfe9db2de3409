import CPictureDecoder
import Terminal

/// One picture from its file to its cells, with all that can be refused refused on the way.
struct PictureMaker: Sendable {
  let limits: PictureLimits
  let cache: PictureCache?
  let helper: PictureHelper
  let slots: HelperSlots

  func answer(_ request: PictureRequest) async -> Result<DrawnPicture, PictureFailure> {
    do throws(PictureFailure) {
      return .success(try await picture(request))
    } catch {
      return .failure(error)
    }
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
    } catch {
      return .failure(error)
    }
  }
}
