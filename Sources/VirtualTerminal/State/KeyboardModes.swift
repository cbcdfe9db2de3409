/// How keys are told to the program, beyond the DEC modes.
struct KeyboardModes: Hashable {
  /// xterm's `CSI > 4 ; n m`: 1 tells modified keys that have no code of their own, 2 all of them.
  var modifyOtherKeys = 0
}
