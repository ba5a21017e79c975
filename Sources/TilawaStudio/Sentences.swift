// Written by Scripts/sentences from Resources/sentences/en/TilawaStudio.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaStudio.
enum StudioSentences {
  static var noPage: Sentence {
    Sentence("TilawaStudio.no-page", "the studio's page was not installed; install Tilawa again")
  }
  static var noBrowser: Sentence {
    Sentence("TilawaStudio.no-browser", "no browser was found; open the address yourself")
  }
  static var onlyHere: Sentence {
    Sentence("TilawaStudio.only-here", "Only this machine reaches it. Ctrl-C ends it; what plays goes on.")
  }
  static var ctrlCEnds: Sentence { Sentence("TilawaStudio.ctrl-c-ends", "Ctrl-C ends it; what plays goes on.") }
  static var phoneOpens: Sentence {
    Sentence(
      "TilawaStudio.phone-opens", "Only this machine reaches that address. A phone in the same network opens this one:")
  }
  static var noQrCode: Sentence {
    Sentence("TilawaStudio.no-qr-code", "no QR code is shown without the package libqrencode4")
  }
  static func otherNetwork(address: String) -> Sentence {
    Sentence("TilawaStudio.other-network", "or by another network: { $address }", ["address": .text(address)])
  }
  static var addressPairs: Sentence {
    Sentence(
      "TilawaStudio.address-pairs",
      "The address pairs one device, within 10 minutes. Settings in the page on this machine has another one.")
  }
  static var browserWarns: Sentence {
    Sentence(
      "TilawaStudio.browser-warns",
      #"""
      The browser warns, because only this machine vouches for its certificate. Let it show the certificate, and go on
      only if its SHA-256 fingerprint is this:
      """#)
  }
  static var device: Sentence { Sentence("TilawaStudio.device", "device") }
  static var devicePaired: Sentence { Sentence("TilawaStudio.device-paired", "paired") }
  static var someDevice: Sentence { Sentence("TilawaStudio.some-device", "device") }
  static func noDevices(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaStudio.no-devices", "No device is paired. To pair one: { $command }", ["command": .command(command)])
  }
  static func noDevice(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaStudio.no-device", "no device is called “{ $name }”; { $command } lists them",
      ["name": .text(name), "command": .command(command)])
  }
  static func forgotten(name: String) -> Sentence {
    Sentence("TilawaStudio.forgotten", "{ $name } may not enter any more.", ["name": .text(name)])
  }
  static func devicesDamaged(path: String) -> Sentence {
    Sentence(
      "TilawaStudio.devices-damaged", "{ $path } is damaged; remove it and pair your devices again",
      ["path": .text(path)])
  }
  static func tooManyDevices(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaStudio.too-many-devices", "there are { $count } devices; forget one with: { $command }",
      ["count": .number(count), "command": .command(command)])
  }
  static var notAdded: Sentence { Sentence("TilawaStudio.not-added", "the device was not added") }
  static var noNetwork: Sentence {
    Sentence(
      "TilawaStudio.no-network", "this machine is in no network; join one, or name its address with --lan-address")
  }
  static func noAddress(text: String) -> Sentence {
    Sentence("TilawaStudio.no-address", "“{ $text }” is no address such as 192.168.1.5", ["text": .text(text)])
  }
  static func notOurAddress(address: String) -> Sentence {
    Sentence(
      "TilawaStudio.not-our-address", "this machine does not have the address { $address }", ["address": .text(address)]
    )
  }
  static func cannotListen(port: String, address: String, reason: Sentence, option: String) -> Sentence {
    Sentence(
      "TilawaStudio.cannot-listen",
      "cannot listen on port { $port } of { $address }: { $reason }; choose another one with { $option }",
      ["port": .text(port), "address": .text(address), "reason": .sentence(reason), "option": .text(option)])
  }
  static func cannotMakeFolder(folder: String, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaStudio.cannot-make-folder", "cannot make a folder in { $folder }: { $reason }",
      ["folder": .text(folder), "reason": .sentence(reason)])
  }
  static var cannotMakeSocket: Sentence { Sentence("TilawaStudio.cannot-make-socket", "cannot make a socket") }
  static func libraryNeeded(reason: Sentence) -> Sentence {
    Sentence(
      "TilawaStudio.library-needed", "--lan needs the package libgnutls30: { $reason }", ["reason": .sentence(reason)])
  }
  static func libraryFailed(operation: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaStudio.library-failed", "{ $operation }: { $reason }",
      ["operation": .sentence(operation), "reason": .sentence(reason)])
  }
  static var cannotMakeKey: Sentence { Sentence("TilawaStudio.cannot-make-key", "cannot make a key") }
  static var cannotReadKey: Sentence { Sentence("TilawaStudio.cannot-read-key", "cannot read the key") }
  static var cannotWriteKey: Sentence { Sentence("TilawaStudio.cannot-write-key", "cannot write the key") }
  static var cannotMakeCertificate: Sentence {
    Sentence("TilawaStudio.cannot-make-certificate", "cannot make a certificate")
  }
  static var cannotReadCertificate: Sentence {
    Sentence("TilawaStudio.cannot-read-certificate", "cannot read the certificate")
  }
  static var cannotWriteCertificate: Sentence {
    Sentence("TilawaStudio.cannot-write-certificate", "cannot write the certificate")
  }
  static var cannotUseCertificate: Sentence {
    Sentence("TilawaStudio.cannot-use-certificate", "cannot use the certificate")
  }
  static var cannotPrepareTls: Sentence { Sentence("TilawaStudio.cannot-prepare-tls", "cannot prepare TLS") }
  static var unknownHost: Sentence { Sentence("TilawaStudio.unknown-host", "this name of the server is not known") }
  static var otherPage: Sentence { Sentence("TilawaStudio.other-page", "another page may not ask here") }
  static func stranger(command: CommandHint) -> Sentence {
    Sentence("TilawaStudio.stranger", "open the address that { $command } prints", ["command": .command(command)])
  }
  static var onlyOnMachine: Sentence {
    Sentence("TilawaStudio.only-on-machine", "this is done only on the machine itself")
  }
  static var noCode: Sentence { Sentence("TilawaStudio.no-code", "the body is no code") }
  static var wrongCode: Sentence {
    Sentence("TilawaStudio.wrong-code", "this code is wrong, was used, or is too old; ask for another one")
  }
  static func notOpen(command: CommandHint) -> Sentence {
    Sentence("TilawaStudio.not-open", "other devices are let in only by: { $command }", ["command": .command(command)])
  }
  static var noTicket: Sentence { Sentence("TilawaStudio.no-ticket", "there is no ticket for this") }
  static var unknownMethod: Sentence { Sentence("TilawaStudio.unknown-method", "this method is not known") }
  static var otherMethod: Sentence { Sentence("TilawaStudio.other-method", "this request is sent by another method") }
  static var tooLarge: Sentence { Sentence("TilawaStudio.too-large", "the request is too large") }
  static var addressTooLong: Sentence { Sentence("TilawaStudio.address-too-long", "the address is too long") }
  static var headTooLong: Sentence { Sentence("TilawaStudio.head-too-long", "the head of the request is too long") }
  static var noLength: Sentence { Sentence("TilawaStudio.no-length", "the request does not say its length") }
  static var malformed: Sentence { Sentence("TilawaStudio.malformed", "the request is malformed") }
  static var notInTime: Sentence { Sentence("TilawaStudio.not-in-time", "the request did not come in time") }
  static func speaksHttps(scheme: String) -> Sentence {
    Sentence(
      "TilawaStudio.speaks-https", "this port speaks https; open the address with { $scheme }",
      ["scheme": .text(scheme)])
  }
  static var noObject: Sentence { Sentence("TilawaStudio.no-object", "the body is no object of JSON") }
  static var messageNoObject: Sentence {
    Sentence("TilawaStudio.message-no-object", "the first message is no object of JSON")
  }
  static var noPlayerRequest: Sentence {
    Sentence("TilawaStudio.no-player-request", "the body is no request to the player")
  }
  static var notFound: Sentence { Sentence("TilawaStudio.not-found", "not found") }
  static var pageMissing: Sentence { Sentence("TilawaStudio.page-missing", "the page is missing") }
  static var noRequest: Sentence { Sentence("TilawaStudio.no-request", "there is no such request") }
  static var noRecording: Sentence { Sentence("TilawaStudio.no-recording", "there is no such recording") }
  static var noReciter: Sentence { Sentence("TilawaStudio.no-reciter", "no reciter has this ayah here") }
  static var noSound: Sentence { Sentence("TilawaStudio.no-sound", "the sound is not there") }
  static var soundTooShort: Sentence { Sentence("TilawaStudio.sound-too-short", "the sound does not reach so far") }
  static var tooManyPages: Sentence { Sentence("TilawaStudio.too-many-pages", "too many pages are open") }
  static var tooManyMicrophones: Sentence {
    Sentence("TilawaStudio.too-many-microphones", "no more microphones can be listened to now; end another one")
  }
  static var tooManyValues: Sentence { Sentence("TilawaStudio.too-many-values", "too many values") }
  static func valueUnknown(request: String, name: String) -> Sentence {
    Sentence(
      "TilawaStudio.value-unknown", "{ $request } does not take “{ $name }”",
      ["request": .text(request), "name": .text(name)])
  }
  static func valueTooLong(name: String) -> Sentence {
    Sentence("TilawaStudio.value-too-long", "“{ $name }” is too long, or has control characters", ["name": .text(name)])
  }
  static func valueMissing(name: String) -> Sentence {
    Sentence("TilawaStudio.value-missing", "“{ $name }” is missing", ["name": .text(name)])
  }
  static func valueTwice(name: String) -> Sentence {
    Sentence("TilawaStudio.value-twice", "“{ $name }” is there twice", ["name": .text(name)])
  }
  static func valueNoId(name: String) -> Sentence {
    Sentence("TilawaStudio.value-no-id", "“{ $name }” is the id of a recording", ["name": .text(name)])
  }
  static func valueHyphen(name: String) -> Sentence {
    Sentence("TilawaStudio.value-hyphen", "“{ $name }” begins with a hyphen", ["name": .text(name)])
  }
  static func valueRate(name: String, least: String, most: String) -> Sentence {
    Sentence(
      "TilawaStudio.value-rate", "“{ $name }” is { $least } to { $most }",
      ["name": .text(name), "least": .text(least), "most": .text(most)])
  }
  static var programDoesNotStart: Sentence {
    Sentence("TilawaStudio.program-does-not-start", "the program cannot be started")
  }
  static func programEnded(code: String) -> Sentence {
    Sentence("TilawaStudio.program-ended", "it ended with code { $code }", ["code": .text(code)])
  }
}
