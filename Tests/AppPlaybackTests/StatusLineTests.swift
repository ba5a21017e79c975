import Testing
import TilawaCore
import TilawaPlayer

@testable import AppPlayback

@Suite struct StatusLineTests {
  private func status(_ fields: String) throws -> JSON {
    let session = #""session":1,"script":null,"ranges":["2:2-3"],"riwayah":"hafs","counting":"kufi""#
    let position = #"""
      "ref":"2:2","word":null,"word_is":null,"play":2,"plays":3,"pass":1,"passes":"forever","reciter":"husary","at":7.000000,\#
      "heard":1.000000,"length":null,"recited":1.000000,"recitation":null,"pass_heard":1.000000,"pass_length":null,\#
      "whole_heard":12.999999,"whole_length":100.000000,"waiting_for":"2:3"
      """#
    let settings = #""each":3,"repeat":"forever","gap":0,\#(fields),"ab":null,"sleeps_at":null"#
    return try JSON(
      reading: #"{"state":"waiting","process":5,"version":1,\#(session),\#(position),\#(settings)}"#)
  }

  @Test func `the line is made of the fields of the message`() throws {
    let fields = try status(#""speed":0.75,"volume":60,"endless":"ayah""#)
    let message = try fields.decoded(as: PlayerStatus.self)
    #expect(JSON(encoding: message) == fields)
    #expect(
      StatusLine(fields)?.words.text
        == "waiting 2:2 · Rep 2/3 · Pass 1/∞ · husary · hafs · 0:12 of 1:40 · 0.75× · volume 60% · ayah for ever · fetching 2:3"
    )
  }

  @Test func `usual settings are not said`() throws {
    let fields = try status(#""speed":1,"volume":100,"endless":"none""#)
    #expect(
      StatusLine(fields)?.words.text == "waiting 2:2 · Rep 2/3 · Pass 1/∞ · husary · hafs · 0:12 of 1:40 · fetching 2:3"
    )
  }

  @Test func `a player without a session says what it does`() throws {
    let idle = try JSON(reading: #"{"state":"idle","process":5,"version":1}"#)
    #expect(StatusLine(idle)?.words.text == "idle")
    let pause = try JSON(
      reading: #"{"state":"intermission","process":5,"intermission":{"title":"pause until a key","seconds":null}}"#)
    #expect(StatusLine(pause)?.words.text == "intermission · pause until a key")
    #expect(StatusLine(try JSON(reading: #"{"id":1,"ok":true}"#)) == nil)
  }
}
