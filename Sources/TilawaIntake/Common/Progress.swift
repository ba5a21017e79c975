/// Receives the progress of a long task: the number of items done, and the number of all items.
package typealias Progress = @Sendable (_ done: Int, _ of: Int) -> Void
