public import TilawaCore
public import TilawaStore

extension RecordingImporter {
  /// A request to import a recording. Nil values are determined from the file, or stay unchanged if the recording is
  /// known.
  public struct Request: Sendable {
    /// The origin of the sound.
    public enum Source: Hashable, Sendable {
      /// Absolute.
      case file(String)
      /// Read to its end.
      case standardInput
    }

    /// The storage of the sound.
    public enum Placement: Hashable, Sendable {
      /// A copy in the library.
      case copied
      /// A link to the file at its present path; only for files.
      case linked
    }

    /// The treatment of a recording that is in the library already.
    public enum Known: Hashable, Sendable {
      /// Nothing, as long as its file is whole.
      case left
      /// The recording takes the values of this request.
      case changed
    }

    /// The permission to move a recording to another reciter.
    public enum Moving: Sendable {
      case refused
      case allowed
      /// Asks, with the recording and the name of the other.
      case asked(@Sendable (_ recording: Recording, _ to: String) throws -> Bool)
    }

    /// The origin of the sound.
    public let source: Source
    /// The storage of the sound.
    public var placement = Placement.copied
    /// The treatment of a recording that is in the library already.
    public var known = Known.changed
    /// Whether it may become another reciter's.
    public var moving = Moving.refused
    /// The place of a new reciter in the order; nil means the setting of the library, else first.
    public var place: ReciterPlace?
    /// An Audacity label track; nil for a recording without segments.
    public var labels: String?
    /// The reciter's name; nil means the configured teacher, else `fallback`.
    public var reciter: String?
    /// The reciter's name if no other is known; nil means the name of the file.
    public var fallback: String?
    /// The riwayah; nil means that of the reciter if known, else Hafs.
    public var riwayah: Riwayah?
    /// The counting for the numbers in labels and range; nil means that of the riwayah.
    public var counting: VerseCounting?
    /// The passage that it should hold, as `RangeParser` reads it.
    public var range: String?
    /// The title; nil means the title in the file, else the file's name.
    public var title: String?
    /// The time of the recording, in seconds since 1970; nil means the time stated in the file, else the file's
    /// modification time.
    public var recorded: Int?

    public init(
      file: String, labels: String? = nil, reciter: String? = nil, riwayah: Riwayah? = nil,
      counting: VerseCounting? = nil
    ) {
      self.init(.file(file))
      self.labels = labels
      self.reciter = reciter
      self.riwayah = riwayah
      self.counting = counting
    }

    /// Whatever can be found out is to be found out.
    public init(_ source: Source) { self.source = source }

    /// The path of the file; nil for standard input.
    public var file: String? { if case .file(let path) = source { path } else { nil } }

    /// The name of the file without its folder.
    var name: String {
      switch source {
      case .file(let path): String(path.split(separator: "/").last ?? "").readablePath
      case .standardInput: "recording"
      }
    }

    /// The name without its ending.
    var stem: String {
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
      return String(name[..<dot])
    }

    /// Whether it says anything of a recording but where its sound is.
    var isSilent: Bool {
      labels == nil && reciter == nil && riwayah == nil && counting == nil && range == nil && title == nil
        && recorded == nil
    }
  }
}
