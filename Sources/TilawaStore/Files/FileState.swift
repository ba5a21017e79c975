/// The state of an audio file since it was measured.
package enum FileState: Hashable, Sendable { case unchanged, changed, missing }
