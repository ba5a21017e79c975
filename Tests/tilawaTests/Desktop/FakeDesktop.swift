import Synchronization
@testable import AppBase
import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaDesktop

/// A desktop that takes notifications, over a connection of its own.
final class FakeDesktop: Sendable {
  struct Notice: Sendable {
    let replaced: UInt32
    let title: String
    let body: String
    let urgency: DBusValue?
    /// By its name, and in words.
    let actions: [String]
  }

  /// Whether it says anything to a call.
  enum Manner: Sendable { case answers, takesClicks, keepsSilent }

  private let shared = Shared()

  /// It answers on the bus thread itself: tasks may have to wait for others.
  init(on bus: PrivateBus, _ manner: Manner = .answers) throws {
    let offer = BusLink.Offer(names: [DesktopNotice.service], path: DesktopNotice.path)
    let link = BusLink(to: BusAddress(bus.address), offering: offer) { [shared] happening in
      switch happening {
      case .named: shared.contents.withLock { $0.isThere = true }
      case .called(let call) where manner != .keepsSilent:
        let answer = FakeDesktop.answer(call, shared, manner)
        shared.contents.withLock(\.link)?.answer(call.id, answer)
      case .called, .heard, .lost, .closed: break
      }
    }
    shared.contents.withLock { $0.link = link }
    let isThere = Poll.until { shared.contents.withLock(\.isThere) }
    try #require(isThere)
  }

  deinit {
    let link = shared.contents.withLock { contents in
      defer { contents.link = nil }
      return contents.link
    }
    link?.close()
  }

  /// Tells everybody what became of a notification.
  ///
  /// - Parameter number: that of the notification; new ones are numbered from 7.
  func tell(_ member: String, _ value: DBusValue, of number: UInt32 = 7) {
    let signal = BusSignal(
      path: DesktopNotice.path, interface: DesktopNotice.service, member: member, arguments: [.uint32(number), value])
    shared.contents.withLock(\.link)?.emit(signal)
  }

  /// Returns the notices, once there are so many, or after a minute.
  func notices(atLeast count: Int) async -> [Notice] {
    for _ in 0..<12_000 where shared.notices.count < count { try? await Task.sleep(for: .milliseconds(5)) }
    return shared.notices
  }

  private static func answer(_ call: BusCall, _ shared: Shared, _ manner: Manner) -> Result<[DBusValue], BusFault> {
    switch call.member {
    case "GetCapabilities":
      let clicks = manner == .takesClicks ? ["actions"] : []
      return .success([.strings(["body", "body-markup", "persistence"] + clicks)])
    case "Notify" where call.signature == "susssasa{sv}i":
      guard case .uint32(let replaced) = call.arguments[1], case .string(let title) = call.arguments[3],
        case .string(let body) = call.arguments[4], case .strings(let actions) = call.arguments[5],
        case .dictionary(let hints) = call.arguments[6]
      else { return .failure(.invalid(Sentence(verbatim: "no notice"))) }
      let notice = Notice(replaced: replaced, title: title, body: body, urgency: hints["urgency"], actions: actions)
      return shared.contents.withLock { contents in
        contents.notices.append(notice)
        let new = UInt32(6 + contents.notices.count { $0.replaced == 0 })
        return .success([.uint32(replaced == 0 ? new : replaced)])
      }
    default: return .failure(.unknown(method: call.member))
    }
  }

  private final class Shared: Sendable {
    struct Contents {
      var notices: [Notice] = []
      var isThere = false
      var link: BusLink?
    }

    let contents = Mutex(Contents())
    var notices: [Notice] { contents.withLock(\.notices) }
  }
}
