import TilawaDesktop
import TilawaStore

/// What sounds already, as far as it can be found out, for whoever wants to sound too.
struct Sounding: CustomStringConvertible, Sendable {
  /// The process; nil where it cannot be told.
  let process: Int32?
  /// "2:1-10 of ali": what it plays; nil where it does not say.
  private let title: String?
  /// Why it does not say.
  private let fault: DesktopError?

  /// How long it may take to say what it plays.
  private static let patience = Duration.seconds(1)

  /// Asks the one that has the right to sound. Blocks a thread of its own.
  static func now(in folders: Folders) async -> Sounding {
    await Task.detached { ask(in: folders) }.value
  }

  private static func ask(in folders: Folders) -> Sounding {
    let process = SoundLock.holder(in: folders)
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else {
        return Sounding(process: process, title: nil, fault: nil)
      }
      let answer = try client.ask(ControlRequest(.status), patience: patience)
      return Sounding(process: process, title: title(answer.value), fault: nil)
    } catch {
      return Sounding(process: process, title: nil, fault: error)
    }
  }

  /// The ranges of what plays, as a status tells them; nil where nothing has begun.
  static func title(_ status: ControlValue) -> String? {
    guard case .array(let ranges)? = status["ranges"] else { return nil }
    let names = ranges.compactMap(\.text)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// What the player says of itself; nil where none listens or answers. Blocks, no longer than a second.
  static func status(in folders: Folders) -> ControlValue? {
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else { return nil }
      return try client.ask(ControlRequest(.status), patience: patience).value
    } catch {
      return nil
    }
  }

  /// Asks it to end, which keeps its place; why it does not, where that is known. Blocks a thread of its own.
  func stop(in folders: Folders) async -> String? {
    await Task.detached {
      do throws(DesktopError) {
        guard var client = try ControlClient(to: folders.playerSocket) else { return "nobody answers there" }
        return try client.ask(ControlRequest(.stop), patience: Self.patience).fault?.message
      } catch {
        return error.message
      }
    }.value
  }

  /// What to type where nothing else helps.
  var killing: String { process.map { "; to end it by force: kill \($0)" } ?? "" }

  /// "2:1-10 sounds already (process 123)".
  var description: String {
    guard let process else { return title.map { "\($0) sounds already" } ?? "others wait for their turn already" }
    return "\(title ?? "another session") sounds already (process \(process)"
      + (fault.map { ", \($0.message)" } ?? "") + ")"
  }
}
