/// The Russian layout (ЙЦУКЕН) over the Latin one: which key cap a letter stands on.
public enum RussianLayout {
  /// The stroke of the same key on the Latin layout, nil where there is no other.
  ///
  /// The last key of the lower row types `.` and `,` on the Russian layout, `/` and `?` on the Latin
  /// one; a program that binds neither point nor comma can so be searched and asked for help.
  ///
  /// Only for keys that command; text fields take what was typed.
  public static func latin(_ stroke: KeyStroke) -> KeyStroke? {
    guard case .character(let character) = stroke.key, let latin = caps[character] else {
      return nil
    }
    return KeyStroke(.character(latin), stroke.modifiers)
  }

  private static let caps: [Character: Character] = {
    let russian = "йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ.,"
    let latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~/?"
    return Dictionary(uniqueKeysWithValues: zip(russian, latin))
  }()
}
