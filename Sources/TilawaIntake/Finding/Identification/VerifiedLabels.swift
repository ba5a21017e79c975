package import TilawaCore
package import TilawaHearing

/// The result of a check of a recording's confirmed labels.
package struct VerifiedLabels: Hashable, Sendable {
  /// A label of one whole ayah.
  package struct Label: Hashable, Sendable {
    /// The segment.
    package let segment: Segment.ID
    /// The place in the recording, in frames.
    package let frames: Range<Int>
    /// The ayah of the label.
    package let ayah: AyahRef
    /// The verdict on the label.
    package let kind: AyahJudge.Verdict.Kind
    /// The lead of the ayah over the best other place, in nats; negative if the other place is likelier.
    package let margin: Float
    /// The ayah of the best other place; nil if there is none.
    package let nearest: AyahRef?
    /// The frames at which the ayah begins and ends, where they are far from those of the label.
    package let start: Int?
    package let end: Int?
    /// The words of the ayah that are heard, counted from its first one, where it breaks off.
    package let words: Range<Int>?
    /// The segment of a whole take of the ayah, where this one breaks off.
    package internal(set) var better: Segment.ID?
  }

  /// The labels in the order of the recording.
  package let labels: [Label]
  /// The number of confirmed labels that are not one whole ayah, and were skipped.
  package let passedOver: Int
}
