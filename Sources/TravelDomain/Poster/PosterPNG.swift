import Pictures

extension Poster {
  /// Pixels of a point of the sheet: 3200 in a row.
  private static let scale = 2.0

  /// The sheet of ``svg()`` as a PNG, 3200 pixels wide and meant for 300 in an inch: 27 centimetres on paper.
  /// Letters are those of ``StrokeFont``.
  ///
  /// Takes some tenths of a second, and about 10 MB for each 1000 rows.
  /// - Throws: an error without memory.
  public func png() throws -> [UInt8] {
    let sheet = PosterSheet(self)
    var pixels = SheetPixels(
      width: Int(PosterSheet.width * Self.scale),
      height: Int((sheet.height * Self.scale).rounded(.up)),
      scale: Self.scale)
    for shape in sheet.shapes { pixels.draw(shape) }
    return try PicturePNG.encode(
      pixels.bytes, width: pixels.width, height: pixels.height, dotsPerInch: 300)
  }
}
