// Written by Scripts/sentences from Resources/sentences/en/TilawaFiles.ftl. A change belongs there.

package import TilawaCore

/// The sentences of TilawaFiles.
package enum FilesSentences {
  package static func fileFailure(path: String, operation: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaFiles.file-failure", "{ $path }: { $operation }: { $reason }",
      ["path": .text(path), "operation": .sentence(operation), "reason": .sentence(reason)])
  }
  package static var cannotLock: Sentence { Sentence("TilawaFiles.cannot-lock", "cannot lock") }
  package static var cannotMakeFolderInIt: Sentence {
    Sentence("TilawaFiles.cannot-make-folder-in-it", "cannot make a folder in it")
  }
  package static var cannotOpen: Sentence { Sentence("TilawaFiles.cannot-open", "cannot open") }
  package static var cannotRead: Sentence { Sentence("TilawaFiles.cannot-read", "cannot read") }
  package static var cannotWrite: Sentence { Sentence("TilawaFiles.cannot-write", "cannot write") }
  package static var cannotBeRead: Sentence { Sentence("TilawaFiles.cannot-be-read", "it cannot be read") }
  package static var disk: Sentence { Sentence("TilawaFiles.disk", "it is a disk") }
  package static var folder: Sentence { Sentence("TilawaFiles.folder", "it is a folder") }
  package static var linkOfAnotherUser: Sentence {
    Sentence("TilawaFiles.link-of-another-user", "it is a link of another user; name the file itself")
  }
  package static var namesFolder: Sentence { Sentence("TilawaFiles.names-folder", "it names a folder") }
  package static var namesNoFile: Sentence { Sentence("TilawaFiles.names-no-file", "it names no file") }
  package static func noFolder(folder: String) -> Sentence {
    Sentence("TilawaFiles.no-folder", "there is no folder { $folder }", ["folder": .text(folder)])
  }
  package static var notAFile: Sentence { Sentence("TilawaFiles.not-a-file", "it is not a file") }
  package static func systemError(number: Int) -> Sentence {
    Sentence("TilawaFiles.system-error", "error { $number }", ["number": .number(number)])
  }
  package static var jsonDocument: Sentence { Sentence("TilawaFiles.json-document", "the document") }
  package static func jsonMember(member: String) -> Sentence {
    Sentence("TilawaFiles.json-member", "`{ $member }`", ["member": .text(member)])
  }
  package static func jsonMissing(member: String) -> Sentence {
    Sentence("TilawaFiles.json-missing", "`{ $member }` is missing", ["member": .text(member)])
  }
  package static func jsonNull(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-null", "{ $subject } is null", ["subject": .sentence(subject)])
  }
  package static func jsonNoText(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-no-text", "{ $subject } is not a text", ["subject": .sentence(subject)])
  }
  package static func jsonNoBoolean(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-no-boolean", "{ $subject } is not true or false", ["subject": .sentence(subject)])
  }
  package static func jsonNoWholeNumber(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-no-whole-number", "{ $subject } is not a whole number", ["subject": .sentence(subject)])
  }
  package static func jsonNoNumber(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-no-number", "{ $subject } is not a number", ["subject": .sentence(subject)])
  }
  package static func jsonNoList(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-no-list", "{ $subject } is not a list", ["subject": .sentence(subject)])
  }
  package static func jsonWrongKind(subject: Sentence) -> Sentence {
    Sentence("TilawaFiles.json-wrong-kind", "{ $subject } is not of the right kind", ["subject": .sentence(subject)])
  }
  package static func jsonFault(subject: Sentence, reason: String) -> Sentence {
    Sentence(
      "TilawaFiles.json-fault", "{ $subject }: { $reason }", ["subject": .sentence(subject), "reason": .text(reason)])
  }
  package static func jsonNotWhole(reason: String) -> Sentence {
    Sentence("TilawaFiles.json-not-whole", "it is no whole JSON: { $reason }", ["reason": .text(reason)])
  }
}
