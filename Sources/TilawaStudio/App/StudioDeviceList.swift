import Glibc
package import AppBase
import TilawaCore
package import TilawaStore

/// The devices that were paired with the studio, for people and programs.
package struct StudioDeviceList {
  private let devices: StudioDevices

  package init(_ folders: Folders) { devices = StudioDevices(folder: StudioNetwork.folder(in: folders)) }

  /// Returns the devices with the days of their pairing.
  package func list() throws -> CommandAnswer {
    let all = try devices.all()
    let json = JSON.object([
      ("devices", .array(all.map { .object([("name", .string($0.name)), ("paired", .int($0.paired))]) }))
    ])
    guard !all.isEmpty else { return CommandAnswer(["No device is paired. To pair one: tilawa studio --lan"], json) }
    let rows = all.map { [$0.name, Self.day($0.paired)] }
    return CommandAnswer(table: AnswerTable(rows, headings: ["device", "paired"]), json)
  }

  /// Takes a device's right to enter away.
  ///
  /// - Throws: `Failure` (no input) where there is none of this name.
  package func forget(_ name: String) throws -> CommandAnswer {
    guard let device = try devices.forget(name).first else {
      throw Failure(.noInput, Sentence(verbatim: "no device is called “\(DeviceName.plain(name))”; tilawa studio devices lists them"))
    }
    return CommandAnswer(
      ["\(device.name) may not enter any more."], .object([("forgotten", .string(device.name))]))
  }

  private static func day(_ seconds: Int) -> String {
    var (seconds, parts) = (seconds, tm())
    localtime_r(&seconds, &parts)
    let day = CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return day?.description ?? ""
  }
}
