// Written by Scripts/sentences from Resources/sentences/en/AppSync.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppSync.
enum SyncSentences {
  static func placeMade(place: String, name: String) -> Sentence {
    Sentence(
      "AppSync.place-made", "made the place { $place }; this device is called { $name }",
      ["place": .text(place), "name": .text(name)])
  }
  static func placeFound(place: String, name: String) -> Sentence {
    Sentence(
      "AppSync.place-found", "found the place { $place }; this device is called { $name }",
      ["place": .text(place), "name": .text(name)])
  }
  static var thisDevice: Sentence { Sentence("AppSync.this-device", "this device") }
  static func next(command: CommandHint) -> Sentence {
    Sentence("AppSync.next", "next: { $command }", ["command": .command(command)])
  }
  static func notSynchronised(command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.not-synchronised", "the library is not synchronised yet; first: { $command }",
      ["command": .command(command)])
  }
  static var ended: Sentence {
    Sentence("AppSync.ended", "this library is not synchronised any more; the place stays as it is")
  }
  static var busy: Sentence { Sentence("AppSync.busy", "another process synchronises now") }
  static func isThisDevice(command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.is-this-device", "this is this device itself; to end here: { $command }", ["command": .command(command)])
  }
  static func forgot(name: String) -> Sentence {
    Sentence("AppSync.forgot", "forgot { $name }; its changes are kept", ["name": .text(name)])
  }
  static func forgotAdvice(command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.forgot-advice", "it can come back under a new name; to shut it out of an encrypted place: { $command }",
      ["command": .command(command)])
  }
  static func noDevice(name: String, names: String) -> Sentence {
    Sentence(
      "AppSync.no-device", "there is no device { $name }; there are { $names }",
      ["name": .text(name), "names": .text(names)])
  }
  static func severalDevices(count: Int, name: String, ids: String) -> Sentence {
    Sentence(
      "AppSync.several-devices", "{ $count } devices are called { $name }; name one of { $ids }",
      ["count": .number(count), "name": .text(name), "ids": .text(ids)])
  }
  static var anotherDevice: Sentence { Sentence("AppSync.another-device", "another device") }
  static func pruned(count: Int) -> Sentence {
    Sentence(
      "AppSync.pruned",
      #"""
      made a snapshot, and removed { $count ->
      [one] { $count } object
      *[other] { $count } objects
      } that it replaces
      """#, ["count": .number(count)])
  }
  static func keyMade(command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.key-made", "made a new key; the other devices need it too: { $command }", ["command": .command(command)])
  }
  static var keyTaken: Sentence { Sentence("AppSync.key-taken", "took the key of the place") }
  static var noKey: Sentence { Sentence("AppSync.no-key", "the place is not encrypted, so it has no key") }
  static var keysGone: Sentence {
    Sentence("AppSync.keys-gone", "the place was encrypted, and its keys are gone from it")
  }
  static var placeOfOthers: Sentence {
    Sentence("AppSync.place-of-others", "others use this place without encryption; name a new one")
  }
  static func keysDamaged(path: String) -> Sentence {
    Sentence(
      "AppSync.keys-damaged", "{ $path }: the keys of the place cannot be read; remove it and sync again",
      ["path": .text(path)])
  }
  static func noKeyFile(path: String) -> Sentence {
    Sentence("AppSync.no-key-file", "{ $path }: there is no key file that can be read", ["path": .text(path)])
  }
  static var passphraseQuestion: Sentence { Sentence("AppSync.passphrase-question", "passphrase of the place:") }
  static var passphraseAgain: Sentence { Sentence("AppSync.passphrase-again", "once more:") }
  static func passphraseMissing(option: String) -> Sentence {
    Sentence(
      "AppSync.passphrase-missing", "the place is encrypted; give its passphrase on a terminal, or { $option }",
      ["option": .text(option)])
  }
  static var passphrasesDiffer: Sentence {
    Sentence("AppSync.passphrases-differ", "the passphrases differ; nothing was done")
  }
  static func passwordQuestion(user: String, host: String) -> Sentence {
    Sentence(
      "AppSync.password-question", "password of { $user } at { $host }:", ["user": .text(user), "host": .text(host)])
  }
  static func passwordRefused(host: String, path: String) -> Sentence {
    Sentence(
      "AppSync.password-refused",
      "{ $host }: the server does not accept the password any more; to type it again, remove its line from { $path }",
      ["host": .text(host), "path": .text(path)])
  }
  static func passwordMissing(user: String, host: String) -> Sentence {
    Sentence(
      "AppSync.password-missing", "no password of { $user } at { $host } is known; sync once on a terminal",
      ["user": .text(user), "host": .text(host)])
  }
  static func otherFile(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.other-file", "the place has another { $name }; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static var full: Sentence {
    Sentence("AppSync.full", "the place is full; what was sent is kept, go on when there is room")
  }
  static var readOnly: Sentence { Sentence("AppSync.read-only", "the place can only be read") }
  static func offline(reason: Sentence) -> Sentence {
    Sentence("AppSync.offline", "{ $reason } (changes are kept until the next sync)", ["reason": .sentence(reason)])
  }
  static func overBudget(spent: String, budget: String, option: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.over-budget",
      "the requests of this device to buckets have cost { $spent } USD this month, and its budget is { $budget } USD; what is new waits for the next month. To go on now: { $option }; for another budget: { $command }",
      ["spent": .text(spent), "budget": .text(budget), "option": .text(option), "command": .command(command)])
  }
  static func damagedFile(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.damaged-file", "{ $name } in the place is damaged; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static var statusPlace: Sentence { Sentence("AppSync.status-place", "place") }
  static var statusDevice: Sentence { Sentence("AppSync.status-device", "device") }
  static var statusSynced: Sentence { Sentence("AppSync.status-synced", "synced") }
  static var statusNever: Sentence { Sentence("AppSync.status-never", "not yet") }
  static var statusLeft: Sentence { Sentence("AppSync.status-left", "to do") }
  static var statusOther: Sentence { Sentence("AppSync.status-other", "other") }
  static var statusTraffic: Sentence { Sentence("AppSync.status-traffic", "asked") }
  static var statusSpent: Sentence { Sentence("AppSync.status-spent", "month") }
  static var statusHolds: Sentence { Sentence("AppSync.status-holds", "holds") }
  static var statusWritten: Sentence { Sentence("AppSync.status-written", "written") }
  static var statusHead: Sentence { Sentence("AppSync.status-head", "changes") }
  static var statusCost: Sentence { Sentence("AppSync.status-cost", "costs") }
  static func holds(objects: Int, size: Sentence) -> Sentence {
    Sentence(
      "AppSync.holds",
      #"""
      { $objects ->
      [one] { $objects } object
      *[other] { $objects } objects
      }, { $size }
      """#, ["objects": .number(objects), "size": .sentence(size)])
  }
  static func wroteLast(name: String, time: String) -> Sentence {
    Sentence("AppSync.wrote-last", "{ $name } wrote last { $time }", ["name": .text(name), "time": .text(time)])
  }
  static func costOfMonth(amount: String) -> Sentence {
    Sentence("AppSync.cost-of-month", "about { $amount } USD a month for what lies there", ["amount": .text(amount)])
  }
  static func costOfExchanges(amount: String) -> Sentence {
    Sentence(
      "AppSync.cost-of-exchanges", "{ $amount } USD for 1,000 exchanges like the last", ["amount": .text(amount)])
  }
  static var costSource: Sentence {
    Sentence(
      "AppSync.cost-source", "by the prices that AWS publishes for S3 Standard (us-east-1); your store may have others")
  }
  static func spent(amount: String) -> Sentence {
    Sentence("AppSync.spent", "about { $amount } USD so far for the requests of this device", ["amount": .text(amount)])
  }
  static func spentOf(amount: String, budget: String) -> Sentence {
    Sentence(
      "AppSync.spent-of",
      "about { $amount } USD so far for the requests of this device, of a budget of { $budget } USD",
      ["amount": .text(amount), "budget": .text(budget)])
  }
  static func budgetNear(spent: String, budget: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.budget-near",
      "the requests of this device to buckets have cost { $spent } USD this month, of a budget of { $budget } USD; for another one: { $command }",
      ["spent": .text(spent), "budget": .text(budget), "command": .command(command)])
  }
  static func silentDevice(name: String, days: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.silent-device", "{ $name } has written nothing for { $days } days; if it is gone for good: { $command }",
      ["name": .text(name), "days": .number(days), "command": .command(command)])
  }
  static func trafficWords(requests: Int, lists: Int, reads: Int, writes: Int, sent: Sentence, received: Sentence)
    -> Sentence
  {
    Sentence(
      "AppSync.traffic-words",
      #"""
      { $requests ->
      [one] { $requests } request
      *[other] { $requests } requests
      }: lists { $lists }, reads { $reads }, writes { $writes }; { $sent } sent, { $received } fetched
      """#,
      [
        "requests": .number(requests), "lists": .number(lists), "reads": .number(reads), "writes": .number(writes),
        "sent": .sentence(sent), "received": .sentence(received),
      ])
  }
  static func verifiedBy(words: Sentence) -> Sentence {
    Sentence("AppSync.verified-by", "by { $words }", ["words": .sentence(words)])
  }
  static var statusConflict: Sentence { Sentence("AppSync.status-conflict", "conflict") }
  static var statusKept: Sentence { Sentence("AppSync.status-kept", "kept") }
  static var nothingLeft: Sentence { Sentence("AppSync.nothing-left", "nothing") }
  static func changesLeft(count: Int) -> Sentence {
    Sentence("AppSync.changes-left", "{ $count } changes to compare", ["count": .number(count)])
  }
  static func partsLeft(count: Int) -> Sentence {
    Sentence("AppSync.parts-left", "{ $count } parts of the log to send", ["count": .number(count)])
  }
  static func toSend(count: Int) -> Sentence {
    Sentence("AppSync.to-send", "{ $count } recordings to send", ["count": .number(count)])
  }
  static func toFetch(count: Int) -> Sentence {
    Sentence("AppSync.to-fetch", "{ $count } recordings to fetch", ["count": .number(count)])
  }
  static func cannotSend(count: Int) -> Sentence {
    Sentence(
      "AppSync.cannot-send", "{ $count } recordings that cannot be sent: their sound is missing or was changed",
      ["count": .number(count)])
  }
  static func notUnderstood(kind: String, name: String) -> Sentence {
    Sentence(
      "AppSync.not-understood", "{ $kind } { $name }: not understood, and not applied",
      ["kind": .text(kind), "name": .text(name)])
  }
  static var newerValues: Sentence {
    Sentence("AppSync.newer-values", "another device wrote values that this version does not understand; update Tilawa")
  }
  static func decideAdvice(command: CommandHint) -> Sentence {
    Sentence("AppSync.decide-advice", "to decide: { $command }", ["command": .command(command)])
  }
  static func segmentOf(title: String) -> Sentence {
    Sentence("AppSync.segment-of", "a segment of { $title }", ["title": .text(title)])
  }
  static var aBookmark: Sentence { Sentence("AppSync.a-bookmark", "a bookmark") }
  static func choice(value: String, device: String) -> Sentence {
    Sentence("AppSync.choice", "{ $value } · by { $device }", ["value": .text(value), "device": .text(device)])
  }
  static func choiceShown(value: String, device: String) -> Sentence {
    Sentence(
      "AppSync.choice-shown", "{ $value } · by { $device } · shown until you decide",
      ["value": .text(value), "device": .text(device)])
  }
  static func segmentValue(content: String, start: String, end: String, status: String) -> Sentence {
    Sentence(
      "AppSync.segment-value", "{ $content }, frames { $start } to { $end }, { $status }",
      ["content": .text(content), "start": .text(start), "end": .text(end), "status": .text(status)])
  }
  static func noConflict(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.no-conflict", "there is no conflict { $id } to decide; see: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  static func chooseLetter(letters: String) -> Sentence {
    Sentence("AppSync.choose-letter", "choose one of { $letters }", ["letters": .text(letters)])
  }
  static func decidedMeanwhile(command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.decided-meanwhile", "another device decided meanwhile; see: { $command }", ["command": .command(command)]
    )
  }
  static var decided: Sentence { Sentence("AppSync.decided", "decided; the next sync tells the other devices") }
  static var logTime: Sentence { Sentence("AppSync.log-time", "time") }
  static var logDevice: Sentence { Sentence("AppSync.log-device", "device") }
  static var logChanges: Sentence { Sentence("AppSync.log-changes", "changes") }
  static var logSent: Sentence { Sentence("AppSync.log-sent", "sent") }
  static var logTaken: Sentence { Sentence("AppSync.log-taken", "taken") }
  static func verified(objects: Int, bytes: Int) -> Sentence {
    Sentence(
      "AppSync.verified", "read { $objects } objects, { $bytes } bytes",
      ["objects": .number(objects), "bytes": .number(bytes)])
  }
  static func damaged(name: String) -> Sentence {
    Sentence("AppSync.damaged", "damaged: { $name }", ["name": .text(name)])
  }
  static func missing(name: String) -> Sentence {
    Sentence("AppSync.missing", "missing: { $name }", ["name": .text(name)])
  }
  static func lostParts(count: Int) -> Sentence {
    Sentence(
      "AppSync.lost-parts",
      #"""
      { $count ->
      [one] { $count } part
      *[other] { $count } parts
      } of logs that the place had are not whole in it
      """#, ["count": .number(count)])
  }
  static func soundNotWhole(id: String) -> Sentence {
    Sentence("AppSync.sound-not-whole", "the sound of the recording { $id } is not whole", ["id": .text(id)])
  }
  static var snapshotWritten: Sentence { Sentence("AppSync.snapshot-written", "wrote a snapshot that has them") }
  static func sentAgain(count: Int) -> Sentence {
    Sentence("AppSync.sent-again", "sent { $count } recordings again", ["count": .number(count)])
  }
  static func repairAdvice(command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.repair-advice", "a device that has them can send them again: { $command }",
      ["command": .command(command)])
  }
  static var nothingNew: Sentence { Sentence("AppSync.nothing-new", "nothing new") }
  static var sentChanges: Sentence { Sentence("AppSync.sent-changes", "sent changes") }
  static var tookChanges: Sentence { Sentence("AppSync.took-changes", "took changes") }
  static func sentRecordings(count: Int) -> Sentence {
    Sentence(
      "AppSync.sent-recordings",
      #"""
      sent { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      }
      """#, ["count": .number(count)])
  }
  static func fetchedRecordings(count: Int) -> Sentence {
    Sentence(
      "AppSync.fetched-recordings",
      #"""
      fetched { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      }
      """#, ["count": .number(count)])
  }
  static var renamed: Sentence {
    Sentence(
      "AppSync.renamed",
      "this device goes on under a new name in the logs: it was forgotten, or a backup or a copy of it was used")
  }
  static func mended(count: Int) -> Sentence {
    Sentence(
      "AppSync.mended",
      #"""
      the place had lost { $count ->
      [one] { $count } part
      *[other] { $count } parts
      } of logs; they are in it again
      """#, ["count": .number(count)])
  }
  static func notThereYet(count: Int) -> Sentence {
    Sentence(
      "AppSync.not-there-yet",
      #"""
      { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      } not in the place yet; the next sync fetches them
      """#, ["count": .number(count)])
  }
  static func damagedObjects(count: Int, name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.damaged-objects",
      #"""
      { $count ->
      [one] { $count } object
      *[other] { $count } objects
      } damaged or not whole yet, such as { $name }; see: { $command }
      """#, ["count": .number(count), "name": .text(name), "command": .command(command)])
  }
  static var newerChanges: Sentence {
    Sentence("AppSync.newer-changes", "a newer version of Tilawa wrote changes here; update Tilawa to see them")
  }
  static func notTaken(reason: Sentence) -> Sentence {
    Sentence("AppSync.not-taken", "a recording was not taken: { $reason }", ["reason": .sentence(reason)])
  }
  static func conflicts(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppSync.conflicts",
      #"""
      { $count ->
      [one] { $count } conflict
      *[other] { $count } conflicts
      } to decide; see: { $command }
      """#, ["count": .number(count), "command": .command(command)])
  }
  static func byItself(minutes: Int) -> Sentence {
    Sentence(
      "AppSync.by-itself",
      #"""
      the library is synchronised after changes and every { $minutes ->
      [one] { $minutes } minute
      *[other] { $minutes } minutes
      }
      """#, ["minutes": .number(minutes)])
  }
  static func byItselfCron(minutes: Int) -> Sentence {
    Sentence(
      "AppSync.by-itself-cron",
      #"""
      the library is synchronised every { $minutes ->
      [one] { $minutes } minute
      *[other] { $minutes } minutes
      }
      """#, ["minutes": .number(minutes)])
  }
  static func byHand(command: CommandHint) -> Sentence {
    Sentence("AppSync.by-hand", "the library is synchronised by { $command } alone", ["command": .command(command)])
  }
  static var wasNotSet: Sentence { Sentence("AppSync.was-not-set", "it was not set") }
  static func onBy(runner: String) -> Sentence {
    Sentence("AppSync.on-by", "on, by { $runner }", ["runner": .text(runner)])
  }
  static var off: Sentence { Sentence("AppSync.off", "off") }
}
