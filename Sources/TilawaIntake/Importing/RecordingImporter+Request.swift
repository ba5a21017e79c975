package import TilawaCore
package import TilawaStore

extension RecordingImporter {
  /// A request to import a recording. Nil values are determined from the file, or stay unchanged if the recording is
  /// known.
  package struct Request: Sendable {
    /// The origin of the sound.
    package enum Source: Hashable, Sendable {
      /// A file with an absolute path.
      case file(String)
      /// Standard input, read to its end.
      case standardInput
    }

    /// The storage of the sound.
    package enum Placement: Hashable, Sendable {
      /// A copy in the library.
      case copied
      /// A link to the file at its present path; only for files.
      case linked
    }

    /// The treatment of a recording that is in the library already.
    package enum Known: Hashable, Sendable {
      /// The recording stays unchanged if its file is complete.
      case left
      /// The recording takes the values of this request.
      case changed
    }

    /// The permission to move a recording to another reciter.
    package enum Moving: Sendable {
      case refused
      case allowed
      /// A question to the user, with the recording and the name of the new reciter.
      case asked(@Sendable (_ recording: Recording, _ to: String) throws -> Bool)
    }

    /// The origin of the sound.
    package let source: Source
    /// The storage of the sound.
    package var placement = Placement.copied
    /// The treatment of a recording that is in the library already.
    package var known = Known.changed
    /// The permission to move the recording to another reciter.
    package var moving = Moving.refused
    /// The place of a new reciter in the order; nil means the setting of the library, else first.
    package var place: ReciterPlace?
    /// The path of an Audacity label track; nil for a recording without segments.
    package var labels: String?
    /// The reciter's name; nil means the configured teacher, else `fallback`.
    package var reciter: String?
    /// The reciter's name if no other is known; nil means the name of the file.
    package var fallback: String?
    /// The riwayah; nil means that of the reciter if known, else `usual`.
    package var riwayah: Riwayah?
    /// The riwayah of a new reciter without another statement: the configured one.
    package var usual = Riwayah.hafs
    /// The counting for the numbers in labels and range; nil means that of the riwayah.
    package var counting: VerseCounting?
    /// The passage that the recording should hold, in the form of `RangeParser`.
    package var range: String?
    /// The title; nil means the title in the file, else the file's name.
    package var title: String?
    /// The time of the recording, in seconds since 1970; nil means the time stated in the file, else in its name,
    /// else the file's modification time.
    package var recorded: Int?

    package init(
      file: String, labels: String? = nil, reciter: String? = nil, riwayah: Riwayah? = nil,
      counting: VerseCounting? = nil
    ) {
      self.init(.file(file))
      self.labels = labels
      self.reciter = reciter
      self.riwayah = riwayah
      self.counting = counting
    }

    /// Makes a request without further details.
    package init(_ source: Source) { self.source = source }

    /// The path of the file; nil for standard input.
    package var file: String? { if case .file(let path) = source { path } else { nil } }

    /// The name of the file without its folder.
    var name: String {
      switch source {
      case .file(let path): String(path.split(separator: "/").last ?? "").readablePath
      case .standardInput: IntakeSentences.nameless.text
      }
    }

    /// The name of the file without its ending.
    var stem: String {
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
      return String(name[..<dot])
    }

    /// Whether the request contains nothing but the source.
    var isSilent: Bool {
      labels == nil && reciter == nil && riwayah == nil && counting == nil && range == nil && title == nil
        && recorded == nil
    }
  }
}
