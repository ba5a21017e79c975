import Testing
import TilawaCore

@testable import TilawaDesktop

@Suite struct ControlRequestTests {
  private func read(_ line: String) -> (id: ControlID?, request: Result<ControlRequest, ControlFault>) {
    ControlRequestMessage.read(line.utf8)
  }

  private func fault(_ line: String) -> ControlFault.Code? {
    if case .failure(let fault) = read(line).request { fault.code } else { nil }
  }

  @Test func `a request has a verb, and where need be to what or by how much`() throws {
    #expect(try read(#"{"do":"next"}"#).request.get() == ControlRequest(.next))
    #expect(try read(#"{"id":7,"do":"speed","to":0.75}"#).request.get() == ControlRequest(.speed, .to("0.75")))
    #expect(try read(#"{"do":"seek","by":"-5","new":[1]}"#).request.get() == ControlRequest(.seek, .by("-5")))
  }

  @Test func `a former name of a verb is understood, and the present one is written`() throws {
    #expect(try read(#"{"do":"loop","to":"ayah"}"#).request.get() == ControlRequest(.endless, .to("ayah")))
    #expect(
      ControlRequestMessage(id: nil, ControlRequest(.endless, .to("ayah"))).line == #"{"do":"endless","to":"ayah"}"#)
    for (former, verb) in ControlVerb.formerNames {
      #expect(ControlVerb(rawValue: former) == nil && ControlVerb(word: former) == verb)
    }
  }

  @Test func `its id comes back as it was, also with a fault`() {
    #expect(read(#"{"id":7,"do":"next"}"#).id == .number("7"))
    #expect(read(#"{"id":"a\"b","do":"dance"}"#).id == .text("a\"b"))
    #expect(read(#"{"do":"next"}"#).id == nil)
    #expect(fault(#"{"id":[1],"do":"next"}"#) == .malformed)
    #expect(fault(#"{"id":"\#(String(repeating: "x", count: 65))","do":"next"}"#) == .malformed)
    // E10: the quotes do not count, nor how a character is written.
    for id in [String(repeating: "x", count: 64), String(repeating: "\u{1}", count: 64)] {
      #expect(read(#"{"id":\#(JSON.string(id).text),"do":"next"}"#).id == .text(id))
    }
    #expect(
      read(#"{"id":\#(String(repeating: "1", count: 64)),"do":"next"}"#).id
        == .number(String(repeating: "1", count: 64)))
    #expect(fault(#"{"id":\#(String(repeating: "1", count: 65)),"do":"next"}"#) == .malformed)
  }

  @Test func `what is wrong has a word for it`() {
    #expect(fault("next") == .malformed)
    #expect(fault("[]") == .malformed)
    #expect(fault("{}") == .malformed)
    #expect(fault(#"{"do":1}"#) == .malformed)
    #expect(fault(#"{"do":"dance"}"#) == .unknownVerb)
    #expect(fault(#"{"do":"next","to":1}"#) == .invalid)
    #expect(fault(#"{"do":"jump"}"#) == .invalid)
    #expect(fault(#"{"do":"speed","by":1}"#) == .invalid)
    #expect(fault(#"{"do":"seek","to":1,"by":1}"#) == .invalid)
    #expect(fault(#"{"do":"seek","to":[1]}"#) == .invalid)
  }

  @Test func `what we write we read`() throws {
    for request in [
      ControlRequest(.stop), ControlRequest(.jump, .to("al \"baqarah\" 255")), ControlRequest(.seek, .by("-5")),
    ] {
      let (id, read) = read(ControlRequestMessage(id: .number("3"), request).line)
      #expect(id == .number("3"))
      #expect(try read.get() == request)
    }
  }
}
