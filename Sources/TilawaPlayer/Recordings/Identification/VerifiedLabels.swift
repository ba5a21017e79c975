public import TilawaCore
public import TilawaHearing

/// The result of a check of a recording's confirmed labels.
public struct VerifiedLabels: Hashable, Sendable {
  /// A label of one whole ayah.
  public struct Label: Hashable, Sendable {
    /// The segment.
    public let segment: Segment.ID
    /// The place in the recording, in frames.
    public let frames: Range<Int>
    /// The ayah of the label.
    public let ayah: AyahRef
    /// The verdict on the label.
    public let kind: LabelVerifier.Verdict.Kind
    /// The difference between the distances to the nearest other ayah and to this one; negative if another one is
    /// nearer.
    public let margin: Float
    /// The nearest other ayah; nil if there is none.
    public let nearest: AyahRef?
  }

  /// The labels in the order of the recording.
  public let labels: [Label]
  /// The number of confirmed labels that are not one whole ayah, and were skipped.
  public let passedOver: Int
  /// The reciters for the comparison.
  public let references: [Reciter]
}
