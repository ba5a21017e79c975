import Glibc

/// Returns the system's message for an error number.
package func systemMessage(_ number: Int32 = errno) -> String {
  guard let words = strerror(number) else { return "error \(number)" }
  return String(cString: words)
}
