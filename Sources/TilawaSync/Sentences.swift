// Written by Scripts/sentences from Resources/sentences/en/TilawaSync.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaSync.
enum TilawaSyncSentences {
  static var placeForms: Sentence {
    Sentence(
      "TilawaSync.place-forms", "a place is a folder, webdavs://…, webdav://…, s3://BUCKET/PREFIX or rclone:REMOTE:PATH"
    )
  }
  static func noPlace(address: String, forms: Sentence) -> Sentence {
    Sentence("TilawaSync.no-place", "{ $address }: { $forms }", ["address": .text(address), "forms": .sentence(forms)])
  }
  static func writeScheme(address: String, forms: Sentence, scheme: String) -> Sentence {
    Sentence(
      "TilawaSync.write-scheme", "{ $address }: { $forms }; write { $scheme }://",
      ["address": .text(address), "forms": .sentence(forms), "scheme": .text(scheme)])
  }
  static var placeOfNewerVersion: Sentence {
    Sentence(
      "TilawaSync.place-of-newer-version", "a newer version of Tilawa made it, or its tilawa-sync.json is damaged")
  }
  static var noManifest: Sentence {
    Sentence("TilawaSync.no-manifest", "there is no tilawa-sync.json that this version knows")
  }
  static func noObjectName(name: String) -> Sentence {
    Sentence("TilawaSync.no-object-name", "{ $name }: no object has such a name", ["name": .text(name)])
  }
  static func objectTooLarge(name: String) -> Sentence {
    Sentence("TilawaSync.object-too-large", "{ $name }: an object has at most 16 MiB", ["name": .text(name)])
  }
  static func nameTooLong(name: String, most: Int) -> Sentence {
    Sentence(
      "TilawaSync.name-too-long", "{ $name }: a name in a sealed place has at most { $most } bytes",
      ["name": .text(name), "most": .number(most)])
  }
  static func refusedSound(id: String, reason: Sentence) -> Sentence {
    Sentence("TilawaSync.refused-sound", "{ $id }: { $reason }", ["id": .text(id), "reason": .sentence(reason)])
  }
  static func fault(path: String, reason: Sentence) -> Sentence {
    Sentence("TilawaSync.fault", "{ $path }: { $reason }", ["path": .text(path), "reason": .sentence(reason)])
  }
  static func noFolder(path: String) -> Sentence {
    Sentence("TilawaSync.no-folder", "{ $path }: it is not a folder", ["path": .text(path)])
  }
  static func folderAway(path: String) -> Sentence {
    Sentence(
      "TilawaSync.folder-away", "{ $path }: there is no such folder; is its disk connected?", ["path": .text(path)])
  }
  static func noRenaming(path: String) -> Sentence {
    Sentence("TilawaSync.no-renaming", "{ $path }: the file system cannot rename files", ["path": .text(path)])
  }
  static func noWebdavAddress(address: String) -> Sentence {
    Sentence(
      "TilawaSync.no-webdav-address", "{ $address }: this is no address of a WebDAV server", ["address": .text(address)]
    )
  }
  static func passwordInAddress(address: String) -> Sentence {
    Sentence(
      "TilawaSync.password-in-address", "{ $address }: a password does not belong into an address, where others see it",
      ["address": .text(address)])
  }
  static func wrongPassword(address: String) -> Sentence {
    Sentence(
      "TilawaSync.wrong-password", "{ $address }: the server does not accept the user and the password (401)",
      ["address": .text(address)])
  }
  static func noSizes(address: String) -> Sentence {
    Sentence(
      "TilawaSync.no-sizes", "{ $address }: the server does not tell the sizes of files", ["address": .text(address)])
  }
  static func noMoving(address: String) -> Sentence {
    Sentence("TilawaSync.no-moving", "{ $address }: the server does not move files", ["address": .text(address)])
  }
  static func noStoring(address: String) -> Sentence {
    Sentence("TilawaSync.no-storing", "{ $address }: the server does not store files", ["address": .text(address)])
  }
  static func noStoringThere(address: String) -> Sentence {
    Sentence(
      "TilawaSync.no-storing-there", "{ $address }: the server does not store files; is it a folder of WebDAV?",
      ["address": .text(address)])
  }
  static func sentLost(address: String) -> Sentence {
    Sentence(
      "TilawaSync.sent-lost", "{ $address }: the server reported success, but does not have what was sent",
      ["address": .text(address)])
  }
  static func noFolderOnServer(address: String) -> Sentence {
    Sentence(
      "TilawaSync.no-folder-on-server", "{ $address }: there is no such folder on the server",
      ["address": .text(address)])
  }
  static func cannotLook(address: String) -> Sentence {
    Sentence(
      "TilawaSync.cannot-look", "{ $address }: the server cannot look for it now (405)", ["address": .text(address)])
  }
  static func noWebdav(address: String, status: Int) -> Sentence {
    Sentence(
      "TilawaSync.no-webdav", "{ $address }: the server does not speak WebDAV there ({ $status })",
      ["address": .text(address), "status": .number(status)])
  }
  static func answerUnreadable(address: String, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaSync.answer-unreadable", "{ $address }: the server's answer cannot be read: { $reason }",
      ["address": .text(address), "reason": .sentence(reason)])
  }
  static func fileNotSent(address: String) -> Sentence {
    Sentence(
      "TilawaSync.file-not-sent", "{ $address }: the server names the file, but does not send it",
      ["address": .text(address)])
  }
  static func notRemoved(address: String) -> Sentence {
    Sentence("TilawaSync.not-removed", "{ $address }: the server does not remove it", ["address": .text(address)])
  }
  static func xmlNeedsPackage(reason: String) -> Sentence {
    Sentence(
      "TilawaSync.xml-needs-package", "XML is read by the package libexpat1: { $reason }", ["reason": .text(reason)])
  }
  static var outOfMemory: Sentence { Sentence("TilawaSync.out-of-memory", "out of memory") }
  static var documentTypeDeclared: Sentence {
    Sentence("TilawaSync.document-type-declared", "it declares a document type")
  }
  static func lineFault(line: Int, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaSync.line-fault", "line { $line }: { $reason }", ["line": .number(line), "reason": .sentence(reason)])
  }
  static var noXml: Sentence { Sentence("TilawaSync.no-xml", "it is no XML") }
  static var noListOfWebdav: Sentence { Sentence("TilawaSync.no-list-of-webdav", "it is no list of WebDAV") }
  static var nestedTooDeeply: Sentence {
    Sentence("TilawaSync.nested-too-deeply", "its elements are nested too deeply")
  }
  static func tooManyFiles(most: Int) -> Sentence {
    Sentence("TilawaSync.too-many-files", "it names more than { $most } files", ["most": .number(most)])
  }
  static var textTooLong: Sentence { Sentence("TilawaSync.text-too-long", "a text in it is too long") }
  static func noBucketAddress(address: String) -> Sentence {
    Sentence(
      "TilawaSync.no-bucket-address",
      "{ $address }: a bucket is written s3://BUCKET/PREFIX, its name has 3 to 63 letters, digits, points and hyphens",
      ["address": .text(address)])
  }
  static func optionsOfBucket(address: String) -> Sentence {
    Sentence(
      "TilawaSync.options-of-bucket",
      "{ $address }: after the question mark, endpoint=URL, region=NAME and profile=NAME are known",
      ["address": .text(address)])
  }
  static func keyInAddress(address: String) -> Sentence {
    Sentence(
      "TilawaSync.key-in-address", "{ $address }: a key does not belong into an address, where others see it",
      ["address": .text(address)])
  }
  static func noEndpoint(address: String) -> Sentence {
    Sentence(
      "TilawaSync.no-endpoint", "{ $address }: the address of a store is written https://HOST or http://HOST:PORT",
      ["address": .text(address)])
  }
  static func noRegion(region: String) -> Sentence {
    Sentence("TilawaSync.no-region", "{ $region }: this is no name of a region", ["region": .text(region)])
  }
  static func noBucketKey(variables: String, path: String, profile: String) -> Sentence {
    Sentence(
      "TilawaSync.no-bucket-key",
      "there is no key for the store: set { $variables }, or write it into { $path }, section { $profile }",
      ["variables": .text(variables), "path": .text(path), "profile": .text(profile)])
  }
  static var keyUnusable: Sentence {
    Sentence("TilawaSync.key-unusable", "the key for the store has characters that no key has")
  }
  static func noBucket(bucket: String) -> Sentence {
    Sentence(
      "TilawaSync.no-bucket", "{ $bucket }: there is no such bucket; make it with the store's own tools first",
      ["bucket": .text(bucket)])
  }
  static func wrongBucketKey(address: String, key: String, code: String) -> Sentence {
    Sentence(
      "TilawaSync.wrong-bucket-key", "{ $address }: the store does not accept the key { $key } ({ $code })",
      ["address": .text(address), "key": .text(key), "code": .text(code)])
  }
  static func clockDiffers(time: String) -> Sentence {
    Sentence(
      "TilawaSync.clock-differs",
      "the clock of this machine differs from that of the store, where it is { $time }: set it right",
      ["time": .text(time)])
  }
  static func otherRegion(bucket: String, region: String, other: String) -> Sentence {
    Sentence(
      "TilawaSync.other-region", "{ $bucket }: the bucket is not in the region { $region }; the store names { $other }",
      ["bucket": .text(bucket), "region": .text(region), "other": .text(other)])
  }
  static func noRight(address: String, key: String) -> Sentence {
    Sentence(
      "TilawaSync.no-right", "{ $address }: the key { $key } may not read or list there",
      ["address": .text(address), "key": .text(key)])
  }
  static var noListOfBucket: Sentence { Sentence("TilawaSync.no-list-of-bucket", "it is no list of a bucket") }
  static func remoteForm(address: String) -> Sentence {
    Sentence(
      "TilawaSync.remote-form", "{ $address }: a remote of rclone is written rclone:REMOTE:PATH",
      ["address": .text(address)])
  }
  static var rcloneNotInstalled: Sentence {
    Sentence("TilawaSync.rclone-not-installed", "rclone is not installed; install the package rclone")
  }
  static func rcloneDoesNotStart(reason: Sentence) -> Sentence {
    Sentence("TilawaSync.rclone-does-not-start", "rclone does not start: { $reason }", ["reason": .sentence(reason)])
  }
  static func rcloneSays(reason: Sentence) -> Sentence {
    Sentence("TilawaSync.rclone-says", "rclone: { $reason }", ["reason": .sentence(reason)])
  }
  static var rcloneSilent: Sentence { Sentence("TilawaSync.rclone-silent", "it says nothing for 30 s") }
  static func noSuchRemote(reason: String) -> Sentence {
    Sentence("TilawaSync.no-such-remote", "rclone does not know this remote: { $reason }", ["reason": .text(reason)])
  }
  static var credentialsOfOneLine: Sentence {
    Sentence("TilawaSync.credentials-of-one-line", "a user and a password are one line each")
  }
  static func passwordsReadable(path: String, line: String) -> Sentence {
    Sentence(
      "TilawaSync.passwords-readable", "{ $path }: others may read the passwords in it; run: { $line }",
      ["path": .text(path), "line": .text(line)])
  }
  static func passwordsUnreadable(path: String) -> Sentence {
    Sentence(
      "TilawaSync.passwords-unreadable", "{ $path }: the file with passwords cannot be read", ["path": .text(path)])
  }
  static func sealingNeedsPackage(reason: String) -> Sentence {
    Sentence(
      "TilawaSync.sealing-needs-package", "this place needs the package libsodium23: { $reason }",
      ["reason": .text(reason)])
  }
  static var sealedAlready: Sentence { Sentence("TilawaSync.sealed-already", "the place is sealed already") }
  static var notSealed: Sentence { Sentence("TilawaSync.not-sealed", "the place is not sealed") }
  static var secretDoesNotOpen: Sentence {
    Sentence("TilawaSync.secret-does-not-open", "the passphrase or the key file does not open this place")
  }
  static func newerKey(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaSync.newer-key", "the place has a newer key; give its passphrase or key file ({ $command })",
      ["command": .command(command)])
  }
  static var openedByKeyFile: Sentence {
    Sentence("TilawaSync.opened-by-key-file", "this place is opened by a key file")
  }
  static func noKeyFile(command: CommandHint) -> Sentence {
    Sentence("TilawaSync.no-key-file", "this is no key file; `{ $command }` makes one", ["command": .command(command)])
  }
  static func passphraseTooShort(least: Int) -> Sentence {
    Sentence(
      "TilawaSync.passphrase-too-short", "a passphrase has at least { $least } characters", ["least": .number(least)])
  }
  static func memoryForPassphrase(mebibytes: Int) -> Sentence {
    Sentence(
      "TilawaSync.memory-for-passphrase", "there is not enough memory to check the passphrase: { $mebibytes } MiB",
      ["mebibytes": .number(mebibytes)])
  }
  static func tooManyKeys(most: Int) -> Sentence {
    Sentence("TilawaSync.too-many-keys", "a place has at most { $most } keys", ["most": .number(most)])
  }
}
