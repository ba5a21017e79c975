import AppBase
import FoundationEssentials
import TilawaCore
import TilawaFiles
import TilawaMerging
import TilawaStore
import TilawaSync

/// The state of a place as its lists tell it.
package struct PlaceHealth {
  let survey: SyncSurvey
  /// Whether it is a bucket, which costs money.
  let isBucket: Bool

  /// The time after which a device that writes nothing may be gone.
  private static let longSilence = 30 * 86_400

  /// The lines of the state.
  func lines(_ cards: [SyncCard], _ traffic: PlaceTraffic?) -> [String] {
    let size = ByteSize(bytes: survey.bytes).sentence
    var lines = [
      LibrarySync.line(SyncSentences.statusHolds, SyncSentences.holds(objects: survey.objects, size: size).text)
    ]
    if let age = survey.age { lines.append(LibrarySync.line(SyncSentences.statusWritten, Self.time(age))) }
    for card in cards {
      guard let age = survey.heads[card.device] else { continue }
      let words = SyncSentences.wroteLast(name: card.name, time: Self.time(age))
      lines.append(LibrarySync.line(SyncSentences.statusHead, words.text))
    }
    if isBucket {
      let month = PlaceCost.text(PlaceCost.month(of: survey.bytes))
      lines.append(LibrarySync.line(SyncSentences.statusCost, SyncSentences.costOfMonth(amount: month).text))
      if let traffic {
        let amount = PlaceCost.text(PlaceCost.thousand(traffic))
        lines.append(LibrarySync.line(.empty, SyncSentences.costOfExchanges(amount: amount).text))
      }
      lines.append(LibrarySync.line(.empty, SyncSentences.costSource.text))
    }
    return lines
  }

  /// Remarks on what a person should do about it.
  func remarks(_ cards: [SyncCard], besides own: String) -> [Sentence] {
    cards.filter { $0.device != own && survey.heads[$0.device] ?? 0 > Self.longSilence }.map { card in
      SyncSentences.silentDevice(
        name: card.name, days: (survey.heads[card.device] ?? 0) / 86_400,
        command: CommandHint("sync", "forget", card.name))
    }
  }

  private static func time(_ age: Int) -> String { LibrarySync.time(SystemClock.now - age) }

  struct Value: Encodable {
    struct Head: Encodable {
      let device: String
      let name: String
      let writtenAgo: Int

      private enum CodingKeys: String, CodingKey {
        case device, name
        case writtenAgo = "written_ago"
      }
    }

    let objects: Int
    let bytes: Int
    /// The seconds since an object was last written; null where the place tells no ages.
    @Nullable var writtenAgo: Int?
    let heads: [Head]
    /// The estimated price in USD of a month and of 1,000 exchanges like the last one; null where it is no bucket, or not known.
    @Nullable var monthUSD: JSONNumber?
    @Nullable var thousandExchangesUSD: JSONNumber?

    private enum CodingKeys: String, CodingKey {
      case objects, bytes
      case writtenAgo = "written_ago"
      case heads
      case monthUSD = "month_usd"
      case thousandExchangesUSD = "thousand_exchanges_usd"
    }
  }

  func value(_ cards: [SyncCard], _ traffic: PlaceTraffic?) -> Value {
    let heads = cards.compactMap { card in
      survey.heads[card.device].map { Value.Head(device: card.device, name: card.name, writtenAgo: $0) }
    }
    return Value(
      objects: survey.objects, bytes: survey.bytes, writtenAgo: survey.age, heads: heads,
      monthUSD: isBucket ? PlaceCost.number(PlaceCost.month(of: survey.bytes)) : nil,
      thousandExchangesUSD: isBucket ? traffic.map { PlaceCost.number(PlaceCost.thousand($0)) } : nil)
  }
}

/// The requests of an exchange, for programs.
struct SyncTraffic: Codable {
  let requests: Int
  let lists: Int
  let reads: Int
  let writes: Int
  let removals: Int
  let bytesSent: Int
  let bytesReceived: Int

  private enum CodingKeys: String, CodingKey {
    case requests, lists, reads, writes, removals
    case bytesSent = "bytes_sent"
    case bytesReceived = "bytes_received"
  }

  init(_ traffic: PlaceTraffic) {
    (requests, lists, reads, writes) = (traffic.requests, traffic.lists, traffic.reads, traffic.writes)
    (removals, bytesSent, bytesReceived) = (traffic.removals, traffic.bytesSent, traffic.bytesReceived)
  }

  var traffic: PlaceTraffic {
    var traffic = PlaceTraffic()
    (traffic.lists, traffic.reads, traffic.writes, traffic.removals) = (lists, reads, writes, removals)
    (traffic.bytesSent, traffic.bytesReceived) = (bytesSent, bytesReceived)
    return traffic
  }

  /// The words for people.
  var words: Sentence {
    SyncSentences.trafficWords(
      requests: requests, lists: lists, reads: reads, writes: writes, sent: ByteSize(bytes: bytesSent).sentence,
      received: ByteSize(bytes: bytesReceived).sentence)
  }
}
