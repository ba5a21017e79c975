extension HeardSound {
  /// Puts together what a stream gave out.
  package init(_ posteriors: Posteriors, hopsInFrame: Int, levels: [UInt8]) {
    self.init(posteriors: posteriors, hopsInFrame: hopsInFrame, levels: levels)
  }
}
