import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaDesktop
import TilawaPlayer

/// docs/messages.md is the schema of all messages: it is compared with the types that encode and decode them.
@Suite struct MessageDocumentTests {
  /// Fields, types and remarks by headings: "Status", "Events of a session/start".
  private let tables: [String: [Row]]

  private struct Row: Hashable {
    let name: String
    let type: String
    let remark: String
  }

  private let manual: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    manual = try String(contentsOf: root.appending(path: "docs/man/tilawa-events.7"), encoding: .utf8)
    let page = try String(contentsOf: root.appending(path: "docs/messages.md"), encoding: .utf8)
    var (section, heading) = ("", "")
    var tables: [String: [Row]] = [:]
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { (section, heading) = (String(line.dropFirst(3)), "") }
      if line.hasPrefix("### ") { heading = "/" + line.dropFirst(4) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { throw JSONError("\(line)") }
      tables[section + heading, default: []].append(
        Row(name: cells[0].replacing("`", with: ""), type: cells[1], remark: cells[3]))
    }
    self.tables = tables
  }

  /// All messages by the headings of their tables.
  private static var messages: [String: any Decodable.Type] {
    var messages: [String: any Decodable.Type] = [
      "Request": ControlRequestMessage.self, "Reply": ControlReply.self, "Greeting": Greeting.self,
      "Status": PlayerStatus.self, "Objects/loop": LoopMessage.self, "Objects/intermission": IntermissionMessage.self,
      "Objects/refusal": RefusalMessage.self,
      "Objects/finding": TajweedMessage.self, "Objects/instead": HeardInsteadMessage.self,
    ]
    for name in PlayerEventMessage.Name.allCases {
      let isOfConnection = [.entered, .left, .intermission, .dropped].contains(name)
      let section = isOfConnection ? "Events of a connection" : "Events of a session"
      messages["\(section)/\(name.rawValue)"] = PlayerEventMessage.fields(of: name)
    }
    for name in RecitationEventName.allCases {
      messages["Events of a recitation/\(name.rawValue)"] = name.fields
    }
    return messages
  }

  @Test func `every message has a table, and every table is of a message`() {
    #expect(Set(tables.keys) == Set(Self.messages.keys))
  }

  @Test func `every field stands in its table with its type, and no other`() {
    for (heading, message) in Self.messages {
      let rows = tables[heading] ?? []
      let fields = SchemaRecorder.fields(of: message)
      #expect(fields.map { "\($0.name): \($0.type)" } == rows.map { "\($0.name): \($0.type)" }, "\(heading)")
      for (field, row) in zip(fields, rows) {
        for word in field.words { #expect(row.remark.contains("`\(word)`"), "\(heading), \(field.name): \(word)") }
      }
    }
  }

  @Test func `names are of one style`() {
    for rows in tables.values {
      for row in rows { #expect(row.name.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil, "\(row.name)") }
    }
  }

  @Test func `the manual explains every event of a session with its fields and their words`() {
    let words = Set(manual.split { !$0.isLetter && $0 != "_" && $0 != "-" }.map(String.init))
    for (heading, rows) in tables where heading.hasPrefix("Events of a session/") {
      #expect(words.contains(String(heading.split(separator: "/")[1])), "\(heading)")
      for row in rows { #expect(words.contains(row.name), "\(heading): \(row.name)") }
    }
    for reason in ResolvedUnit.Reason.allCases { #expect(words.contains(reason.rawValue), "\(reason.rawValue)") }
    #expect(manual.contains(".Li at , each , repeat , gap , speed , volume , endless , ab , sleeps_at ."))
  }

  @Test func `a value has one type in the status and in the events that tell it`() {
    let settings = Set(SchemaRecorder.fields(of: PlayerSettings.self))
    #expect(settings.count == 8)
    for message in [PlayerStatus.self, ChangeEvent.self] as [any Decodable.Type] {
      #expect(settings.isSubset(of: SchemaRecorder.fields(of: message)))
    }
    let session = Set(SchemaRecorder.fields(of: SessionMessage.self))
    #expect(session.isSubset(of: SchemaRecorder.fields(of: PlayerStatus.self)))
  }

  // MARK: - Both ways

  private func returns<Message: Codable & Equatable>(_ message: Message) throws {
    let line = JSON(encoding: message).line
    #expect(try JSON(reading: line).decoded(as: Message.self) == message, "\(line)")
    // Programs have other readers and writers of JSON.
    #expect(try JSONDecoder().decode(Message.self, from: Data(line.utf8)) == message, "\(line)")
    #expect(try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message)) == message, "\(line)")
  }

  @Test(arguments: PlayerEventMessage.Name.allCases, [SchemaRecorder.Nulls.empty, .filled])
  func `an event that was encoded decodes again`(name: PlayerEventMessage.Name, nulls: SchemaRecorder.Nulls) throws {
    let fields = try PlayerEventMessage.fields(of: name).init(from: SchemaRecorder(nulls: nulls))
    try returns(fields)
    guard case .object(let members) = JSON(encoding: fields) else { return }
    let message = JSON.object([("event", .string(name.rawValue))] + members)
    let event = try message.decoded(as: PlayerEventMessage.self)
    #expect(event.name == name.rawValue && event.line == message.line)
    try returns(event)
  }

  @Test(arguments: [SchemaRecorder.Nulls.empty, .filled])
  func `a status and a greeting that were encoded decode again`(nulls: SchemaRecorder.Nulls) throws {
    let status = try PlayerStatus(from: SchemaRecorder(nulls: nulls))
    try returns(status)
    try returns(ControlReply(id: .number("1"), .status(status)))
    try returns(ControlReply(id: nil, .greeting(try Greeting(from: SchemaRecorder(nulls: nulls)))))
    try returns(ControlReply(id: .text("a"), .done))
    try returns(ControlReply(id: nil, .status(PlayerStatus(state: .idle, process: 1))))
  }

  @Test func `requests and faults that were encoded decode again`() throws {
    for code in ControlFault.Code.allCases { try returns(ControlReply(id: nil, .fault(ControlFault(code, "no")))) }
    for verb in ControlVerb.allCases {
      let value: ControlRequest.Value? = verb.value == .none ? nil : .to("1")
      try returns(ControlRequestMessage(id: .number("12"), ControlRequest(verb, value)))
    }
  }

  @Test func `what an older or a later player says is understood`() throws {
    let status = try JSON(
      reading: #"{"id":1,"ok":true,"state":"playing","process":7,"new":[1],"session":1,"script":null,"ranges":["2"],"#
        + #""riwayah":"hafs","counting":"kufi","ref":"2:1","play":1,"plays":1,"pass":1,"passes":"forever","reciter":"a","#
        + #""at":1,"heard":1.5,"length":null,"recited":0,"recitation":null,"pass_heard":0,"pass_length":null,"#
        + #""whole_heard":0,"whole_length":null,"waiting_for":null,"each":1,"repeat":1,"gap":"500","speed":1.5,"#
        + #""volume":100,"endless":"none","ab":null,"sleeps_at":null}"#
    ).decoded(as: ControlReply.self).status
    #expect(status?.version == nil && status?.position?.wordIs == nil && status?.position?.passes == .forever)
    #expect(status?.settings?.gap == .milliseconds(500) && status?.settings?.speed.description == "1.5")
    #expect(PlayerEventMessage(line: #"{"event":"sung","at":1}"#) == .other("sung"))
    #expect(PlayerEventMessage(line: #"{"event":"end","at":1e300,"reason":"finished"}"#) == nil)
    let fault = try JSON(reading: #"{"error":"no","code":"new"}"#).decoded(as: ControlReply.self).fault
    #expect(fault == ControlFault(.impossible, "no"))
  }
}
