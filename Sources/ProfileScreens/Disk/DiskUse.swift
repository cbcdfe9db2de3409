import Core

/// The bytes that the program takes on the disk.
public struct DiskUse: Sendable, Hashable {
  /// The records, with the copies that the program makes by itself.
  public var records: Int
  /// Photos and documents of records.
  public var files: Int
  /// Pictures and documents that were replaced or deleted, and that undo may need.
  public var undo: Int
  /// Pictures that can be had or made again.
  public var cache: Int

  public init(records: Int, files: Int, undo: Int, cache: Int) {
    (self.records, self.files, self.undo, self.cache) = (records, files, undo, cache)
  }

  /// The bytes that can be freed.
  public var loose: Int { undo + cache }
}

/// The access of the Profile tab to the disk.
public struct DiskService: Sendable {
  /// Measures; takes its time in a large folder.
  public var measure: @Sendable () async throws -> DiskUse
  /// Frees what is kept for undo and the cache; returns the bytes that became free.
  public var free: @Sendable () async throws -> Int

  public init(
    measure: @escaping @Sendable () async throws -> DiskUse,
    free: @escaping @Sendable () async throws -> Int
  ) { (self.measure, self.free) = (measure, free) }
}

/// Every text about the disk.
typealias DiskWords = Words<DiskUse>

extension DiskWords {
  var title: String { say(en: "On the disk", ru: "На диске") }
  var show: String { say(en: "Show and free", ru: "Посмотреть и освободить") }
  var hint: String { say(en: "disk", ru: "диск") }
  var measuring: String { say(en: "Measuring…", ru: "Считаю…") }
  var free: String { say(en: "Free", ru: "Освободить") }
  var close: String { say(en: "Close", ru: "Закрыть") }
  var nothingLoose: String { say(en: "There is nothing to free.", ru: "Освобождать нечего.") }

  /// A name and a size for each part.
  func lines(_ use: DiskUse) -> [(name: String, size: String)] {
    [
      (say(en: "Records and their copies", ru: "Записи и их копии"), size(use.records)),
      (say(en: "Photos and documents", ru: "Фото и документы"), size(use.files)),
      (say(en: "Replaced ones, for undo", ru: "Заменённые, для отмены"), size(use.undo)),
      (say(en: "Cached pictures", ru: "Картинки в кеше"), size(use.cache)),
    ]
  }

  func question(_ use: DiskUse) -> String {
    if use.loose == 0 { return nothingLoose }
    if use.undo == 0 {
      return say(
        en: "Cached pictures are fetched or made again when they are needed.",
        ru: "Картинки из кеша загрузятся снова, когда понадобятся.")
    }
    return say(
      en:
        "Frees what was replaced or deleted, and the cache. Changes up to the last such one cannot be "
        + "undone any more.",
      ru:
        "Удалит заменённое и удалённое и кеш. Изменения до последнего из таких отменить уже нельзя "
        + "будет.")
  }

  func freed(_ bytes: Int) -> String {
    say(en: "Freed: \(size(bytes)).", ru: "Освобождено: \(size(bytes)).")
  }

  /// `0 B`, `12 KB`, `3.4 MB`, in steps of 1,000.
  func size(_ bytes: Int) -> String {
    let units = say(en: "B KB MB GB", ru: "Б КБ МБ ГБ").split(separator: " ")
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    return number(value, digits: unit >= 2 && value < 100 ? 1 : 0) + " " + units[unit]
  }
}
