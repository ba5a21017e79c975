import Synchronization
import TilawaCore

@testable import TilawaSync

/// The answers of a store that breaks the promises of its protocol, as all devices of a simulation meet them. Objects appear whole or
/// not at all; conditions, answers, bodies and lists may each be wrong.
///
/// The lies have a generator of their own, so that a seed gives the same run whatever the order of tasks.
final class LyingBucket: BucketRequests {
  /// A broken promise.
  enum Lie: CaseIterable {
    /// 503 or "slow down" at each attempt; nothing is done.
    case slowsDown
    /// A write or a removal is done, and its answer is lost.
    case losesAnswer
    /// The condition that a name is free is not looked at: what lies there is replaced.
    case ignoresCondition
    /// The condition is answered 501.
    case knowsNoCondition
    /// Another request about the name is said to be under way; nothing is done.
    case isBusy
    /// 412 for what was never written; nothing is done.
    case saysTaken
    /// A body breaks off, and the head says its length.
    case halfBody
    /// An object that is there is not found.
    case late
    /// A list misses objects that were written lately, and has those that were removed lately.
    case staleList
    /// A list begins at the first key in place of the one that is asked for.
    case ignoresStart
    /// A list from a key on is answered 501.
    case knowsNoStart
  }

  /// The treatment of conditions by a store, in addition to single lies.
  enum Habit: CaseIterable { case keepsConditions, ignoresConditions, knowsNoConditions }

  /// The objects, which all devices share.
  let objects: SimulatedFolder
  private let habit: Habit
  private let random: Random
  private let risk: Risk
  private struct History {
    /// The names that changed lately, the latest last, and their bytes before; nil: nothing.
    var recent: [(name: String, before: [UInt8]?)] = []
    var lies: [Lie: Int] = [:]
  }
  private let history = Mutex(History())

  /// The number of changes that a list may miss.
  private static let mostRecent = 12
  /// The number of requests of which one is answered by a lie, on the average.
  private static let chance = 12
  /// The most keys of a page, so that lists have several.
  private static let longestPage = 16

  /// - Parameter risk: whether the store lies.
  init(_ objects: SimulatedFolder, risk: Risk, seed: UInt64) {
    self.objects = objects
    self.risk = risk
    random = Random(seed: seed &* 0x9e37_79b9)
    habit = Habit.allCases[random.number(0...(Habit.allCases.count - 1))]
  }

  /// The number of lies so far, by their kind.
  var lies: [Lie: Int] { history.withLock { $0.lies } }

  /// Forgets what changed lately, such as after all was put back.
  func forget() { history.withLock { $0.recent = [] } }

  // MARK: - Requests

  let shown = "s3://simulated"
  let now: @Sendable () -> Int = { 1_700_000_000 }
  var traffic: PlaceTraffic { PlaceTraffic() }
  func name(ofKey key: String) -> Substring { key[...] }

  func key(_ name: String) -> String { name }

  func page(_ question: BucketQuestion) throws(SyncPlaceError) -> BucketList? {
    let lie = lie(
      among: [.slowsDown, .staleList] + (question.isSpecial ? [.ignoresStart, .knowsNoStart] : []))
    if lie == .slowsDown { throw Self.offline }
    if lie == .knowsNoStart { return nil }
    var all = objects.all
    if lie == .staleList {
      let recent = history.withLock { $0.recent }
      for (name, before) in recent.reversed() where random.chance(2) { all[name] = before }
    }
    let from = question.token ?? (lie == .ignoresStart ? "" : question.start ?? "")
    var (found, folders): ([BucketList.Entry], Set<String>) = ([], [])
    for (name, bytes) in all.sorted(by: { $0.key < $1.key }) where name.hasPrefix(question.prefix) && name > from {
      let rest = name.dropFirst(question.prefix.count)
      if let delimiter = question.delimiter, let end = rest.firstRange(of: delimiter) {
        folders.insert(question.prefix + rest[..<end.upperBound])
      } else {
        found.append(BucketList.Entry(key: name, size: bytes.count, changed: nil))
      }
    }
    let page = Array(found.prefix(min(question.most ?? Self.longestPage, Self.longestPage)))
    let next = page.count < found.count ? page.last?.key : nil
    return BucketList(BucketList.Members(entries: page, folders: folders.sorted()), next: next)
  }

  func read(_ name: String) throws(SyncPlaceError) -> [UInt8]? {
    let bytes = objects.all[name]
    switch lie(among: [.slowsDown, .halfBody, .late]) {
    case .slowsDown: throw Self.offline
    case .halfBody: return bytes.map { Array($0.prefix(random.number(0...max(0, $0.count - 1)))) }
    case .late: return nil
    default: return bytes
    }
  }

  func put(
    _ bytes: [UInt8], as name: String, onlyNew: BucketServer.OnlyNew
  ) throws(SyncPlaceError) -> BucketServer.Outcome {
    let conditional: [Lie] = [.ignoresCondition, .knowsNoCondition, .isBusy, .saysTaken]
    let lie = lie(among: [.slowsDown, .losesAnswer] + (onlyNew == .yes ? conditional : []))
    switch lie {
    case .slowsDown: throw Self.offline
    case .knowsNoCondition: return .unsupported
    case .isBusy: return .busy
    case .saysTaken: return .taken
    default: break
    }
    if onlyNew == .yes, lie != .ignoresCondition {
      if habit == .knowsNoConditions { return .unsupported }
      if habit == .keepsConditions, objects.all[name] != nil { return .taken }
    }
    note(name)
    objects.deliver(name, bytes)
    if lie == .losesAnswer { throw Self.offline }
    return .done
  }

  func remove(_ name: String) throws(SyncPlaceError) {
    let lie = lie(among: [.slowsDown, .losesAnswer])
    if lie == .slowsDown { throw Self.offline }
    note(name)
    objects.drop(name)
    if lie == .losesAnswer { throw Self.offline }
  }

  private static let offline = SyncPlaceError.offline(Sentence(verbatim: "503 Slow Down"))

  private func note(_ name: String) {
    let before = objects.all[name]
    history.withLock { history in
      history.recent.append((name, before))
      if history.recent.count > Self.mostRecent { history.recent.removeFirst() }
    }
  }

  private func lie(among possible: [Lie]) -> Lie? {
    guard risk.isOn, random.chance(Self.chance) else { return nil }
    let lie = possible[random.number(0...(possible.count - 1))]
    history.withLock { $0.lies[lie, default: 0] += 1 }
    return lie
  }
}
