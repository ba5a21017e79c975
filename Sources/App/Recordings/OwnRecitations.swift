import AppBase
package import TilawaCore
package import TilawaStore

extension Reciter {
  /// Returns the name of a memoriser among the reciters: each riwayah has its own.
  package static func nameOfOneself(_ riwayah: Riwayah) -> String { riwayah == .hafs ? "Me" : "Me (\(riwayah.name))" }

  /// Whether recordings of the reciter are the memoriser's own.
  package var isOneself: Bool { name.lowercased() == Reciter.nameOfOneself(riwayah).lowercased() || id == "me" }
}

extension StoredRecitation {
  /// Whether the session was recited in a recording, or judged by it.
  package func isOf(_ recording: Recording) -> Bool {
    self.recording == recording.sha256 || source == recording.file.path
  }
}

extension Library {
  /// The memoriser's own recordings that pass a filter, the latest first. The reciter of the filter is not used.
  package func ownRecordings(_ filter: RecordingFilter) throws -> [Recording] {
    var own: [Recording] = []
    for reciter in try reciters.all() where reciter.isOneself {
      var filter = filter
      filter.reciter = reciter.id
      own += try recordings.listed(filter).map(\.recording)
    }
    return own.sorted { ($1.time, $1.sha256) < ($0.time, $0.sha256) }
  }
}
