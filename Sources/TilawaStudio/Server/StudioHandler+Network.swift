import AppBase
import TilawaCore
import TilawaFiles

/// Requests about pairing: a device sends its code by the network, and the page of this machine asks for a code.
extension StudioHandler {
  /// Answers a stranger in the network: the page for pairing, and the code that he sends.
  func replyToVisitor(_ request: HTTPRequest) async -> HTTPReply {
    if request.method == .post { return pair(request) }
    if request.path == "/certificate.crt" { return certificate() }
    return await files.reply(to: request) ?? StudioReply.fault(.notFound, StudioSentences.notFound)
  }

  /// Answers a stranger who opens the page itself: in the network by the page for pairing, on this machine by one that says how to
  /// enter.
  func replyToStranger(_ request: HTTPRequest) async -> HTTPReply {
    guard request.method == .get, request.path == "/",
      var page = await files.page(gate.isForNetwork ? "/pair.html" : "/stranger.html")
    else {
      return StudioReply.refusal(.stranger)
    }
    page.status = .forbidden
    page["Cache-Control"] = "no-store"
    return page
  }

  /// Gives a device a token of its own for a good code.
  func pair(_ request: HTTPRequest) -> HTTPReply {
    guard gate.isForNetwork, let network else { return StudioReply.fault(.notFound, StudioSentences.notFound) }
    let body = String(decoding: request.body, as: UTF8.self)
    guard body.utf8.count <= 4096, case .object? = try? JSON(reading: body), let fields = try? JSON(reading: body)
    else {
      return StudioReply.fault(.badRequest, StudioSentences.noCode)
    }
    guard network.pairing.redeem(fields["code"]?.scalar ?? "") else {
      return StudioReply.fault(.forbidden, StudioSentences.wrongCode)
    }
    do throws(Failure) {
      let added = try network.devices.add(fields["name"]?.scalar ?? "", now: SystemClock.now)
      events.send("library", StudioNetwork.change)
      var reply = StudioReply.value(StudioPaired(name: added.device.name, key: added.key))
      // 400 days, the longest time that browsers keep a cookie.
      reply["Set-Cookie"] =
        "\(StudioGuard.deviceCookieName)=\(added.token); Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=34560000"
      return reply
    } catch {
      return StudioReply.fault(.unavailable, Sentence(error))
    }
  }

  private func certificate() -> HTTPReply {
    guard let network else { return StudioReply.fault(.notFound, StudioSentences.notFound) }
    return StudioReply.make(.ok, "application/x-x509-ca-cert", .bytes(network.identity.der))
  }

  /// Makes a code for one more device, where a person at this machine asks.
  func invite() -> HTTPReply {
    guard !gate.isForNetwork else { return StudioReply.fault(.forbidden, StudioSentences.onlyOnMachine) }
    guard let network else {
      return StudioReply.fault(.conflict, StudioSentences.notOpen(command: CommandHint("studio", "--lan")))
    }
    let invitation = network.invite()
    let rows = QRCode(invitation.address)?.rows.map { String($0.map { $0 ? "1" : "0" }) } ?? []
    return StudioReply.value(
      StudioInvited(
        address: invitation.address, code: invitation.code, fingerprint: invitation.fingerprint,
        seconds: Int(StudioPairing.validity / .seconds(1)), qr: rows))
  }
}
