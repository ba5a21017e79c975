import TilawaCore

/// One reading of a course. Faults are gathered: what can be read is read on.
struct CourseReading {
  var base: ScriptReading
  var faults: [ScriptFault] { base.faults }

  init(_ base: ScriptReading) { self.base = base }

  private static let keys = [
    "course", "title", "level", "coach", "about", "riwayah", "zone", "start", "unlock", "deadline", "rules",
    "orientation", "sessions", "weeks", "assessment", "next", "resources", "recovery",
  ]
  static let mostWeeks = 52
  private static let mostTextBytes = 4000

  /// Reads a whole course; nil after a fault.
  mutating func course(_ root: YAMLValue) -> Course? {
    guard let fields = base.fields(root, of: TilawaScriptsSentences.aCourse, known: Self.keys) else { return nil }
    for key in ["course", "title", "zone", "start", "weeks"] where fields[key] == nil {
      base.fault(root.place, TilawaScriptsSentences.courseHas(key: key))
    }
    if let field = fields["riwayah"] { base.riwayah = base.word(field) ?? .hafs }
    let id = fields["course"].flatMap { self.id($0) }
    let start = fields["start"].flatMap { day($0) }
    let weeks = fields["weeks"].map { self.weeks($0) } ?? []
    var course = Course(
      id: id ?? "x", title: line(fields["title"]) ?? "", start: start ?? CalendarDay(number: 0), weeks: weeks)
    course.level = line(fields["level"]) ?? ""
    course.coach = line(fields["coach"]) ?? ""
    course.about = text(fields["about"]) ?? ""
    course.riwayah = base.riwayah
    if let field = fields["zone"], let name = line(field) {
      course.zone = name
      if ZoneOffsets(named: name, over: course.start...course.start) == nil {
        base.fault(field.value.place, TilawaScriptsSentences.zoneTakes(name: name))
      }
    }
    if let field = fields["unlock"] {
      course.unlock = time(field, TilawaScriptsSentences.unlockExample) ?? course.unlock
    }
    if let field = fields["deadline"] {
      course.deadline = time(field, Sentence(verbatim: "fri 23:59")) ?? course.deadline
    }
    if let field = fields["rules"] { course.rules = rules(field.value, weeks.count) }
    if let field = fields["assessment"] { course.assessment = assessment(field.value, weeks.count) }
    if let field = fields["orientation"] {
      course.orientation = item(field.value, TilawaScriptsSentences.anOrientation)
    }
    if let field = fields["next"] { course.next = next(field.value) }
    if let field = fields["resources"] { course.resources = list(field, atMost: 200) { $0.resource($1) } }
    if let field = fields["sessions"] { course.sessions = sessions(field) }
    if let field = fields["recovery"] { course.recovery = recovery(field) }
    return faults.isEmpty ? course : nil
  }

  private mutating func recovery(_ field: YAMLValue.Field) -> String {
    let key = line(field) ?? ""
    if !Hex.isDigest(key) {
      base.fault(field.value.place, TilawaScriptsSentences.recoveryTakes(command: CommandHint("course", "new")))
    }
    return key
  }

  private mutating func rules(_ value: YAMLValue, _ weeks: Int) -> CourseRules {
    var rules = CourseRules()
    rules.needed = min(12, max(weeks, 1))
    let known = ["attempts", "catch-ups", "needed", "feedback-hours", "grace-days"]
    guard let fields = base.fields(value, of: Sentence(verbatim: "rules"), known: known) else { return rules }
    if let field = fields["attempts"] { rules.attempts = base.number(field, in: 1...20) ?? rules.attempts }
    if let field = fields["catch-ups"] { rules.catchUps = base.number(field, in: 0...20) ?? rules.catchUps }
    if let field = fields["needed"] { rules.needed = base.number(field, in: 0...max(weeks, 1)) ?? rules.needed }
    if let field = fields["feedback-hours"] {
      rules.feedbackHours = base.number(field, in: 1...1000) ?? rules.feedbackHours
    }
    if let field = fields["grace-days"] { rules.graceDays = base.number(field, in: 0...100) ?? rules.graceDays }
    return rules
  }

  private mutating func assessment(_ value: YAMLValue, _ weeks: Int) -> CourseAssessment {
    var assessment = CourseAssessment()
    let known = ["passage", "about", "opens", "result-days"]
    guard let fields = base.fields(value, of: TilawaScriptsSentences.anAssessment, known: known) else {
      return assessment
    }
    if let field = fields["passage"] {
      assessment.passage = passage(field)
    } else {
      base.fault(value.place, TilawaScriptsSentences.assessmentHas)
    }
    assessment.about = text(fields["about"]) ?? ""
    assessment.opens = fields["opens"].flatMap { base.number($0, in: 1...max(weeks, 1)) }
    if let field = fields["result-days"] { assessment.resultDays = base.number(field, in: 1...100) ?? 5 }
    return assessment
  }

  private mutating func next(_ value: YAMLValue) -> CourseNext? {
    let known = ["level", "about", "start", "enrolment", "coach"]
    guard let fields = base.fields(value, of: Sentence(verbatim: "next"), known: known) else { return nil }
    guard let level = fields["level"] else {
      base.fault(value.place, TilawaScriptsSentences.nextHas)
      return nil
    }
    return CourseNext(
      level: line(level) ?? "", about: text(fields["about"]) ?? "", start: fields["start"].flatMap { day($0) },
      enrolment: fields["enrolment"].flatMap { day($0) }, coach: line(fields["coach"]) ?? "")
  }

