import TilawaCore
import TilawaStore

// The lines for programs of commands that change what is synchronised. Members keep this order.

/// The beginning of synchronisation with a place.
struct SyncBegun: Encodable {
  let place: String
  /// Whether the place was made.
  let new: Bool
  let name: String
  let device: String
}

/// A device that was removed from the place.
struct SyncForgotten: Encodable {
  let device: String
  let name: String
  /// The number of objects that were removed.
  let removed: Int
}

/// A snapshot in place of logs.
struct SyncPruned: Encodable {
  /// The number of objects that were removed.
  let removed: Int
}

/// A key that was made or taken.
struct SyncKeyChange: Encodable {
  /// Whether the key was made here.
  let new: Bool
}

/// The end of synchronisation with a place.
struct SyncEnded: Encodable {
  let place: String
}

/// A conflict that was decided.
struct SyncDecision: Encodable {
  let id: String
  let letter: String
}

/// Synchronisation by itself.
struct SyncTiming: Encodable {
  let on: Bool
  let minutes: Int
  /// The program that runs it.
  let by: String
}

/// Whether the library is synchronised by itself.
struct SyncSwitch: Encodable {
  let on: Bool
}

/// The state of synchronisation.
struct SyncState: Encodable {
  struct Device: Encodable {
    let device: String
    let name: String
  }

  /// A thing about which a person decides.
  struct Conflict: Encodable {
    let id: String
    let kind: String
    let key: String
    let title: String?
    let choices: [Choice]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(kind, forKey: .kind)
      try container.encode(key, forKey: .key)
      try container.encode(title, forKey: .title)
      try container.encode(choices, forKey: .choices)
    }

    private enum CodingKeys: String, CodingKey { case id, kind, key, title, choices }
  }

  struct Choice: Encodable {
    let letter: String
    let device: String
    let name: String
    let shown: Bool
    let value: JSON
  }

  /// A value that this version does not understand.
  struct Refused: Encodable {
    let kind: String
    let key: String
  }

  let place: String
  let name: String
  let device: String
  /// The time of the last synchronisation, in seconds since 1970; null if there was none.
  let synced: Int?
  let left: SyncStore.Pending
  let devices: [Device]
  let conflicts: [Conflict]
  let refused: [Refused]
  /// The requests of the last synchronisation; null where the place does not count them.
  let traffic: SyncTraffic?
  /// The amount spent by this device on buckets in this month; null where the place is no bucket.
  let spending: PlaceSpending?
  /// The state of the place; null where it was not looked at.
  let health: PlaceHealth.Value?

  private enum CodingKeys: String, CodingKey {
    case place, name, device, synced, changes, parts
    case soundsToSend = "sounds_to_send"
    case soundsToFetch = "sounds_to_fetch"
    case soundsUnsendable = "sounds_unsendable"
    case devices, conflicts, refused, traffic, spending, health
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place, forKey: .place)
    try container.encode(name, forKey: .name)
    try container.encode(device, forKey: .device)
    try container.encode(synced, forKey: .synced)
    try container.encode(left.changes, forKey: .changes)
    try container.encode(left.parts, forKey: .parts)
    try container.encode(left.soundsToSend, forKey: .soundsToSend)
    try container.encode(left.soundsToFetch, forKey: .soundsToFetch)
    try container.encode(left.unsendable, forKey: .soundsUnsendable)
    try container.encode(devices, forKey: .devices)
    try container.encode(conflicts, forKey: .conflicts)
    try container.encode(refused, forKey: .refused)
    try container.encode(traffic, forKey: .traffic)
    try container.encode(spending, forKey: .spending)
    try container.encode(health, forKey: .health)
  }
}

/// A part of a log that came or went.
struct SyncLogged: Encodable {
  /// Seconds since 1970.
  let at: Int
  let device: String
  let name: String
  /// Whether this device wrote it.
  let own: Bool
  let changes: Int
}

/// The result of reading all of a place.
struct SyncVerified: Encodable {
  let objects: Int
  let bytes: Int
  let damaged: [String]
  let missingParts: [String]
  let missingSounds: [String]
  /// The number of parts that the place had and lost.
  let lost: Int
  /// The number of recordings that were sent again.
  let repaired: Int
  /// The requests that it took; null where the place does not count them.
  @Nullable var traffic: SyncTraffic?

  private enum CodingKeys: String, CodingKey {
    case objects, bytes, damaged
    case missingParts = "missing_parts"
    case missingSounds = "missing_sounds"
    case lost, repaired, traffic
  }
}
