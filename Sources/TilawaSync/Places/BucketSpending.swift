import Glibc
import TilawaCore
import TilawaFiles

/// The requests of this device to buckets in this calendar month, and the most that they may cost. Any task may use it.
///
/// They stand in a file that all processes of the device add to at each request, so that what a killed process asked for is counted too.
package final class BucketSpending: Sendable {
  private let path: String
  /// The budget of a month, in millionths of a USD; nil for none.
  package let budget: Int?
  private let now: @Sendable () -> Int

  private static let longest = 256

  /// - Parameters:
  ///   - path: the file; it is made where it is not there.
  ///   - budget: the most that the requests of a month may cost, in millionths of a USD; nil for no limit.
  package init(in path: String, budget: Int?, now: @escaping @Sendable () -> Int = { SystemClock.now }) {
    (self.path, self.budget, self.now) = (path, budget, now)
  }

  /// The requests of this month.
  package var traffic: PlaceTraffic {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return PlaceTraffic() }
    defer { close(file) }
    flock(file, LOCK_SH)
    return read(file)
  }

  /// The price of the requests of this month, in millionths of a USD.
  package var spent: Int { Int(BucketPrice.of(traffic).rounded(.up)) }

  /// Adds requests, and begins anew with each month.
  func add(_ change: (inout PlaceTraffic) -> Void) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    // A disk that takes nothing ends the exchange elsewhere.
    guard file >= 0 else { return }
    defer { close(file) }
    flock(file, LOCK_EX)
    var traffic = read(file)
    change(&traffic)
    let numbers = [
      traffic.lists, traffic.reads, traffic.writes, traffic.removals, traffic.bytesSent, traffic.bytesReceived,
    ]
    let line = Array("\(month) \(numbers.map(String.init).joined(separator: " "))\n".utf8)
    if pwrite(file, line, line.count, 0) == line.count { ftruncate(file, off_t(line.count)) }
  }

  /// Checks that a request keeps to the budget.
  ///
  /// - Throws: `.overBudget`.
  func check(_ change: (inout PlaceTraffic) -> Void) throws(SyncPlaceError) {
    guard let budget else { return }
    var traffic = traffic
    let spent = BucketPrice.of(traffic)
    change(&traffic)
    guard BucketPrice.of(traffic) <= Double(budget) else {
      throw .overBudget(spent: Int(spent.rounded(.up)), budget: budget)
    }
  }

  /// The month in which requests are counted, by the clock of stores: "2026-11".
  private var month: Substring { "\(ZonedTime(seconds: now(), offset: 0, zone: "UTC").day)".prefix(7) }

  private func read(_ file: Int32) -> PlaceTraffic {
    var bytes = [UInt8](repeating: 0, count: Self.longest)
    let count = pread(file, &bytes, bytes.count, 0)
    var traffic = PlaceTraffic()
    guard count > 0 else { return traffic }
    let words = String(decoding: bytes[..<count], as: UTF8.self).split { $0 == " " || $0 == "\n" }
    let numbers = words.dropFirst().compactMap { Int($0) }.filter { (0...(Int.max >> 8)).contains($0) }
    guard words.first == month, numbers.count == 6 else { return traffic }
    (traffic.lists, traffic.reads, traffic.writes, traffic.removals) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (traffic.bytesSent, traffic.bytesReceived) = (numbers[4], numbers[5])
    return traffic
  }
}
