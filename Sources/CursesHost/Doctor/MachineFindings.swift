import Core
import Glibc

/// Findings about folders and the network, with a bound on the time that they take.
public enum MachineFindings {
  /// Looks at a folder that has to be written to; one that is not there is looked at where it would be made.
  public static func folder(_ path: String, _ language: Language) -> Finding {
    var place = path
    while access(place, F_OK) != 0, let parent = parent(of: place) { place = parent }
    let isThere = place == path
    guard access(place, W_OK | X_OK) == 0 else {
      return Finding(
        "folder", .bad,
        language.say(en: "\(place) cannot be written to", ru: "в \(place) нельзя писать"),
        consequence: language.say(en: "nothing can be kept", ru: "хранить ничего нельзя"),
        remedy: "chmod u+rwx \(place); --data DIR")
    }
    var space = statvfs()
    let free = statvfs(place, &space) == 0 ? UInt64(space.f_bavail) * UInt64(space.f_frsize) : .max
    let words =
      isThere
      ? path
      : language.say(en: "\(path) (is made at the start)", ru: "\(path) (создаётся при запуске)")
    guard free < 50 << 20 else { return Finding("folder", .good, words) }
    return Finding(
      "folder", .limited,
      language.say(
        en: "\(words), \(free >> 20) MiB free", ru: "\(words), свободно \(free >> 20) МиБ"),
      consequence: language.say(
        en: "pictures and backups may not fit", ru: "картинки и копии могут не поместиться"),
      remedy: language.say(en: "make room on the disk", ru: "освободите место на диске"))
  }

  /// Looks at who else may read a folder.
  public static func permissions(_ path: String, _ language: Language) -> Finding? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    let mode = facts.st_mode & 0o777
    let octal = String(mode, radix: 8)
    if facts.st_uid != geteuid() {
      return Finding(
        "permissions", .limited,
        language.say(en: "\(path) belongs to somebody else", ru: "\(path) принадлежит другому"),
        remedy: "chown -R \(geteuid()) \(path)")
    }
    guard mode & 0o077 != 0 else { return Finding("permissions", .good, octal) }
    return Finding(
      "permissions", .limited, octal,
      consequence: language.say(
        en: "others may see what is kept", ru: "хранимое могут видеть другие"),
      remedy: "chmod 700 \(path)")
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Tells whether a machine can be reached, by name and TCP, within two seconds; through a proxy it is
  /// the proxy that is tried.
  public static func network(
    host: String, port: UInt16, environment: [String: String], _ language: Language
  ) -> Finding {
    let proxy = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let target = proxy.flatMap(ProxyAddress.init) ?? ProxyAddress(host: host, port: port)
    let name = (proxy == nil ? "" : "proxy ") + "\(target.host):\(target.port)"
    switch Reach.of(target.host, target.port, within: .seconds(2)) {
    case .reached: return Finding("network", .good, name)
    case .failed(let reason):
      return Finding(
        "network", .limited, "\(name): \(reason.words(language))",
        consequence: language.say(
          en: "what was fetched before is shown with its age",
          ru: "показывается полученное раньше, с его возрастом"),
        remedy: proxy == nil
          ? language.say(
            en: "look at the connection, or set https_proxy",
            ru: "проверьте связь или задайте https_proxy")
          : language.say(en: "look at https_proxy", ru: "проверьте https_proxy"))
    }
  }
}

/// The host and port of a proxy's address, `http://user@proxy.example:3128/`.
struct ProxyAddress {
  var host: String
  var port: UInt16

  init(host: String, port: UInt16) { (self.host, self.port) = (host, port) }

  init?(_ address: String) {
    var rest = Substring(address)
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { $0 != "/" }
    if let user = rest.lastIndex(of: "@") { rest = rest[rest.index(after: user)...] }
    let colon = rest.lastIndex(of: ":")
    let name = rest[..<(colon ?? rest.endIndex)]
    guard !name.isEmpty else { return nil }
    host = name.filter { $0 != "[" && $0 != "]" }
    port = colon.flatMap { UInt16(rest[rest.index(after: $0)...]) } ?? 1080
  }
}
