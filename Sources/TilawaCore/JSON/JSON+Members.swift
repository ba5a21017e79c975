/// Values as commands and messages print them.
extension JSON {
  package static func int(_ value: Int) -> JSON { .number(String(value)) }

  package static func optional<Value>(_ value: Value?, _ json: (Value) -> JSON) -> JSON { value.map(json) ?? .null }

  package static func strings(_ values: some Sequence<String>) -> JSON { .array(values.map(JSON.string)) }

  /// The former names of members (until 0.1), by their present names. Answers of commands have both for one release.
  package static let formerNames: [String: String] = [
    "start_frame": "startFrame", "end_frame": "endFrame", "past_word": "pastWord",
    "first_word": "firstWord", "verses_read": "versesRead", "verses_in_all": "versesInAll",
    "to_frame": "toFrame", "from_frame": "fromFrame", "set_aside": "setAside",
    "reciter_kind": "reciterKind", "passed_over": "passedOver", "pages_today": "pagesToday",
    "pages_in_all": "pagesInAll", "pages_a_day": "pagesADay", "next_page": "nextPage",
    "last_completed": "lastCompleted", "is_set": "isSet", "is_changed": "isChanged",
    "first_page": "firstPage", "words_are": "wordsAre",
  ]
}
