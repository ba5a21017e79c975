import TilawaCore
import TilawaPlayer

/// A request of another program to the player on the bus, read from its call.
enum MediaRequest: Hashable, Sendable {
  case introspect
  case get(property: String, interface: String)
  /// A request for all properties; an empty name stands for all interfaces.
  case getAll(interface: String)
  case obey(PlayerCommand)
  /// A seek by so many microseconds of the recitation, forwards or backwards.
  case seek(Int64)
  /// A seek to a position in microseconds; only while the track still sounds.
  case setPosition(track: String, Int64)
  /// A request without effect, such as shuffling.
  case nothing

  static let root = "org.mpris.MediaPlayer2"
  static let player = "org.mpris.MediaPlayer2.Player"

  /// The methods of each interface, with the types of their arguments.
  private static let methods = [
    "org.freedesktop.DBus.Introspectable": ["Introspect": ""],
    "org.freedesktop.DBus.Properties": ["Get": "ss", "GetAll": "s", "Set": "ssv"],
    root: ["Raise": "", "Quit": ""],
    player: [
      "Next": "", "Previous": "", "Pause": "", "PlayPause": "", "Stop": "", "Play": "", "Seek": "x",
      "SetPosition": "ox", "OpenUri": "s",
    ],
  ]

  /// Reads a request from a call.
  ///
  /// - Throws: The error for the caller, if the call is not valid.
  init(_ call: BusCall) throws(BusFault) {
    try MediaRequest.check(call)
    let arguments = call.arguments
    switch (call.member, arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
    case ("Introspect", _, _, _): self = .introspect
    case ("Get", .string(let interface)?, .string(let property)?, _):
      self = .get(property: property, interface: interface)
    case ("GetAll", .string(let interface)?, _, _): self = .getAll(interface: interface)
    case ("Set", .string(let interface)?, .string(let property)?, .variant(let value)?):
      self = try MediaRequest.set(property, of: interface, to: value)
    case ("Seek", .int64(let distance)?, _, _): self = .seek(distance)
    case ("SetPosition", .path(let track)?, .int64(let place)?, _): self = .setPosition(track: track, place)
    case ("OpenUri", _, _, _): throw .notSupported(DesktopSentences.opensNoAddresses)
    case ("Raise", _, _, _): self = .nothing
    default:
      guard let command = MediaRequest.commands[call.member] else { throw .unknown(method: call.member) }
      self = .obey(command)
    }
  }

  /// The commands of methods without arguments.
  private static let commands: [String: PlayerCommand] = [
    "Quit": .stop, "Stop": .stop, "Next": .next, "Previous": .previous, "Pause": .pause, "PlayPause": .toggle,
    "Play": .play,
  ]

  /// Checks the interface, the method and its types. Callers may omit the interface.
  private static func check(_ call: BusCall) throws(BusFault) {
    if !call.interface.isEmpty, methods[call.interface] == nil { throw .unknown(interface: call.interface) }
    let known = call.interface.isEmpty ? methods.values.first { $0[call.member] != nil } : methods[call.interface]
    guard let wanted = known?[call.member] else { throw .unknown(method: call.member) }
    guard call.signature == wanted else {
      throw .invalid(DesktopSentences.methodTakes(name: call.member, wanted: wanted, given: call.signature))
    }
  }

  // MARK: - Properties

  private static func set(
    _ property: String, of interface: String, to value: DBusValue
  ) throws(BusFault) -> MediaRequest {
    guard [root, player].contains(interface) else { throw .unknown(interface: interface) }
    switch (interface, property, value) {
    case (player, "Rate", .double(let rate)): return .obey(try command(forRate: rate))
    case (player, "Volume", .double(let volume)):
      guard !volume.isNaN else { throw .invalid(DesktopSentences.volumeTakes) }
      return .obey(.volume(Int((min(1, max(0, volume)) * 100).rounded())))
    case (player, "LoopStatus", .string(let word)):
      guard let endless = Player.Endless(loopStatus: word) else {
        throw .invalid(DesktopSentences.loopStatusIs(word: word))
      }
      return .obey(.endless(endless))
    case (player, "Shuffle", .boolean(let isOn)):
      if isOn { throw .notSupported(DesktopSentences.ayatInOrder) }
      return .nothing
    case (player, "Rate", _), (player, "Volume", _):
      throw .invalid(DesktopSentences.propertyTakes(name: property, wanted: "d"))
    case (player, "LoopStatus", _): throw .invalid(DesktopSentences.propertyTakes(name: property, wanted: "s"))
    case (player, "Shuffle", _): throw .invalid(DesktopSentences.propertyTakes(name: property, wanted: "b"))
    case (player, _, _) where MediaIntrospection.playerProperties.contains(property): throw .readOnly(property)
    case (root, _, _) where MediaIntrospection.rootProperties[property] != nil: throw .readOnly(property)
    default: throw .unknown(property: property)
    }
  }

  /// Returns the command for a rate: the nearest speed, or a pause for 0, as MPRIS defines it.
  private static func command(forRate rate: Double) throws(BusFault) -> PlayerCommand {
    if rate == 0 { return .pause }
    guard rate >= 0.5, rate <= 2, let speed = Speed(twentieths: Int((rate * 20).rounded())) else {
      throw .invalid(DesktopSentences.rateTakes)
    }
    return .change(.speed(speed))
  }
}
