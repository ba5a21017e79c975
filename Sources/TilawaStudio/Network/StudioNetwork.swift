import Glibc
package import TilawaCore
import AppMushaf
import TilawaFiles
package import TilawaStore

/// The access from the network: its addresses, its certificate, the devices that were paired, and the code for one more.
package final class StudioNetwork: Sendable {
  /// An invitation to pair one device.
  package struct Invitation: Hashable, Sendable {
    /// The address that the device opens, with the code behind `#`, which browsers never send.
    package let address: String
    /// The code as a person may type it.
    package let code: String
    package let fingerprint: String
  }

  /// The port where none is named: a device finds the studio again only at the same one.
  package static let standardPort: UInt16 = 7115

  package let addresses: [String]
  package let port: UInt16
  package let devices: StudioDevices
  let identity: StudioIdentity
  let pairing: StudioPairing
  let sockets: [Int32]
  private let folder: String
  private let names: [String]

  /// The event that tells the pages of this machine to look at the devices again.
  static let change = #"{"by":"devices"}"#

  /// The folder of the certificate and the devices.
  package static func folder(in folders: Folders) -> String { folders.data + "/studio" }

  /// Listens at addresses of this machine, and reads or makes the files of a folder.
  ///
  /// - Parameters:
  ///   - addresses: of this machine.
  ///   - names: other names by which devices may know it.
  ///   - port: the port; 0 chooses a free one.
  ///   - folder: the folder of the certificate and the devices; made where it is absent.
  package init(
    at addresses: [String], named names: [String] = NetworkAddresses.hostNames(), port: UInt16, folder: String,
    pairing: StudioPairing = StudioPairing(), now: Int = SystemClock.now
  ) throws(Failure) {
    do throws(StoreError) { try Folders.create(folder) } catch { throw Failure(.cannotCreate, error.sentence) }
    identity = try StudioIdentity.current(in: folder, for: names + addresses, now: now)
    devices = StudioDevices(folder: folder)
    (self.addresses, self.names, self.folder, self.pairing) = (addresses, names, folder, pairing)
    var (sockets, used) = ([Int32](), port)
    for address in addresses {
      do throws(Failure) {
        let made = try HTTPListener.listen(at: address, port: used, option: "--lan-port")
        sockets.append(made.socket)
        used = made.port
      } catch {
        sockets.forEach { close($0) }
        throw error
      }
    }
    (self.sockets, self.port) = (sockets, used)
  }

  /// The names and addresses, each with its port, as browsers write them into `Host`.
  var hosts: Set<String> { Set((addresses + names).map { "\($0):\(port)" }) }

  /// The certificate's file, for those who want to install it.
  package var certificatePath: String { folder + "/certificate.pem" }

  /// The addresses to open, without a code.
  package var links: [String] { addresses.map { "https://\($0):\(port)/" } }

  /// Makes a code for one more device; the one before is good for nothing.
  package func invite() -> Invitation {
    let code = pairing.make()
    return Invitation(
      address: "\(links.first ?? "")pair.html#\(code)", code: code, fingerprint: identity.fingerprint)
  }

  /// Calls a function when devices were forgotten, by whatever process; watches until the process ends.
  ///
  /// - Throws: `.unavailable` where the system gives no thread: a device that was forgotten would go on.
  func watch(_ forgotten: @escaping @Sendable (Set<String>) -> Void) throws(Failure) {
    devices.whenForgotten(forgotten)
    devices.refresh()
    let isStarted = SystemThread.start { [folder, devices] in
      while true {
        let watch = FolderWatch(folder)
        // The first look finds changes from before the watch began.
        devices.refresh()
        _ = watch.wait(atMost: .seconds(5))
        devices.refresh()
      }
    }
    if !isStarted { throw Failure(.unavailable, SystemThread.refusal) }
  }
}
