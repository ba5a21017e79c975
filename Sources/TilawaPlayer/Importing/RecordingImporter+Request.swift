public import TilawaCore
public import TilawaStore

extension RecordingImporter {
  /// What is to be imported. What is nil is found out, or left as it is where the recording is known.
  public struct Request: Sendable {
    /// Where the sound comes from.
    public enum Source: Hashable, Sendable {
      /// Absolute.
      case file(String)
      /// Read to its end.
      case standardInput
    }

    /// Where the sound will lie.
    public enum Placement: Hashable, Sendable {
      /// A copy in the library.
      case copied
      /// Where it lies now; only for files.
      case linked
    }

    /// What is done about a recording that is in the library already.
    public enum Known: Hashable, Sendable {
      /// Nothing, as long as its file is whole.
      case left
      /// It takes what is said here.
      case changed
    }

    /// Whether a recording that is another reciter's may become that of the one who is named.
    public enum Moving: Sendable {
      case refused
      case allowed
      /// Asks, with the recording and the name of the other.
      case asked(@Sendable (_ recording: Recording, _ to: String) throws -> Bool)
    }

    /// Where the sound comes from.
    public let source: Source
    /// Where the sound will lie.
    public var placement = Placement.copied
    /// What is done about a recording that is in the library already.
    public var known = Known.changed
    /// Whether it may become another reciter's.
    public var moving = Moving.refused
    /// Where somebody who is new comes in the order; nil: as the library's settings say, else first.
    public var place: ReciterPlace?
    /// An Audacity label track; nil for a recording without segments.
    public var labels: String?
    /// Nil for the configured teacher, else `fallback`.
    public var reciter: String?
    /// Whose it is where nobody says so; nil for the name of the file.
    public var fallback: String?
    /// Nil for that of the reciter if he is known, else Hafs.
    public var riwayah: Riwayah?
    /// In which labels and range number the ayat; nil for that of the riwayah.
    public var counting: VerseCounting?
    /// The passage that it should hold, as `RangeParser` reads it.
    public var range: String?
    /// Nil for that of its container, else the file's name.
    public var title: String?
    /// When it was recorded, in seconds since 1970; nil for what its container says, else the file's time.
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

    /// Without its folder.
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
