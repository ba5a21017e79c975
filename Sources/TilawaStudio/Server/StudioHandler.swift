import AppBase
import TilawaCore

/// Answers the requests of the page, after the guard has let them in.
struct StudioHandler: Sendable {
  let gate: StudioGuard
  let files: StudioFiles
  let program: StudioProgram
  let events: StudioEvents
  let recitation: StudioRecitation
  let player: any StudioPlayer
  let listening: StudioListening
  /// The way in from the network, where there is one.
  let network: StudioNetwork?
  let sounds = StudioSoundPaths()

  /// Judges a request by its head; its body is read only if it may enter.
  func receive(_ request: HTTPRequest) -> Reception {
    let admission = gate.judge(request)
    let takesBody = if case .refused = admission { false } else { true }
    return Reception(takesBody: takesBody) { request in
      guard let asked = request["accept-language"].flatMap(program.languages.asked) else {
        return await reply(to: request, admission)
      }
      return await SentenceCatalogue.$asked.withValue(asked) { await reply(to: request, admission) }
    }
  }

  private func reply(to request: HTTPRequest, _ admission: StudioGuard.Admission) async -> HTTPReply {
    switch admission {
    case .refused(.stranger): return await replyToStranger(request)
    case .refused(let refusal): return StudioReply.refusal(refusal)
    case .visiting: return await replyToVisitor(request)
    case .entering(let cookie):
      guard var page = await files.reply(to: request) else {
        return StudioReply.fault(.notFound, StudioSentences.pageMissing)
      }
      page["Set-Cookie"] = cookie
      page["Cache-Control"] = "no-store"
      return page
    case .reading: return await own(request) ?? StudioReply.refusal(.stranger)
    case .allowed: return await reply(to: request)
    }
  }

  /// Returns the reply with a file of the page, or with the list of them; nil for all else.
  private func own(_ request: HTTPRequest) async -> HTTPReply? {
    guard request.method != .post else { return nil }
    return request.path == "/shell.json" ? StudioReply.json(files.list) : await files.reply(to: request)
  }

  private func reply(to request: HTTPRequest) async -> HTTPReply {
    let parts = request.path.split(separator: "/").map(String.init)
    switch (parts.first, parts.count) {
    case ("api", 2): return await answer(parts[1], request)
    case ("sound", 2): return await sound(parts[1], request)
    case ("listen", 2): return await listen(parts[1], request)
    case ("events", 1): return follow()
    case ("player", 1) where request.method == .post: return await steer(request)
    case ("ticket", 1) where request.method == .post: return ticket(request)
    case ("pairing", 1) where request.method == .post: return invite()
    case ("pair", 1) where request.method == .post: return pair(request)
    case ("certificate.crt", 1) where request.method == .get: return await replyToVisitor(request)
    case ("microphone", 1):
      let socket = StudioSocket(recitation: recitation, place: gate.isForNetwork ? .anywhere : .machine)
      return WebSocket.reply(to: request, socket.serve) ?? StudioReply.fault(.badRequest, StudioSentences.malformed)
    default: return await own(request) ?? StudioReply.fault(.notFound, StudioSentences.notFound)
    }
  }

  // MARK: - Commands

  private func answer(_ name: String, _ request: HTTPRequest) async -> HTTPReply {
    guard let asked = StudioRequests.named(name) else {
      return StudioReply.fault(.notFound, StudioSentences.noRequest)
    }
    guard asked.place == .anywhere || !gate.isForNetwork else {
      return StudioReply.fault(.forbidden, StudioSentences.onlyOnMachine)
    }
    guard (asked.effect == .changes) == (request.method == .post) else {
      return StudioReply.fault(.methodNotAllowed, StudioSentences.otherMethod)
    }
    do throws(StudioRequest.Fault) {
      let values = try values(of: request)
      if asked.effect == .gives { return try await give(asked, values, request) }
      switch try await program.run(asked, values) {
      case .done(let json):
        if asked.effect == .changes { changed(name) }
        return StudioReply.json(name == "coach-beside" ? withSounds(json) : json)
      case .failed(let code, let complaint): return Self.fault(code, complaint)
      }
    } catch {
      return StudioReply.fault(.badRequest, error.sentence)
    }
  }

  private func changed(_ name: String) {
    sounds.forget()
    events.send("library", JSON.line(encoding: StudioChange(by: name)))
  }

