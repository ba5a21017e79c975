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
    package let kind: LabelVerifier.Verdict.Kind
    /// The difference between the distances to the nearest other ayah and to this one; negative if another one is
    /// nearer.
    package let margin: Float
    /// The nearest other ayah; nil if there is none.
    package let nearest: AyahRef?
  }

  /// The labels in the order of the recording.
  package let labels: [Label]
  /// The number of confirmed labels that are not one whole ayah, and were skipped.
  package let passedOver: Int
  /// The reciters for the comparison.
  package let references: [Reciter]
}
