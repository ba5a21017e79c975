import Testing
import TilawaFiles

@testable import TilawaAudio

/// Names as phones, messengers and recorders write them, with the day and the time that they mean here.
@Suite struct NameDateTests {
  /// 2026-11-28, noon in Greenwich.
  private let now = 1_795_867_200

  private func read(_ name: String, fileTime: Int? = nil) -> String {
    switch NameDate(name, fileTime: fileTime, now: now) {
    case .absent: "-"
    case .found(let seconds): text(seconds)
    case .doubtful(let one, let other): "\(text(one)) or \(text(other))"
    }
  }

  private func text(_ seconds: Int) -> String {
    let time = LocalTime(seconds)
    return time.clock == "120000" ? time.day : "\(time.day) \(time.clock)"
  }

  @Test(arguments: [
    // WhatsApp
    ("PTT-20261127-WA0001", "2026-11-27"), ("AUD-20261127-WA0003", "2026-11-27"), ("VID-20240320-WA0001", "2024-03-20"),
    ("WhatsApp Audio 2026-11-27 at 14.05.33", "2026-11-27 140533"),
    ("WhatsApp Audio 2026-11-27 at 2.05.33 PM", "2026-11-27 140533"),
    ("WhatsApp Ptt 2026-11-27 at 14.05.33", "2026-11-27 140533"),
    ("WhatsApp Audio 2026-11-27 at 12.05.33 AM", "2026-11-27 000533"),
    ("WhatsApp Audio 2026-11-27 at 14.05.33 (1)", "2026-11-27 140533"),
    // Telegram
    ("audio_2026-11-27_14-05-33", "2026-11-27 140533"), ("voice_27-11-2026_14-05-33", "2026-11-27 140533"),
    ("voice_2026-11-27_14-05-33", "2026-11-27 140533"), ("audio_2024-03-12_20-15-33 (2)", "2024-03-12 201533"),
    // Signal
    ("signal-2026-11-27-140533", "2026-11-27 140533"), ("signal-2026-11-27-14-05-33-123", "2026-11-27 140533"),
    ("signal-2026-11-27-14-05-33-123-1", "2026-11-27 140533"),
    // Apple
    ("20261127 140533-ABCD1234", "2026-11-27 140533"), ("20261127 140533", "2026-11-27 140533"),
    ("Recording 2026-11-27 at 14.05.33", "2026-11-27 140533"),
    ("Audio Recording 2026-11-27 at 14.05.33", "2026-11-27 140533"),
    // Samsung, Xiaomi, Huawei, other phones
    ("Voice 001_261127_140533", "2026-11-27 140533"), ("Voice 261127_140533", "2026-11-27 140533"),
    ("20261127_140533", "2026-11-27 140533"), ("Record_2026-11-27-14-05-33", "2026-11-27 140533"),
    ("2026-11-27-14-05-33", "2026-11-27 140533"), ("Sheikh(0123456789)_20261127140533", "2026-11-27 140533"),
    ("Call recording Sheikh_261127_140533", "2026-11-27 140533"), ("Voice_20261127_140533", "2026-11-27 140533"),
    ("录音_20261127_140533", "2026-11-27 140533"), ("2026年11月27日 14点05分", "2026-11-27 140500"),
    ("Recording_20261127_140533", "2026-11-27 140533"), ("REC20261127140533", "2026-11-27 140533"),
    ("IMG_20261127_140533123", "2026-11-27 140533"), ("rec_20261127-1405", "2026-11-27 140500"),
    ("My Recording 2026_11_27_14_05_33", "2026-11-27 140533"), ("20261127T140533", "2026-11-27 140533"),
    // Recorders
    ("261127-140533", "2026-11-27 140533"), ("261127_1405", "2026-11-27 140500"),
    ("261127_1405_01", "2026-11-27 140500"),
    ("261127_0001", "2026-11-27"), ("261127-140533_Tr1", "2026-11-27 140533"),
    ("VT_20261127_1405", "2026-11-27 140500"),
    // Programs and meetings
    ("2026-11-27 14-05-33", "2026-11-27 140533"), ("Meeting-20261127_140533-Meeting Recording", "2026-11-27 140533"),
    ("2026-11-27T14:05:33", "2026-11-27 140533"), ("2026-11-27 14.05.33 Lesson", "2026-11-27 140533"),
    ("Lesson 2026-11-27, 14.05", "2026-11-27 140500"),
    // By hand
    ("27-11-2026", "2026-11-27"), ("27.11.2026", "2026-11-27"), ("27_11_2026", "2026-11-27"),
    ("3.4.2026", "2026-04-03"),
    ("03.04.2026 lesson", "2026-04-03"), ("11-27-2026", "2026-11-27"), ("27112026", "2026-11-27"),
    ("2026.11.27", "2026-11-27"),
    ("2026 11 27", "2026-11-27"), ("2026-1-5 naba", "2026-01-05"), ("05-05-2026", "2026-05-05"),
    ("27 Nov 2026", "2026-11-27"),
    ("Lesson 27 November 2026", "2026-11-27"), ("Nov 27, 2026", "2026-11-27"),
    ("November 27 2026 2-05 PM", "2026-11-27 140500"),
    ("٢٠٢٦-١١-٢٧", "2026-11-27"), ("درس 27-11-2026", "2026-11-27"), ("naba 1-10 2026-11-26", "2026-11-26"),
    ("2026-11-27 naba 1-10", "2026-11-27"), ("Kassette 1985-03-04", "1985-03-04"),
    ("2026-11-28 tomorrow's", "2026-11-28"),
  ])
  func `a name says when it was recorded`(name: String, date: String) { #expect(read(name) == date) }

  @Test(arguments: [
    "New Recording 5", "Recording (2)", "ZOOM0001", "ZOOM0001_Tr1", "DR0000_0001", "DS_0001", "WS_10001", "DW_A0001",
    "TASCAM_0001", "Voice 001", "Audio Message", "voice-message", "lesson", "", "113001", "101001-101002", "113-1",
    "001_al-fatihah", "6226", "78 An-Naba 1-10", "+4917012345678", "201112223344", "2026", "2026-11", "Juz 30", "1-2-3",
    "2026-13-01", "2026-02-30", "1970-01-01", "1980-01-01_00-00-00", "2026-12-24", "27-11-3026", "1448-06-17",
    "101001_101007", "My Recording #5", "track 12", "Hizb 60", "3 may", "99999999", "00000000000000",
    String(repeating: "1-", count: 400),
  ])
  func `a name without a date that can be has none`(name: String) { #expect(read(name) == "-") }

  @Test func `a name whose day may be the month is two dates, and the time of the file decides`() throws {
    #expect(read("03-04-2026") == "2026-04-03 or 2026-03-04")
    #expect(read("03042026") == "2026-04-03 or 2026-03-04")
    let march = try #require(CivilTime(year: 2026, month: 3, day: 4).seconds())
    #expect(read("03-04-2026", fileTime: march + 7200) == "2026-03-04")
    #expect(read("03-04-2026", fileTime: march + 90 * 86_400) == "2026-04-03 or 2026-03-04")
    // Of 12 November and 11 December one has not come yet.
    #expect(read("11-12-2026") == "2026-11-12")
  }

  @Test func `a name without a year is of the year of its file`() throws {
    #expect(read("Nov 27 at 2-05 PM") == "2026-11-27 140500")
    #expect(read("Dec 24 at 9-30 AM") == "2025-12-24 093000")
    let file = try #require(CivilTime(year: 2024, month: 11, day: 28).seconds())
    #expect(read("Nov 27 at 2-05 PM", fileTime: file) == "2024-11-27 140500")
  }

  @Test(arguments: ["GMT20261127-140533_Recording", "20261127T140533Z", "2026-11-27T14:05:33Z"])
  func `a time in Greenwich is that moment`(name: String) {
    #expect(NameDate(name, fileTime: nil, now: now) == .found(1_795_788_333))
  }

  @Test func `milliseconds since 1970 are a time`() {
    #expect(NameDate("audioclip-1795788333000-3456", fileTime: nil, now: now) == .found(1_795_788_333))
  }
}
