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
    let value = PairedDevices(devices: all.map { PairedDevices.Device(name: $0.name, paired: $0.paired) })
    guard !all.isEmpty else {
      return CommandAnswer([StudioSentences.noDevices(command: CommandHint("studio", "--lan"))], value)
    }
    let rows = all.map { [$0.name, Self.day($0.paired)] }
    let headings = [StudioSentences.device, StudioSentences.devicePaired]
    return CommandAnswer(table: AnswerTable(rows, headings: headings), value)
  }

  /// Takes a device's right to enter away.
  ///
  /// - Throws: `Failure` (no input) where there is none of this name.
  package func forget(_ name: String) throws -> CommandAnswer {
    guard let device = try devices.forget(name).first else {
      let command = CommandHint("studio", "devices")
      throw Failure(.noInput, StudioSentences.noDevice(name: DeviceName.plain(name), command: command))
    }
    return CommandAnswer([StudioSentences.forgotten(name: device.name)], ForgottenDevice(forgotten: device.name))
  }

  private static func day(_ seconds: Int) -> String {
    var (seconds, parts) = (seconds, tm())
    localtime_r(&seconds, &parts)
    let day = CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return day?.description ?? ""
  }
}

/// The line for programs about the devices that were paired.
private struct PairedDevices: Encodable {
  struct Device: Encodable {
    let name: String
    /// The time of the pairing, in seconds since 1970.
    let paired: Int
  }

  let devices: [Device]
}

/// The line for programs about a device that may not enter any more.
private struct ForgottenDevice: Encodable {
  /// The name of the device.
  let forgotten: String
}
