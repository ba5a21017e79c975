/// Whether something else may stand before and after the passage that is looked for.
public enum AlignmentLead: Hashable, Sendable { case none, possible }
