import ArgumentParser
import CommandOptions
import AppBase
import TilawaStudio

struct StudioDevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that may enter by the network.")

  @OptionGroup var report: ReportOptions

  func run() throws { try StudioDeviceList(AppContext().folders).list().tell(report) }
}

struct StudioForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Take a device's right to enter away.",
    discussion: """
      It holds at once: a running studio ends the connections of the device. To enter again, it must be paired anew.
      """)

  @Argument(help: "The name of the device, as tilawa studio devices shows it.")
  var name: String

  @OptionGroup var report: ReportOptions

  func run() throws { try StudioDeviceList(AppContext().folders).forget(name).tell(report) }
}
