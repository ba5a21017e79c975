import CPulse

/// A sink of the server to play on, as the server describes it.
struct PulseTarget: Hashable {
  let name: String
  let format: AudioFormat
  let encoding: SampleEncoding
  /// Whether the sink may hold much ahead: not over a network or by radio, because sent frames cannot be taken back
  /// there.
  let mayHoldMuch: Bool

  init(_ info: pa_sink_info) {
    name = info.name.map { String(cString: $0) } ?? ""
    format = AudioFormat(
      rate: max(1, Int(info.sample_spec.rate)), channels: min(2, max(1, Int(info.sample_spec.channels))))
    let bus = pa_proplist_gets(info.proplist, PA_PROP_DEVICE_BUS).map { String(cString: $0) }
    mayHoldMuch = info.flags.rawValue & PA_SINK_NETWORK.rawValue == 0 && bus != "bluetooth"
    switch info.sample_spec.format {
    case PA_SAMPLE_S16LE: encoding = .int16
    case PA_SAMPLE_S24LE: encoding = .int24
    case PA_SAMPLE_S32LE, PA_SAMPLE_S24_32LE: encoding = .int32
    default: encoding = .float32
    }
  }

  /// Finds the sink of a name; nil stands for the default one. Called with the main loop's lock held.
  static func find(_ sink: String?, on connection: PulseConnection) throws(AudioError) -> PulseTarget {
    let answer = Answer(connection)
    let operation = pa_context_get_sink_info_by_name(
      connection.context, sink ?? "@DEFAULT_SINK@",
      { _, info, _, user in
        guard let user else { return }
        let answer = Unmanaged<Answer>.fromOpaque(user).takeUnretainedValue()
        if let info { answer.target = PulseTarget(info.pointee) }
        answer.connection.signal()
      }, Unmanaged.passUnretained(answer).toOpaque())
    connection.finish(operation)
    return try withExtendedLifetime(answer) { () throws(AudioError) in
      guard let target = answer.target else {
        let message = sink.map { AudioSentences.noSuchSink(name: $0) } ?? AudioSentences.serverWithoutSink
        throw AudioError(.noServer, AudioSentences.cannotPlay, message)
      }
      return target
    }
  }

  /// Finds the sink of a name, or the default sink if it is gone.
  static func find(_ sink: String?, orDefaultOn connection: PulseConnection) throws(AudioError) -> PulseTarget {
    do throws(AudioError) {
      return try find(sink, on: connection)
    } catch {
      guard sink != nil, connection.isGood else { throw error }
      return try find(nil, on: connection)
    }
  }

  private final class Answer {
    let connection: PulseConnection
    var target: PulseTarget?
    init(_ connection: PulseConnection) { self.connection = connection }
  }
}

extension SampleEncoding {
  var pulseFormat: pa_sample_format_t {
    switch self {
    case .int16: PA_SAMPLE_S16LE
    case .int24: PA_SAMPLE_S24LE
    case .int32: PA_SAMPLE_S32LE
    case .float32: PA_SAMPLE_FLOAT32LE
    }
  }
}
