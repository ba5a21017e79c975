// Written by Scripts/sentences from Resources/sentences/en/TilawaNetwork.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaNetwork.
enum NetworkSentences {
  static func error(url: String, detail: Sentence) -> Sentence {
    Sentence("TilawaNetwork.error", "{ $url }: { $detail }", ["url": .text(url), "detail": .sentence(detail)])
  }
  static func statusForbidden(status: String) -> Sentence {
    Sentence(
      "TilawaNetwork.status-forbidden", "the server does not give it to us ({ $status })", ["status": .text(status)])
  }
  static func statusAbsent(status: String) -> Sentence {
    Sentence("TilawaNetwork.status-absent", "the server has no such file ({ $status })", ["status": .text(status)])
  }
  static func statusPatience(status: String) -> Sentence {
    Sentence(
      "TilawaNetwork.status-patience", "the server asks for patience ({ $status }); try again later",
      ["status": .text(status)])
  }
  static var statusWithheld: Sentence {
    Sentence("TilawaNetwork.status-withheld", "the server may not give it to anybody (451)")
  }
  static func statusTrouble(status: String) -> Sentence {
    Sentence(
      "TilawaNetwork.status-trouble", "the server is in trouble ({ $status }); try again later",
      ["status": .text(status)])
  }
  static func statusOther(status: String) -> Sentence {
    Sentence("TilawaNetwork.status-other", "the server answered { $status }", ["status": .text(status)])
  }
  static func tooLargeBy(bytes: String, limit: String) -> Sentence {
    Sentence(
      "TilawaNetwork.too-large-by", "the server has { $bytes } bytes, and more than { $limit } bytes are not taken",
      ["bytes": .text(bytes), "limit": .text(limit)])
  }
  static func tooLarge(limit: String) -> Sentence {
    Sentence(
      "TilawaNetwork.too-large", "the server has more, and more than { $limit } bytes are not taken",
      ["limit": .text(limit)])
  }
  static var announcesTooMuch: Sentence {
    Sentence("TilawaNetwork.announces-too-much", "the server announces more than there can be")
  }
  static func headTooLong(lines: String, kibibytes: String) -> Sentence {
    Sentence(
      "TilawaNetwork.head-too-long",
      "the head of the server's answer has more than { $lines } lines, or { $kibibytes } KiB",
      ["lines": .text(lines), "kibibytes": .text(kibibytes)])
  }
  static func lengthIsNone(length: String) -> Sentence {
    Sentence(
      "TilawaNetwork.length-is-none", "the server announces a length that is none ({ $length })",
      ["length": .text(length)])
  }
  static func bytesCame(received: String, count: String) -> Sentence {
    Sentence(
      "TilawaNetwork.bytes-came", "{ $received } bytes came of { $count } that were announced",
      ["received": .text(received), "count": .text(count)])
  }
  static func partOnly(byte: String, length: String) -> Sentence {
    Sentence(
      "TilawaNetwork.part-only", "the server sent no more than a part, up to byte { $byte } of { $length }",
      ["byte": .text(byte), "length": .text(length)])
  }
  static var anotherPart: Sentence {
    Sentence("TilawaNetwork.another-part", "the server sent another part of the file than it was asked for")
  }
  static func packed(encoding: String) -> Sentence {
    Sentence(
      "TilawaNetwork.packed", "the server sent it packed ({ $encoding }), which it was asked not to do",
      ["encoding": .text(encoding)])
  }
  static var cancelled: Sentence { Sentence("TilawaNetwork.cancelled", "cancelled") }
  static var noAnswerInTime: Sentence {
    Sentence("TilawaNetwork.no-answer-in-time", "nobody answers in time; is this machine connected to the network?")
  }
  static var noAnswerLately: Sentence {
    Sentence(
      "TilawaNetwork.no-answer-lately", "there was no answer a moment ago; is this machine connected to the network?")
  }
  static func noAnswerThere(words: String) -> Sentence {
    Sentence("TilawaNetwork.no-answer-there", "nobody answers there ({ $words })", ["words": .text(words)])
  }
  static func noSuchServer(words: String) -> Sentence {
    Sentence(
      "TilawaNetwork.no-such-server",
      "no server of this name is found ({ $words }); is this machine connected to the network?", ["words": .text(words)]
    )
  }
  static func noSecureConnection(words: String) -> Sentence {
    Sentence(
      "TilawaNetwork.no-secure-connection", "no secure connection comes about ({ $words })", ["words": .text(words)])
  }
  static func notTrusted(words: String) -> Sentence {
    Sentence(
      "TilawaNetwork.not-trusted",
      "the server's certificate is not to be trusted ({ $words }); is this machine's date right?",
      ["words": .text(words)])
  }
  static func certificatesUnreadable(file: String) -> Sentence {
    Sentence(
      "TilawaNetwork.certificates-unreadable", "the certificates of { $file } cannot be read; install ca-certificates",
      ["file": .text(file)])
  }
  static var systemCertificatesUnreadable: Sentence {
    Sentence(
      "TilawaNetwork.system-certificates-unreadable",
      "the certificates of the system cannot be read; install ca-certificates")
  }
  static var nothingCame: Sentence { Sentence("TilawaNetwork.nothing-came", "nothing came for too long") }
  static func almostNothingCame(time: String) -> Sentence {
    Sentence("TilawaNetwork.almost-nothing-came", "almost nothing was received for { $time }", ["time": .text(time)])
  }
  static var endedInFile: Sentence {
    Sentence("TilawaNetwork.ended-in-file", "the connection ended in the middle of the file")
  }
  static var endedWithoutAnswer: Sentence {
    Sentence("TilawaNetwork.ended-without-answer", "the server ended the connection without an answer")
  }
  static func noHttp(words: String) -> Sentence {
    Sentence("TilawaNetwork.no-http", "the server does not speak HTTP ({ $words })", ["words": .text(words)])
  }
  static func broke(words: String) -> Sentence {
    Sentence("TilawaNetwork.broke", "the connection broke ({ $words })", ["words": .text(words)])
  }
  static func proxyRefuses(status: String, variable: String) -> Sentence {
    Sentence(
      "TilawaNetwork.proxy-refuses", "the proxy does not let us through ({ $status }); see { $variable }",
      ["status": .text(status), "variable": .text(variable)])
  }
  static var noAddress: Sentence { Sentence("TilawaNetwork.no-address", "this is not an address") }
  static var noAddressOfWeb: Sentence {
    Sentence(
      "TilawaNetwork.no-address-of-web", "this is not an address; one begins with https:// or http:// and a host")
  }
  static var noAddressToAsk: Sentence { Sentence("TilawaNetwork.no-address-to-ask", "there is no address to ask") }
  static var passwordNeedsHttps: Sentence {
    Sentence("TilawaNetwork.password-needs-https", "a password is sent over https only")
  }
  static var redirectNowhere: Sentence {
    Sentence("TilawaNetwork.redirect-nowhere", "the server redirects, but without an address")
  }
  static func redirectUnknown(target: String) -> Sentence {
    Sentence(
      "TilawaNetwork.redirect-unknown", "the server redirects to { $target }, which is neither http nor https",
      ["target": .text(target)])
  }
  static func redirectInsecure(target: String) -> Sentence {
    Sentence(
      "TilawaNetwork.redirect-insecure", "the server redirects from https to { $target }, which is not secure",
      ["target": .text(target)])
  }
  static func redirectsTooOften(most: String) -> Sentence {
    Sentence(
      "TilawaNetwork.redirects-too-often", "the server redirects more than { $most } times", ["most": .text(most)])
  }
  static func redirectRefused(target: String) -> Sentence {
    Sentence(
      "TilawaNetwork.redirect-refused", "the server redirects to { $target }; give that address if you trust it",
      ["target": .text(target)])
  }
  static func noThread(reason: String) -> Sentence {
    Sentence("TilawaNetwork.no-thread", "no thread can be had: { $reason }", ["reason": .text(reason)])
  }
  static func noPipe(reason: String) -> Sentence {
    Sentence("TilawaNetwork.no-pipe", "no pipe can be had: { $reason }", ["reason": .text(reason)])
  }
  static var withoutTls: Sentence { Sentence("TilawaNetwork.without-tls", "without TLS") }
  static var noStart: Sentence { Sentence("TilawaNetwork.no-start", "libcurl does not start: no memory") }
  static var noTransfer: Sentence { Sentence("TilawaNetwork.no-transfer", "libcurl does not take the transfer") }
  static func install(reason: String, package: String) -> Sentence {
    Sentence(
      "TilawaNetwork.install", "{ $reason }; install { $package }",
      ["reason": .text(reason), "package": .text(package)])
  }
}
