package import TilawaCore

extension JSON {
  package static func reciter(_ reciter: Reciter) -> JSON { .object(members(of: reciter)) }

  package static func members(of reciter: Reciter) -> [(String, JSON)] {
    [
      ("id", .string(reciter.id)), ("name", .string(reciter.name)), ("riwayah", .string(reciter.riwayah.rawValue)),
      ("counting", .string(reciter.counting.rawValue)), ("kind", .string(reciter.kind.rawValue)),
    ]
  }
}
