import CPulse
import TilawaCore

/// A source of the server to record from, as the server describes it.
struct PulseOrigin: Hashable {
  let name: String
  /// The name for people: "Built-in Audio Analog Stereo".
  let description: String
  let format: AudioFormat
  /// Whether the source is a monitor of a sink, and no microphone.
  let isMonitor: Bool

  init(_ info: pa_source_info) {
    name = info.name.map { String(cString: $0) } ?? ""
    description = info.description.map { String(cString: $0) } ?? name
    format = AudioFormat(rate: max(1, Int(info.sample_spec.rate)), channels: max(1, Int(info.sample_spec.channels)))
    isMonitor = info.monitor_of_sink != UInt32.max  // PA_INVALID_INDEX, a macro with a cast in it.
  }

  /// Finds the source of a name; nil stands for the default one, which must be a microphone. Called with the main
  /// loop's lock held.
  ///
  /// - Throws: `.notFound` with the existing names, `.noServer` without anything to record from.
  static func find(_ source: String?, on connection: PulseConnection) throws(AudioError) -> PulseOrigin {
    let found = ask(connection) { user in
      pa_context_get_source_info_by_name(connection.context, source ?? "@DEFAULT_SOURCE@", PulseOrigin.came, user)
    }
    if let origin = found.first, source != nil || !origin.isMonitor { return origin }
    guard connection.isGood else {
      throw AudioError(.noServer, AudioSentences.cannotRecord, verbatim: connection.failure)
    }
    let all = ask(connection) { pa_context_get_source_info_list(connection.context, PulseOrigin.came, $0) }
    let names = all.map(\.name).sorted().listed
    if let source {
      throw AudioError(
        .notFound, AudioSentences.cannotRecord,
        names.isEmpty
          ? AudioSentences.noSuchSourceNorOthers(name: source)
          : AudioSentences.noSuchSource(name: source, names: names))
    }
    throw AudioError(
      .noServer, AudioSentences.cannotRecord,
      names.isEmpty ? AudioSentences.noMicrophoneNorOthers : AudioSentences.noMicrophone(names: names))
  }

  private static let came: pa_source_info_cb_t = { _, info, _, user in
    guard let user else { return }
    let answer = Unmanaged<Answer>.fromOpaque(user).takeUnretainedValue()
    if let info { answer.origins.append(PulseOrigin(info.pointee)) }
    answer.connection.signal()
  }

  private static func ask(
    _ connection: PulseConnection, _ question: (UnsafeMutableRawPointer) -> OpaquePointer?
  ) -> [PulseOrigin] {
    let answer = Answer(connection)
    return withExtendedLifetime(answer) {
      connection.finish(question(Unmanaged.passUnretained(answer).toOpaque()))
      return answer.origins
    }
  }

  private final class Answer {
    let connection: PulseConnection
    var origins: [PulseOrigin] = []
    init(_ connection: PulseConnection) { self.connection = connection }
  }
}
