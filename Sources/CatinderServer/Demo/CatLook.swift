/// How an invented cat looks, in colours as 0xRRGGBB.
struct CatLook: Sendable {
  enum Pattern: Sendable {
    case plain, stripes, bib, patches
  }

  let coat: UInt32
  let marks: UInt32
  let light: UInt32
  let eyes: UInt32
  let ground: UInt32
  let pattern: Pattern
}