  /// Returns the values of the address, or of a body that is an object of texts, truth values and lists of texts.
  private func values(of request: HTTPRequest) throws(StudioRequest.Fault) -> [(name: String, value: String)] {
    guard request.method == .post else { return request.query }
    let body = String(decoding: request.body, as: UTF8.self)
    guard !body.isEmpty else { return [] }
    guard case .object(let members)? = try? JSON(reading: body) else {
      throw StudioRequest.Fault(StudioSentences.noObject)
    }
    var values: [(name: String, value: String)] = []
    for (name, value) in members {
      switch value {
      case .array(let list): values += list.compactMap(\.scalar).map { (name, $0) }
      case .bool(let isSet): values.append((name, isSet ? "true" : "false"))
      case .null: break
      default: values.append((name, value.scalar ?? ""))
      }
    }
    return values
  }

  /// Makes the reply for an exit code of `sysexits.h`.
  static func fault(_ code: Int32, _ complaint: Sentence) -> HTTPReply {
    let status: HTTPStatus =
      switch ExitCodes(rawValue: code) {
      case .usage: .badRequest
      case .noInput: .notFound
      case .unavailable: .unavailable
      case .busy: .conflict
      default: .internalError
      }
    return StudioReply.value(StudioFault(error: complaint.text, exit: Int(code)), status)
  }

  // MARK: - Sound

  private func sound(_ id: String, _ request: HTTPRequest) async -> HTTPReply {
    guard StudioRequest.isID(id) else { return StudioReply.fault(.notFound, StudioSentences.noRecording) }
    if let path = sounds.path(of: id) { return StudioSound.reply(to: request, path: path) }
    guard let path = await path(of: id) else { return StudioReply.fault(.notFound, StudioSentences.noRecording) }
    sounds.note(path, of: id)
    return StudioSound.reply(to: request, path: path)
  }

  /// Returns the path of a recording of the library, or of a sound of a course, as the program states it.
  private func path(of id: String) async -> String? {
    for (name, value) in [("recording", "recording"), ("course-sound", "sound")] {
      guard let request = StudioRequests.named(name),
        case .done(let line)? = try? await program.run(request, [(value, id)]),
        let path = (try? JSON(reading: line))?["file"]?.scalar
      else { continue }
      return path
    }
    return nil
  }

  /// Replaces the paths of sounds in an answer by ids under which the page can fetch them.
  private func withSounds(_ line: String) -> String {
    guard case .object(let members)? = try? JSON(reading: line) else { return line }
    let changed = members.map { name, value -> (String, JSON) in
      guard name == "sounds", case .array(let all) = value else { return (name, value) }
      let named = all.map { one -> JSON in
        guard case .object(let fields) = one, let path = one["file"]?.scalar else { return one }
        let id = Secret.random()
        sounds.note(path, of: id)
        return .object(fields.filter { $0.0 != "file" } + [("sound", .string(id))])
      }
      return (name, .array(named))
    }
    return JSON.object(changed).line
  }

  /// Replies with the sound of an ayah, for a device that plays it itself.
  private func listen(_ ayah: String, _ request: HTTPRequest) async -> HTTPReply {
    let reciters = request.query.filter { $0.name == "reciter" }.map(\.value)
    guard let path = await listening.file(of: ayah, by: reciters) else {
      return StudioReply.fault(.notFound, StudioSentences.noReciter)
    }
    return StudioSound.reply(to: request, path: path)
  }

  // MARK: - Events

  private func follow() -> HTTPReply {
    guard let page = events.follow() else {
      return StudioReply.fault(.unavailable, StudioSentences.tooManyPages)
    }
    return StudioReply.make(.ok, "text/event-stream; charset=utf-8", .pieces(page))
  }

  private func steer(_ request: HTTPRequest) async -> HTTPReply {
    let line = String(decoding: request.body, as: UTF8.self)
    guard line.utf8.count <= 4096, let fields = try? JSON(reading: line) else {
      return StudioReply.fault(.badRequest, StudioSentences.noPlayerRequest)
    }
    return StudioReply.json(await player.ask(fields))
  }

  /// Gives the page a ticket for what a browser asks for without its header.
  private func ticket(_ request: HTTPRequest) -> HTTPReply {
    let body = String(decoding: request.body, as: UTF8.self)
    let path = body.utf8.count <= 4096 ? (try? JSON(reading: body))?["for"]?.scalar : nil
    guard let ticket = path.flatMap(gate.tickets.make) else {
      return StudioReply.fault(.badRequest, StudioSentences.noTicket)
    }
    return StudioReply.value(StudioTicket(ticket: ticket))
  }
}
