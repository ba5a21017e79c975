import Glibc

/// Returns the system's message for an error number.
func systemMessage(_ number: Int32) -> String {
  guard let words = strerror(number) else { return "error \(number)" }
  return String(cString: words)
}
