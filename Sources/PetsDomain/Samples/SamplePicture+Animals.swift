extension SamplePicture {
  /// For some of the sample pets, by the kind that is written on their cards.
  static func portrait(of pet: Pet) -> SamplePicture? {
    switch (pet.kind, pet.colour) {
    case ("Cat", "red"), ("Кот", "рыжий"): cat(coat: 0xD98A3D, ground: 0x9DBBD0)
    case ("Cat", "silver tabby"), ("Кот", "серый"): cat(coat: 0x8E959C, ground: 0xD8C9A8)
    case ("Dog", "tricolour"), ("Собака", "чепрачный"): dog(coat: 0x8A5A33, ground: 0xA9C79A)
    case ("Parrot", _), ("Попугай", _): parrot
    case ("Rabbit", _), ("Кролик", _): rabbit
    default: nil
    }
  }

  private static func cat(coat: UInt32, ground: UInt32) -> SamplePicture {
    SamplePicture(
      colors: [ground, coat, 0xF6E3D0, 0x2B2B2B, 0xE7C84A, 0xD77C82],
      patches: [
        Patch(.ellipse, 0, 1.1, 0.7, 0.6, 1),
        Patch(.triangle, -0.42, -0.5, 0.26, 0.36, 1), Patch(.triangle, 0.42, -0.5, 0.26, 0.36, 1),
        Patch(.triangle, -0.42, -0.42, 0.14, 0.22, 5), Patch(.triangle, 0.42, -0.42, 0.14, 0.22, 5),
        Patch(.ellipse, 0, 0.05, 0.68, 0.6, 1), Patch(.ellipse, 0, 0.36, 0.36, 0.26, 2),
        Patch(.ellipse, -0.27, -0.05, 0.15, 0.17, 4), Patch(.ellipse, 0.27, -0.05, 0.15, 0.17, 4),
        Patch(.ellipse, -0.27, -0.05, 0.05, 0.15, 3), Patch(.ellipse, 0.27, -0.05, 0.05, 0.15, 3),
        Patch(.ellipse, 0, 0.25, 0.09, 0.06, 5), Patch(.ellipse, 0, 0.44, 0.16, 0.03, 3),
      ])
  }

  private static func dog(coat: UInt32, ground: UInt32) -> SamplePicture {
    SamplePicture(
      colors: [ground, coat, 0xF7F1E6, 0x26211E, 0xD9636B, 0x54351D],
      patches: [
        Patch(.ellipse, 0, 1.1, 0.62, 0.6, 1), Patch(.ellipse, 0, 1.1, 0.3, 0.5, 2),
        Patch(.ellipse, 0, -0.05, 0.56, 0.62, 1), Patch(.ellipse, 0, -0.3, 0.14, 0.4, 2),
        Patch(.ellipse, -0.6, 0, 0.2, 0.52, 5), Patch(.ellipse, 0.6, 0, 0.2, 0.52, 5),
        Patch(.ellipse, 0, 0.3, 0.36, 0.32, 2), Patch(.ellipse, 0, 0.56, 0.12, 0.16, 4),
        Patch(.ellipse, 0, 0.16, 0.15, 0.1, 3), Patch(.ellipse, 0, 0.42, 0.24, 0.03, 3),
        Patch(.ellipse, -0.25, -0.15, 0.1, 0.11, 3), Patch(.ellipse, 0.25, -0.15, 0.1, 0.11, 3),
        Patch(.ellipse, -0.22, -0.18, 0.03, 0.03, 2), Patch(.ellipse, 0.28, -0.18, 0.03, 0.03, 2),
      ])
  }

  private static let parrot = SamplePicture(
    colors: [0xF0DFB8, 0x3F86D6, 0xFBFBF2, 0x22262B, 0xE6A93A, 0x245A9E],
    patches: [
      Patch(.ellipse, 0.05, 0.95, 0.56, 0.9, 1), Patch(.ellipse, 0.46, 1, 0.26, 0.7, 5),
      Patch(.ellipse, 0, -0.2, 0.52, 0.52, 2), Patch(.ellipse, 0.1, -0.46, 0.48, 0.3, 1),
      Patch(.ellipse, -0.34, 0.02, 0.2, 0.24, 4), Patch(.ellipse, -0.4, 0.14, 0.12, 0.2, 4),
      Patch(.ellipse, 0.06, -0.16, 0.1, 0.11, 3), Patch(.ellipse, 0.09, -0.2, 0.03, 0.03, 2),
      Patch(.ellipse, 0.2, 0.12, 0.1, 0.08, 1),
    ])

  private static let rabbit = SamplePicture(
    colors: [0xB7CFA4, 0xB9B3AE, 0xF5F2EE, 0x2C2A2A, 0xE3A3A8],
    patches: [
      Patch(.ellipse, 0, 1.15, 0.66, 0.6, 1),
      Patch(.ellipse, -0.24, -0.55, 0.15, 0.42, 1), Patch(.ellipse, 0.24, -0.55, 0.15, 0.42, 1),
      Patch(.ellipse, -0.24, -0.52, 0.07, 0.3, 4), Patch(.ellipse, 0.24, -0.52, 0.07, 0.3, 4),
      Patch(.ellipse, 0, 0.15, 0.54, 0.52, 1), Patch(.ellipse, 0, 0.42, 0.32, 0.24, 2),
      Patch(.ellipse, -0.25, 0.02, 0.09, 0.12, 3), Patch(.ellipse, 0.25, 0.02, 0.09, 0.12, 3),
      Patch(.ellipse, -0.22, -0.02, 0.03, 0.03, 2), Patch(.ellipse, 0.28, -0.02, 0.03, 0.03, 2),
      Patch(.ellipse, 0, 0.3, 0.08, 0.05, 4), Patch(.ellipse, 0, 0.48, 0.03, 0.12, 3),
    ])
}
