/// The state of an audio file since it was measured.
public enum FileState: Hashable, Sendable { case unchanged, changed, missing }
