import CatinderDomain
import Foundation

/// A record that writes its own JSON; the bytes are those of ``CatinderDomain/CatinderJSON``.
protocol JSONWritten {
  func write(to json: inout JSONBytes)
}

extension ServerAnswer {
  static func json(_ record: some JSONWritten) -> ServerAnswer {
    var json = JSONBytes()
    record.write(to: &json)
    return .json(WrittenJSON(json))
  }

  static func json(_ json: WrittenJSON) -> ServerAnswer {
    ServerAnswer(status: 200, body: .bytes(json.bytes, type: jsonType))
  }

  static func json(_ records: [some JSONWritten]) -> ServerAnswer {
    // About as much as a profile or a message takes.
    var json = JSONBytes(capacity: 64 + 300 * records.count)
    json.array(records) { $0.write(to: &$1) }
    return .json(WrittenJSON(json))
  }
}

extension Profile: JSONWritten {
  func write(to json: inout JSONBytes) {
    json.raw("{\"age\":")
    json.number(age ?? CatinderLimits.untoldAge)
    json.raw(",\"extendedDescription\":")
    json.string(extendedDescription)
    json.raw(",\"isDemo\":")
    json.bool(isDemo)
    json.raw(",\"name\":")
    json.string(name)
    json.raw(",\"photosNames\":")
    json.array(photosNames) { $1.string($0) }
    json.raw(",\"shortDescription\":")
    json.string(shortDescription)
    json.raw(",\"uid\":")
    json.string(uid.text)
    json.raw("}")
  }
}

extension Message: JSONWritten {
  func write(to json: inout JSONBytes) {
    json.raw("{\"date\":")
    json.moment(date.milliseconds)
    json.raw(",\"id\":")
    json.string(id)
    json.raw(",\"receiverUid\":")
    json.string(receiverUid.text)
    json.raw(",\"senderUid\":")
    json.string(senderUid.text)
    json.raw(",\"status\":")
    json.string(status.rawValue)
    json.raw(",\"text\":")
    json.string(text)
    json.raw("}")
  }
}

extension Match: JSONWritten {
  func write(to json: inout JSONBytes) {
    json.raw("{")
    if let lastMessage {
      json.raw("\"lastMessage\":")
      lastMessage.write(to: &json)
      json.raw(",")
    }
    json.raw("\"matchDate\":")
    json.moment(matchDate.milliseconds)
    json.raw(",\"profile1\":")
    profile1.write(to: &json)
    json.raw(",\"profile2\":")
    profile2.write(to: &json)
    json.raw(",\"unread\":")
    json.number(unread)
    json.raw("}")
  }
}

extension Date {
  fileprivate var milliseconds: Int { Int((timeIntervalSince1970 * 1000).rounded()) }
}
