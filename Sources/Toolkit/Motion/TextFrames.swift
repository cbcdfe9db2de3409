/// Pictures made of text for ``FrameAnimation``.
public enum TextFrames {
  /// A dog that jumps: nine frames, a second at nine a second.
  public static let jumpingDog = [
    frame(above: 2, standing), frame(above: 2, crouching), frame(above: 1, leaping),
    frame(above: 0, leaping), frame(above: 0, flying), frame(above: 0, flying),
    frame(above: 1, landing), frame(above: 2, crouching), frame(above: 2, standing),
  ]

  /// Everything stands on the same ground, whatever the height of the jump.
  private static func frame(above: Int, _ dog: [String]) -> String {
    let air = Array(repeating: "", count: above)
    let ground = Array(repeating: "", count: 2 - above) + ["__________________"]
    return (air + dog + ground).joined(separator: "\n")
  }

  private static let standing = [
    #"            __ "#,
    #"     /\____/ o\_"#,
    #"    / |      __/"#,
    #"      | |--| |  "#,
    #"      |_|  |_|  "#,
  ]

  private static let crouching = [
    #"               "#,
    #"            __ "#,
    #"    _\____/ o\_"#,
    #"      |      __/"#,
    #"      \_\-\_\   "#,
  ]

  private static let leaping = [
    #"             __ "#,
    #"    \  ____/ o\_"#,
    #"     \/      __/"#,
    #"    _/ /--\ \_  "#,
    #"   /_/     \_\  "#,
  ]

  private static let flying = [
    #"            __ "#,
    #"   ~~\____/ o\_"#,
    #"     /       _\/"#,
    #"  __/ /---\ \__ "#,
    #"  \_/      \__/ "#,
  ]

  private static let landing = [
    #"    |       __ "#,
    #"     \____/ ^\_"#,
    #"     /       __/"#,
    #"     / /--\ \   "#,
    #"     \_\   \_\  "#,
  ]
}
