extension LibrarySchema {
  /// `flags`: why somebody should look at a suggestion, parted by spaces; stands with the first part, as `confidence` does.
  static let evidence = """
    ALTER TABLE segment ADD COLUMN flags TEXT;
    """
}