  private mutating func resource(_ value: YAMLValue) -> CourseResource? {
    guard let fields = base.fields(value, of: TilawaScriptsSentences.aResource, known: ["title", "link", "category"])
    else {
      return nil
    }
    guard let (title, link) = titled(fields, TilawaScriptsSentences.aResource, value.place) else { return nil }
    return CourseResource(title: title, link: link, category: line(fields["category"]) ?? "")
  }

  // MARK: - Weeks

  private mutating func weeks(_ field: YAMLValue.Field) -> [CourseWeek] {
    let weeks = list(field, atMost: Self.mostWeeks) { $0.week($1) }
    if weeks.isEmpty, faults.isEmpty { base.fault(field.place, TilawaScriptsSentences.courseHasWeek) }
    return weeks
  }

  private mutating func week(_ value: YAMLValue) -> CourseWeek? {
    let known = ["topic", "passage", "lesson", "notes", "objectives"]
    guard let fields = base.fields(value, of: TilawaScriptsSentences.aWeek, known: known) else { return nil }
    var week = CourseWeek(topic: line(fields["topic"]) ?? "")
    if let field = fields["passage"] { week.passage = passage(field) }
    if let field = fields["lesson"] {
      week.items = list(field, atMost: 50) { $0.item($1, TilawaScriptsSentences.aLessonPart) }
    }
    week.notes = text(fields["notes"]) ?? ""
    if let field = fields["objectives"] {
      week.objectives = list(field, atMost: 20) { reading, value in reading.base.text(value, of: "objectives") }
    }
    return week
  }

  mutating func item(_ value: YAMLValue, _ what: Sentence) -> CourseItem? {
    guard let fields = base.fields(value, of: what, known: ["title", "link", "minutes"]) else { return nil }
    guard let (title, link) = titled(fields, what, value.place) else { return nil }
    return CourseItem(title: title, link: link, minutes: fields["minutes"].flatMap { base.number($0, in: 1...600) })
  }

  /// Reads what a part of a lesson and a resource have.
  private mutating func titled(
    _ fields: [YAMLValue.Field], _ what: Sentence, _ place: ScriptPlace
  ) -> (title: String, link: String)? {
    guard let title = fields["title"], let link = fields["link"] else {
      base.fault(place, TilawaScriptsSentences.hasTitleAndLink(what: what))
      return nil
    }
    guard let title = line(title), let link = self.link(link) else { return nil }
    return (title, link)
  }

  // MARK: - Values

  /// Reads the values of a list; those with a fault are left out.
  mutating func list<Value>(
    _ field: YAMLValue.Field, atMost most: Int, _ read: (inout CourseReading, YAMLValue) -> Value?
  ) -> [Value] {
    guard case .list(let values) = field.value.content else {
      base.fault(field.value.place, TilawaScriptsSentences.isList(key: field.key, value: field.value.kind))
      return []
    }
    guard values.count <= most else {
      base.fault(field.place, TilawaScriptsSentences.mostEntries(key: field.key, most: "\(most)"))
      return []
    }
    return values.compactMap { read(&self, $0) }
  }

  private mutating func id(_ field: YAMLValue.Field) -> String? {
    guard let text = base.text(field) else { return nil }
    if CourseID.isValid(text) { return text }
    base.fault(field.value.place, TilawaScriptsSentences.courseTakes)
    return nil
  }

  /// Reads a short text in one line.
  mutating func line(_ field: YAMLValue.Field?) -> String? {
    guard let field, let text = base.text(field) else { return nil }
    if text.utf8.count <= 200, !text.contains(where: \.isNewline) { return text }
    base.fault(field.value.place, TilawaScriptsSentences.isLine(key: field.key))
    return nil
  }

  private mutating func text(_ field: YAMLValue.Field?) -> String? {
    guard let field, let text = base.text(field) else { return nil }
    if text.utf8.count <= Self.mostTextBytes { return text }
    base.fault(field.value.place, TilawaScriptsSentences.mostText(key: field.key, most: "\(Self.mostTextBytes)"))
    return nil
  }

  mutating func day(_ field: YAMLValue.Field) -> CalendarDay? {
    guard let text = base.text(field) else { return nil }
    if let day = CalendarDay(text), (2000...2200).contains(day.year) { return day }
    base.fault(field.value.place, TilawaScriptsSentences.takesDay(key: field.key))
    return nil
  }

  private mutating func time(_ field: YAMLValue.Field, _ example: Sentence) -> CourseTime? {
    guard let text = base.text(field) else { return nil }
    if let time = CourseTime(text) { return time }
    base.fault(field.value.place, TilawaScriptsSentences.takesWeekday(key: field.key, example: example))
    return nil
  }

  /// Reads a link: a page of the web, or a file beside the course.
  mutating func link(_ field: YAMLValue.Field) -> String? {
    guard let text = line(field) else { return nil }
    if CourseLink.isAllowed(text) { return text }
    base.fault(
      field.value.place, TilawaScriptsSentences.takesLink(key: field.key))
    return nil
  }

  private mutating func passage(_ field: YAMLValue.Field) -> String {
    guard let text = base.text(field) else { return "" }
    do throws(RangeError) {
      _ = try RangeParser(structure: base.structure, riwayah: base.riwayah).parse(text)
      return text
    } catch {
      base.fault(
        base.source.place(of: error.position, in: text, at: field.value.place),
        TilawaScriptsSentences.rangeWrong(text: text, reason: Sentence(verbatim: error.message)))
      return ""
    }
  }
}
