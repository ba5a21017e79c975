/// How far a long task has come: what is done, of how many.
public typealias Progress = @Sendable (_ done: Int, _ of: Int) -> Void
