import CChafa
import CPictureDecoder

/// The versions of what decodes and draws pictures.
public enum PictureLibraries {
  public static var spng: String { String(cString: cpicture_spng_version()) }

  /// That of the headers, as the library has no call for it.
  public static var chafa: String { String(cString: cchafa_version()) }

  public static var glib: String {
    var parts: [UInt32] = [0, 0, 0]
    cchafa_glib_version(&parts)
    return parts.map(String.init).joined(separator: ".")
  }
}
