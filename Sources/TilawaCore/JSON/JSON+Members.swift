package import TilawaCore

/// A JSON value that prints its members in the order given, times with six decimals and decibels with one, as the manual promises.
package enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case time(OutputTime)
  /// Its digits, as they are printed.
  case number(String)
  /// With one decimal.
  case decibels(Double)
  case array([JSON])
  case object([(String, JSON)])

  package static func optional<Value>(_ value: Value?, _ json: (Value) -> JSON) -> JSON { value.map(json) ?? .null }

  package static func strings(_ values: some Sequence<String>) -> JSON { .array(values.map(JSON.string)) }

  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .string(let value): JSONValue.quoted(value)
    case .time(let value): value.description
    case .number(let digits): digits
    // The sum makes minus nought into nought.
    case .decibels(let value): "\((value * 10).rounded() / 10 + 0)"
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + JSON.told(members).map { JSONValue.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
    }
  }

  /// What members were called until 0.1, by their names: told beside those for one release.
  package static let formerNames: [String: String] = [
    "start_frame": "startFrame", "end_frame": "endFrame", "past_word": "pastWord",
    "first_word": "firstWord", "verses_read": "versesRead", "verses_in_all": "versesInAll",
    "to_frame": "toFrame", "from_frame": "fromFrame", "set_aside": "setAside",
    "reciter_kind": "reciterKind", "passed_over": "passedOver", "pages_today": "pagesToday",
    "pages_in_all": "pagesInAll", "pages_a_day": "pagesADay", "next_page": "nextPage",
    "last_completed": "lastCompleted", "is_set": "isSet", "is_changed": "isChanged",
    "first_page": "firstPage", "words_are": "wordsAre",
  ]

  private static func told(_ members: [(String, JSON)]) -> [(String, JSON)] {
    members.flatMap { name, value in
      [(name, value)] + (JSON.formerNames[name].map { [($0, value)] } ?? [])
    }
  }
}

extension JSON {
  package static func tried(_ trail: [ResolvedUnit.Refusal]) -> JSON {
    .array(trail.map { .object([("reciter", .string($0.reciter)), ("why", .string($0.why.rawValue))]) })
  }

  /// A place in a file, in seconds of the file.
  package static func time(_ frame: Int, in file: AudioFile) -> JSON {
    .time(OutputTime(frames: frame, rate: file.rate))
  }

  /// The members `file`, `from`, `to` of what is cut from files: the first file, and how far it is heard.
  package static func place(_ slices: [AudioSlice]) -> [(String, JSON)] {
    guard let first = slices.first else { return [] }
    let last = slices.last { $0.file.path == first.file.path } ?? first
    return [
      ("file", .string(first.file.path)), ("from", time(first.start, in: first.file)),
      ("to", time(last.end, in: first.file)),
    ]
  }
}
