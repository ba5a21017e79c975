public import TilawaCore
public import TilawaHearing

/// What came of comparing a recording's confirmed labels with what others sound like.
public struct VerifiedLabels: Hashable, Sendable {
  /// A label of one whole ayah.
  public struct Label: Hashable, Sendable {
    /// The segment.
    public let segment: Segment.ID
    /// Where, in frames of the recording.
    public let frames: Range<Int>
    /// What it says.
    public let ayah: AyahRef
    /// Whether it is believed.
    public let kind: LabelVerifier.Verdict.Kind
    /// How much nearer it is to its ayah than to the nearest other; negative where another is nearer.
    public let margin: Float
    /// The nearest other ayah; nil where there is none.
    public let nearest: AyahRef?
  }

  /// In the order of the recording.
  public let labels: [Label]
  /// How many confirmed labels say something else than one whole ayah, and were not looked at.
  public let passedOver: Int
  /// With whom they were compared.
  public let references: [Reciter]
}
