import TilawaCore

extension CourseReading {
  mutating func sessions(_ field: YAMLValue.Field) -> [CourseSession] {
    var known: Set<String> = []
    return list(field, atMost: 100) { reading, value in
      guard var session = reading.session(value) else { return nil }
      if session.id.isEmpty { session.id = "\(session.kind.rawValue)-\(known.count + 1)" }
      if !known.insert(session.id).inserted {
        reading.base.fault(value.place, TilawaScriptsSentences.sameSession(id: session.id))
        return nil
      }
      return session
    }
  }

  private mutating func session(_ value: YAMLValue) -> CourseSession? {
    let kinds = CourseSession.Kind.allCases.map(\.rawValue)
    let known = kinds + ["id", "on", "minutes", "zone", "link"]
    guard let fields = base.fields(value, of: TilawaScriptsSentences.aSession, known: known) else { return nil }
    guard let named = fields.first(where: { kinds.contains($0.key) }), let title = line(named),
      let kind = CourseSession.Kind(rawValue: named.key), let on = fields["on"], let (day, start) = moment(on)
    else {
      if fields["on"] == nil || !fields.contains(where: { kinds.contains($0.key) }) {
        base.fault(value.place, TilawaScriptsSentences.sessionHas(keys: ScriptReading.list(kinds)))
      }
      return nil
    }
    var session = CourseSession(id: "", kind: kind, title: title, day: day, start: start)
    if let field = fields["id"], let id = base.text(field) {
      if !CourseID.isValid(id) { base.fault(field.value.place, TilawaScriptsSentences.idTakes) }
      session.id = id
    }
    if let field = fields["minutes"] { session.length = base.number(field, in: 5...600) ?? 60 }
    if let field = fields["link"] { session.link = link(field) ?? "" }
    if let field = fields["zone"], let name = line(field) {
      let day = CalendarDay(number: 20_000)
      if ZoneOffsets(named: name, over: day...day) == nil {
        base.fault(field.value.place, TilawaScriptsSentences.zoneTakes(name: name))
      }
      session.zone = name
    }
    return session
  }

  /// Reads `tue 19:00`, or `2027-01-12 19:00`.
  private mutating func moment(_ field: YAMLValue.Field) -> (day: CourseSession.Day, start: Int)? {
    guard let text = base.text(field) else { return nil }
    let parts = text.split(separator: " ")
    if parts.count == 2, let minutes = CourseTime.minutes(String(parts[1])) {
      if let day = CalendarDay(String(parts[0])) { return (.once(day), minutes) }
      if let weekday = CourseTime.weekday(parts[0]) { return (.weekly(weekday), minutes) }
    }
    base.fault(field.value.place, TilawaScriptsSentences.onTakes)
    return nil
  }
}
