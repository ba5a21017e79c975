// Written by Scripts/sentences from Resources/sentences/en/AppBase.ftl. A change belongs there.

package import TilawaCore

/// The sentences of AppBase.
package enum BaseSentences {
  package static func next(command: CommandHint) -> Sentence {
    Sentence("AppBase.next", "next: { $command }", ["command": .command(command)])
  }
  package static func remarkOn(subject: String, remark: Sentence) -> Sentence {
    Sentence(
      "AppBase.remark-on", "{ $subject }: { $remark }", ["subject": .text(subject), "remark": .sentence(remark)])
  }
  package static func confirm(question: Sentence) -> Sentence {
    Sentence("AppBase.confirm", "{ $question } [y/N]", ["question": .sentence(question)])
  }
  package static var none: Sentence { Sentence("AppBase.none", "none") }
  package static var noBus: Sentence {
    Sentence("AppBase.no-bus", "not found, or TILAWA_BUS is no: no media keys, no notifications")
  }
  package static func unknownRiwayah(command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.unknown-riwayah", "the setting riwayah is unknown to this version, taking hafs; see: { $command }",
      ["command": .command(command)])
  }
  package static func unknownPrint(print: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.unknown-print",
      "there is no print { $print }, which the setting print names; taking madani; see: { $command }",
      ["print": .text(print), "command": .command(command)])
  }
  package static func unreadablePrint(fault: Sentence) -> Sentence {
    Sentence(
      "AppBase.unreadable-print", "cannot read the setting print, taking madani: { $fault }",
      ["fault": .sentence(fault)])
  }
  package static func defaultRiwayah(fault: Sentence) -> Sentence {
    Sentence("AppBase.default-riwayah", "{ $fault }; taking the default riwayah", ["fault": .sentence(fault)])
  }
  package static func seeReciters(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.see-reciters", "{ $fault }; see `{ $command }`",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func seeRecordings(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.see-recordings", "{ $fault }; see `{ $command }`",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func openKhatm(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.open-khatm", "{ $fault }; to open it: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func restoreKhatm(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.restore-khatm", "{ $fault }; to restore it: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func useBackup(fault: Sentence, day: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.use-backup", "{ $fault }; to use the backup of { $day }, type: { $command }",
      ["fault": .sentence(fault), "day": .text(day), "command": .command(command)])
  }
  package static func beginEmpty(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.begin-empty", "{ $fault }; to begin with an empty library, type: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func useBackupOrBeginEmpty(
    fault: Sentence, day: String, command: CommandHint, emptyCommand: CommandHint
  ) -> Sentence {
    Sentence(
      "AppBase.use-backup-or-begin-empty",
      "{ $fault }; to use the backup of { $day }, type: { $command }; to begin with an empty library: { $emptyCommand }",
      [
        "fault": .sentence(fault), "day": .text(day), "command": .command(command),
        "emptyCommand": .command(emptyCommand),
      ])
  }
  package static func noBackups(fault: Sentence) -> Sentence {
    Sentence("AppBase.no-backups", "{ $fault }; its backups cannot be listed", ["fault": .sentence(fault)])
  }
  package static func checkLibrary(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.check-library", "{ $fault }; to check the library, type: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func nameAnotherBackup(fault: Sentence) -> Sentence {
    Sentence("AppBase.name-another-backup", "{ $fault }; name another with --from", ["fault": .sentence(fault)])
  }
  package static func installAgain(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.install-again", "{ $fault }; install it again with: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func seeCheck(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.see-check", "{ $fault }; see { $command }", ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func importAgain(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.import-again", "{ $fault }; import it again, or import a folder that contains it: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func givePackId(fault: Sentence) -> Sentence {
    Sentence("AppBase.give-pack-id", "{ $fault }: give one with --id, such as en.somebody", ["fault": .sentence(fault)])
  }
  package static func otherFiles(folder: String, count: Int) -> Sentence {
    Sentence(
      "AppBase.other-files", "{ $folder }: { $count } other files are passed over",
      ["folder": .text(folder), "count": .number(count)])
  }
  package static func unknownSound(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.unknown-sound", "{ $path }: nothing is known of this sound there; to take it all the same: { $command }",
      ["path": .text(path), "command": .command(command)])
  }
  package static func fileForRange(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.file-for-range", "{ $file } is a file, not a range; to take it into the library: { $command }",
      ["file": .text(file), "command": .command(command)])
  }
  package static func noReciter(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.no-reciter", "there is no reciter { $id }; see: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  package static func noSuchReciter(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.no-such-reciter", "there is no reciter { $id }; find one with: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  package static func noReciterBut(id: String, near: String) -> Sentence {
    Sentence(
      "AppBase.no-reciter-but", "there is no reciter { $id }; did you mean { $near }?",
      ["id": .text(id), "near": .text(near)])
  }
  package static func reciterNotAdded(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.reciter-not-added", "{ $id } is not in your library yet; add it with: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  package static func programNotFound(reason: String) -> Sentence {
    Sentence(
      "AppBase.program-not-found", "cannot find out where this program is: { $reason }", ["reason": .text(reason)])
  }
  package static var noSystemctl: Sentence { Sentence("AppBase.no-systemctl", "there is no systemctl on this machine") }
  package static var systemctlDoesNotStart: Sentence {
    Sentence("AppBase.systemctl-does-not-start", "systemctl does not start")
  }
  package static var systemctlDoesNotAnswer: Sentence {
    Sentence("AppBase.systemctl-does-not-answer", "systemctl does not answer")
  }
  package static func programDoesNotStart(program: String) -> Sentence {
    Sentence("AppBase.program-does-not-start", "{ $program } does not start", ["program": .text(program)])
  }
  package static var enterCloses: Sentence { Sentence("AppBase.enter-closes", "Enter closes this window.") }
  package static func beginAgain(program: String, reason: String) -> Sentence {
    Sentence(
      "AppBase.begin-again", "{ $program }: { $reason }; type it again",
      ["program": .text(program), "reason": .text(reason)])
  }
  package static func rescuedDamaged(aside: String, day: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.rescued-damaged",
      "the library was damaged; it is now { $aside }; the backup of { $day } took its place, and what was changed since is not in it; next: { $command }",
      ["aside": .text(aside), "day": .text(day), "command": .command(command)])
  }
  package static func rescuedMissing(day: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.rescued-missing",
      "the library was missing; the backup of { $day } took its place, and what was changed since is not in it; next: { $command }",
      ["day": .text(day), "command": .command(command)])
  }
  package static var rescuedMeanwhile: Sentence {
    Sentence("AppBase.rescued-meanwhile", "another command has repaired it")
  }
  package static var clickOpens: Sentence {
    Sentence("AppBase.click-opens", "click on it to open the page; Ctrl-C ends this")
  }
  package static var noNotifications: Sentence {
    Sentence("AppBase.no-notifications", "no desktop shows notifications here")
  }
  package static var khatmReminder: Sentence { Sentence("AppBase.khatm-reminder", "what remains of the day's goal") }
  package static var hifzReminder: Sentence { Sentence("AppBase.hifz-reminder", "today's list of hifz") }
  package static var ayahReminder: Sentence { Sentence("AppBase.ayah-reminder", "the ayah of the day") }
  package static func reminderRemoved(title: Sentence) -> Sentence {
    Sentence("AppBase.reminder-removed", "reminder of { $title } removed", ["title": .sentence(title)])
  }
  package static func thereWasNoReminder(title: Sentence) -> Sentence {
    Sentence("AppBase.there-was-no-reminder", "there was no reminder of { $title }", ["title": .sentence(title)])
  }
  package static func noReminder(title: Sentence) -> Sentence {
    Sentence("AppBase.no-reminder", "no reminder of { $title }", ["title": .sentence(title)])
  }
  package static func reminderSet(title: Sentence, time: String, next: String, runner: String) -> Sentence {
    Sentence(
      "AppBase.reminder-set", "reminder of { $title } · { $time } · next { $next } · by { $runner }",
      ["title": .sentence(title), "time": .text(time), "next": .text(next), "runner": .text(runner)])
  }
  package static func notLoaded(reason: Sentence, unit: String) -> Sentence {
    Sentence(
      "AppBase.not-loaded",
      "systemd did not load it ({ $reason }): it starts after your next login, or when you type: systemctl --user daemon-reload && systemctl --user start { $unit }",
      ["reason": .sentence(reason), "unit": .text(unit)])
  }
  package static var crontabDoesNotStart: Sentence {
    Sentence("AppBase.crontab-does-not-start", "crontab does not start")
  }
  package static func crontabUnreadable(complaint: String) -> Sentence {
    Sentence("AppBase.crontab-unreadable", "cannot read your crontab: { $complaint }", ["complaint": .text(complaint)])
  }
  package static func crontabUnwritable(complaint: Sentence) -> Sentence {
    Sentence(
      "AppBase.crontab-unwritable", "cannot write your crontab: { $complaint }", ["complaint": .sentence(complaint)])
  }
  package static var noControlCharacters: Sentence {
    Sentence("AppBase.no-control-characters", "a name with a control character cannot be scheduled")
  }
  package static var crontabTakes: Sentence {
    Sentence(
      "AppBase.crontab-takes", "a crontab takes no name with a backslash, and times of 1m to 59m or of whole hours")
  }
  package static var noScheduler: Sentence {
    Sentence("AppBase.no-scheduler", "this machine has neither systemd nor cron")
  }
  package static func cannotRemove(path: String, reason: String) -> Sentence {
    Sentence(
      "AppBase.cannot-remove", "{ $path }: cannot remove: { $reason }", ["path": .text(path), "reason": .text(reason)])
  }
  package static var helpEach: Sentence { Sentence("AppBase.help-each", "How many times each ayah plays in a pass.") }
  package static var helpRepeat: Sentence { Sentence("AppBase.help-repeat", "How many times the whole range plays.") }
  package static var helpGap: Sentence {
    Sentence(
      "AppBase.help-gap",
      "Silence after each ayah: seconds, milliseconds or per cent of the ayah, such as 5s, 500ms or 150%.")
  }
  package static var helpPassGap: Sentence {
    Sentence("AppBase.help-pass-gap", "Silence between two passes; it replaces the gap there.")
  }
  package static var helpConnectBefore: Sentence {
    Sentence("AppBase.help-connect-before", "How many ayat to play before the range.")
  }
  package static var helpConnectAfter: Sentence {
    Sentence("AppBase.help-connect-after", "How many ayat to play after the range.")
  }
  package static var helpConnectEveryPass: Sentence {
    Sentence("AppBase.help-connect-every-pass", "Play these ayat around every pass, or only around the session.")
  }
  package static var helpThen: Sentence { Sentence("AppBase.help-then", "What plays after the last pass.") }
  package static var helpThenRepeat: Sentence {
    Sentence("AppBase.help-then-repeat", "Whether what plays after the last pass is repeated like the range.")
  }
  package static var helpThenTimes: Sentence {
    Sentence("AppBase.help-then-times", "How many times to continue, or to the end of what.")
  }
  package static var helpBasmalah: Sentence {
    Sentence(
      "AppBase.help-basmalah",
      "When the basmalah of a surah plays: the first time, in every pass, at every play, or never.")
  }
  package static var helpIstiadha: Sentence {
    Sentence("AppBase.help-istiadha", "Begin with the isti'adha, if a source has it.")
  }
  package static var helpRiwayahOption: Sentence {
    Sentence(
      "AppBase.help-riwayah-option",
      "The riwayah, with its numbers of ayat and its reciters. Default: the configured one, else hafs.")
  }
  package static var helpReciter: Sentence {
    Sentence(
      "AppBase.help-reciter", "The reciters, in order of preference: ids separated by commas, or several options.")
  }
  package static var helpAlternate: Sentence {
    Sentence(
      "AppBase.help-alternate",
      "Play each ayah by every named reciter in turn. With --each, the whole round is repeated.")
  }
  package static var helpMissing: Sentence {
    Sentence("AppBase.help-missing", "What to do with ayat that no reciter has.")
  }
  package static var helpStartAt: Sentence {
    Sentence("AppBase.help-start-at", "Start at this ayah of the range. The first pass skips the ayat before it.")
  }
  package static var helpOffline: Sentence {
    Sentence("AppBase.help-offline", "Download nothing; play only files on this machine.")
  }
  package static var helpPreset: Sentence {
    Sentence("AppBase.help-preset", "Use the options of a preset. Options that you type override it.")
  }
  package static var helpVolume: Sentence {
    Sentence("AppBase.help-volume", "Volume (amplitude) in per cent, 0 to 100.")
  }
  package static var helpSpeed: Sentence {
    Sentence("AppBase.help-speed", "Speed of the recitation; the pitch stays the same.")
  }
  package static var speedValues: Sentence { Sentence("AppBase.speed-values", "0.5…2 in steps of 0.05") }
  package static var helpLoudness: Sentence {
    Sentence("AppBase.help-loudness", "Play all sources equally loud, or each as it was recorded.")
  }
  package static var helpFor: Sentence { Sentence("AppBase.help-for", "End the session after this time.") }
  package static var helpRate: Sentence { Sentence("AppBase.help-rate", "Sample rate in Hz.") }
  package static var helpChannels: Sentence { Sentence("AppBase.help-channels", "The number of channels, 1 or 2.") }
  package static var helpBits: Sentence { Sentence("AppBase.help-bits", "Bits per sample: 16, 24 or 32 (float).") }
  package static func helpOutput(kinds: String) -> Sentence {
    Sentence(
      "AppBase.help-output", "Where the sound goes: { $kinds }, or a file with such an ending. (default: pulse)",
      ["kinds": .text(kinds)])
  }
  package static var helpForce: Sentence {
    Sentence("AppBase.help-force", "Overwrite an existing file without asking.")
  }
  package static var helpInline: Sentence {
    Sentence("AppBase.help-inline", "Show one line that is updated, instead of the whole screen.")
  }
  package static var helpPlain: Sentence {
    Sentence(
      "AppBase.help-plain",
      "Print a plain line for each event, for screen readers: no colours, no redrawing. The keys work.")
  }
  package static var helpBidi: Sentence {
    Sentence(
      "AppBase.help-bidi",
      "Who orders right-to-left text: the terminal, nobody, or the player. Default: what the terminal is known to do. If that is unknown, the ayah is highlighted, not the word."
    )
  }
  package static func helpTranslationOption(command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.help-translation-option", "Show this translation on the screen, or none. Default: see { $command }.",
      ["command": .command(command)])
  }
  package static var helpNotify: Sentence {
    Sentence("AppBase.help-notify", "Show a desktop notification with the text of each new ayah.")
  }
  package static var helpSave: Sentence {
    Sentence(
      "AppBase.help-save",
      "Remember where the session stops (for play last), and add it to the history. Default: only if the sound goes to the sound server."
    )
  }
  package static var helpJson: Sentence { Sentence("AppBase.help-json", "Print the answer as JSON.") }
  package static var helpReplace: Sentence {
    Sentence("AppBase.help-replace", "Stop the session that is playing, keep its place, and play this one.")
  }
  package static var helpQueue: Sentence {
    Sentence("AppBase.help-queue", "If a session is playing, wait until it ends.")
  }
  package static var helpWait: Sentence {
    Sentence("AppBase.help-wait", "If a session is playing, wait until it ends, at most this long.")
  }
  package static var helpDetach: Sentence {
    Sentence("AppBase.help-detach", "Play in the background; the terminal is free at once.")
  }
  package static func noOption(option: String) -> Sentence {
    Sentence("AppBase.no-option", "there is no option { $option }", ["option": .text(option)])
  }
  package static func optionRefuses(option: String, value: String) -> Sentence {
    Sentence(
      "AppBase.option-refuses", "{ $option } does not take “{ $value }”",
      ["option": .text(option), "value": .text(value)])
  }
  package static func optionRefusesButTakes(option: String, value: String, values: String) -> Sentence {
    Sentence(
      "AppBase.option-refuses-but-takes", "{ $option } does not take “{ $value }”: it is { $values }",
      ["option": .text(option), "value": .text(value), "values": .text(values)])
  }
  package static func optionLacksValue(option: String) -> Sentence {
    Sentence("AppBase.option-lacks-value", "{ $option } takes a value", ["option": .text(option)])
  }
  package static func optionLacksValueOf(option: String, values: String) -> Sentence {
    Sentence(
      "AppBase.option-lacks-value-of", "{ $option } takes a value: it is { $values }",
      ["option": .text(option), "values": .text(values)])
  }
  package static var nothingToHear: Sentence {
    Sentence("AppBase.nothing-to-hear", "say what to play, such as 2:255 or 67")
  }
  package static var continuationWithoutThen: Sentence {
    Sentence("AppBase.continuation-without-then", "--then-repeat and --then-times need --then ayat:N or --then pages:N")
  }
  package static var oneReciterAlternates: Sentence {
    Sentence("AppBase.one-reciter-alternates", "--alternate takes two reciters or more, such as --reciter mine,husary")
  }
  package static var negativeConnection: Sentence {
    Sentence("AppBase.negative-connection", "--connect-before and --connect-after take 0 or more")
  }
  package static var cannotBeKept: Sentence {
    Sentence("AppBase.cannot-be-kept", "--save works only with the outputs pulse and null:realtime")
  }
  package static func cannotBeDetached(output: String) -> Sentence {
    Sentence(
      "AppBase.cannot-be-detached", "--detach does not work with the output { $output }", ["output": .text(output)])
  }
  package static func cannotHoldBits(bits: Int, kind: String) -> Sentence {
    Sentence(
      "AppBase.cannot-hold-bits", "--bits { $bits }: { $kind } does not store samples",
      ["bits": .number(bits), "kind": .text(kind)])
  }
  package static func cannotHoldRate(rate: Int, kind: String, nearest: Int) -> Sentence {
    Sentence(
      "AppBase.cannot-hold-rate", "--rate { $rate }: { $kind } does not have that; the nearest is { $nearest }",
      ["rate": .number(rate), "kind": .text(kind), "nearest": .number(nearest)])
  }
  package static func faultOfSetting(fault: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.fault-of-setting", "{ $fault }; this is a setting, see: { $command }",
      ["fault": .sentence(fault), "command": .command(command)])
  }
  package static func faultOfPreset(fault: Sentence, presetCommand: CommandHint, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.fault-of-preset",
      "{ $fault }; this is in the preset or a setting; see: { $presetCommand }, { $command }",
      ["fault": .sentence(fault), "presetCommand": .command(presetCommand), "command": .command(command)])
  }
  package static func presetFault(name: String, fault: Sentence) -> Sentence {
    Sentence(
      "AppBase.preset-fault", "the preset { $name }: { $fault }", ["name": .text(name), "fault": .sentence(fault)])
  }
  package static func presetFormatUnknown(name: String) -> Sentence {
    Sentence("AppBase.preset-format-unknown", "the preset { $name }: its format is unknown", ["name": .text(name)])
  }
  package static var presetNotUnderstood: Sentence {
    Sentence("AppBase.preset-not-understood", "(not understood by this version of Tilawa)")
  }
  package static var presetName: Sentence { Sentence("AppBase.preset-name", "name") }
  package static func presetOptions(command: CommandHint) -> Sentence {
    Sentence("AppBase.preset-options", "{ $command } …", ["command": .command(command)])
  }
  package static func noPresets(command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.no-presets", "there are no presets yet; for example: { $command }", ["command": .command(command)])
  }
  package static func presetNameRefused(name: String) -> Sentence {
    Sentence(
      "AppBase.preset-name-refused", "the name of a preset may contain letters, digits, - _ and ., not “{ $name }”",
      ["name": .text(name)])
  }
  package static func about(version: String) -> Sentence {
    Sentence("AppBase.about", "Tilawa { $version }, Apache License 2.0", ["version": .text(version)])
  }
  package static var ownPacks: Sentence { Sentence("AppBase.own-packs", "Packs that you installed") }
  package static var helpLanguage: Sentence {
    Sentence("AppBase.help-language", "The language in which the program speaks; auto: that of the locale.")
  }
  package static var helpDigits: Sentence {
    Sentence("AppBase.help-digits", "The digits of numbers in sentences; auto: those of the language, latin: 0 to 9.")
  }
  package static var helpRiwayah: Sentence {
    Sentence("AppBase.help-riwayah", "The riwayah, with its numbers of ayat and its reciters.")
  }
  package static var helpPrint: Sentence {
    Sentence(
      "AppBase.help-print",
      "The print whose pages, lines, juz and rukus count: madani, taj-13, taj-16, or one that was added.")
  }
  package static var helpTeacher: Sentence { Sentence("AppBase.help-teacher", "The reciter of new recordings.") }
  package static var helpRecordingsOrder: Sentence {
    Sentence(
      "AppBase.help-recordings-order",
      "The place of new teachers in the order of preference: before published reciters, or last.")
  }
  package static var helpNetwork: Sentence {
    Sentence("AppBase.help-network", "Whether sessions download missing files.")
  }
  package static var helpDownloadsLimit: Sentence {
    Sentence("AppBase.help-downloads-limit", "The limit for downloaded files.")
  }
  package static var helpSyncBudget: Sentence {
    Sentence(
      "AppBase.help-sync-budget",
      "The most that requests of this device to buckets may cost in a month: an amount in USD, or off.")
  }
  package static var helpHistory: Sentence {
    Sentence("AppBase.help-history", "Whether the history records what you hear.")
  }
  package static var helpTheme: Sentence {
    Sentence("AppBase.help-theme", "The colours of the full screens; plain: none. Unset: those of the terminal.")
  }
  package static var helpMouse: Sentence {
    Sentence(
      "AppBase.help-mouse", "Whether the full screens react to clicks and the wheel. Shift with the mouse selects text."
    )
  }
  package static var helpFlow: Sentence {
    Sentence("AppBase.help-flow", "The layout for reading: pages, continuous text, or ayah by ayah.")
  }
  package static var helpTajweed: Sentence {
    Sentence("AppBase.help-tajweed", "Whether reading shows the rules of tajweed in colours.")
  }
  package static var helpFont: Sentence {
    Sentence("AppBase.help-font", "The font for drawing pages: its name or its file.")
  }
  package static func helpFontSize(least: Int, most: Int) -> Sentence {
    Sentence(
      "AppBase.help-font-size", "The size of letters in points, { $least } to { $most }.",
      ["least": .number(least), "most": .number(most)])
  }
  package static var helpDayStart: Sentence {
    Sentence("AppBase.help-day-start", "The time when a new day begins, such as 03:00 if you read before Fajr.")
  }
  package static var helpReadMoment: Sentence {
    Sentence(
      "AppBase.help-read-moment", "The seconds in view after which a page counts as read; off: never automatically.")
  }
  package static var helpKhatmListening: Sentence {
    Sentence("AppBase.help-khatm-listening", "Whether listening counts in a khatm.")
  }
  package static var helpTranslation: Sentence { Sentence("AppBase.help-translation", "The default translation.") }
  package static var helpTransliteration: Sentence {
    Sentence("AppBase.help-transliteration", "The default transliteration.")
  }
  package static var helpWords: Sentence { Sentence("AppBase.help-words", "The default pack of word meanings.") }
  package static func notOnOrOff(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-on-or-off", "{ $name } is on or off, not “{ $value }”", ["name": .text(name), "value": .text(value)])
  }
  package static func notOneOf(name: String, values: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-one-of", "{ $name } is { $values }, not “{ $value }”",
      ["name": .text(name), "values": .text(values), "value": .text(value)])
  }
  package static func notFirstOrLast(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-first-or-last", "{ $name } is first or last, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func notATheme(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-a-theme", "{ $name } is light, dark, sepia, contrast or plain, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func notAFlow(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-a-flow", "{ $name } is page, continuous or verses, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func notPoints(name: String, least: Int, most: Int, value: String) -> Sentence {
    Sentence(
      "AppBase.not-points", "{ $name } is a number of points, { $least } to { $most }, not “{ $value }”",
      ["name": .text(name), "least": .number(least), "most": .number(most), "value": .text(value)])
  }
  package static func notASize(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-a-size", "{ $name } is a size such as 2GB, 1MB at least, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func notATime(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-a-time", "{ $name } is a time of the day such as 03:00, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func notSeconds(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-seconds", "{ $name } is a number of seconds, 1 to 3600, or off, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func notABudget(name: String, value: String) -> Sentence {
    Sentence(
      "AppBase.not-a-budget", "{ $name } is an amount such as 2.50USD, or off, not “{ $value }”",
      ["name": .text(name), "value": .text(value)])
  }
  package static func noLanguage(codes: String, value: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.no-language", "language is auto or one of { $codes }, not “{ $value }”; see: { $command }",
      ["codes": .text(codes), "value": .text(value), "command": .command(command)])
  }
  package static func settingUnit(name: String, question: Sentence) -> Sentence {
    Sentence("AppBase.setting-unit", "{ $name } { $question }", ["name": .text(name), "question": .sentence(question)])
  }
  package static func noSetting(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.no-setting", "there is no setting { $name }; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  package static func noSettingBut(name: String, near: String) -> Sentence {
    Sentence(
      "AppBase.no-setting-but", "there is no setting { $name }; did you mean { $near }?",
      ["name": .text(name), "near": .text(near)])
  }
  package static var nothing: Sentence { Sentence("AppBase.nothing", "nothing") }
  package static var setting: Sentence { Sentence("AppBase.setting", "setting") }
  package static var settingValue: Sentence { Sentence("AppBase.setting-value", "value") }
  package static var settingPurpose: Sentence { Sentence("AppBase.setting-purpose", "what it settles") }
  package static func bracketsAreDefaults(command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.brackets-are-defaults", "values in brackets are defaults; to change one: { $command }",
      ["command": .command(command)])
  }
  package static func valuesNotUnderstood(names: String) -> Sentence {
    Sentence(
      "AppBase.values-not-understood", "not applied, since this version does not understand the value: { $names }",
      ["names": .text(names)])
  }
  package static var languageCode: Sentence { Sentence("AppBase.language-code", "code") }
  package static var languageName: Sentence { Sentence("AppBase.language-name", "language") }
  package static var languageState: Sentence { Sentence("AppBase.language-state", "state") }
  package static var languageInForce: Sentence { Sentence("AppBase.language-in-force", "in use") }
  package static var languageUnread: Sentence {
    Sentence("AppBase.language-unread", "not yet read by a native speaker")
  }
  package static func languageUnreadChosen(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.language-unread-chosen", "{ $name }: not yet read by a native speaker; to go back: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  package static var configHead: Sentence {
    Sentence(
      "AppBase.config-head", "Settings for all sessions. An option that you type overrides a setting for that session.")
  }
  package static var configForm: Sentence {
    Sentence(
      "AppBase.config-form", "A line is: key = value. A line that begins with # is not set and shows the default.")
  }
  package static func configValues(values: String) -> Sentence {
    Sentence("AppBase.config-values", "Values: { $values }", ["values": .text(values)])
  }
  package static func configNoLine(words: String) -> Sentence {
    Sentence("AppBase.config-no-line", "this is not key = value: { $words }", ["words": .text(words)])
  }
  package static func configTwice(key: String, line: Int) -> Sentence {
    Sentence(
      "AppBase.config-twice", "{ $key } is set in line { $line } already", ["key": .text(key), "line": .number(line)])
  }
  package static var levelOk: Sentence { Sentence("AppBase.level-ok", "ok") }
  package static var levelNote: Sentence { Sentence("AppBase.level-note", "note") }
  package static var levelFail: Sentence { Sentence("AppBase.level-fail", "FAIL") }
  package static var checkProgram: Sentence { Sentence("AppBase.check-program", "program") }
  package static var checkQuran: Sentence { Sentence("AppBase.check-quran", "quran") }
  package static var checkOfLibrary: Sentence { Sentence("AppBase.check-of-library", "library") }
  package static var checkTexts: Sentence { Sentence("AppBase.check-texts", "texts") }
  package static var checkRecordings: Sentence { Sentence("AppBase.check-recordings", "recordings") }
  package static var checkCache: Sentence { Sentence("AppBase.check-cache", "cache") }
  package static var checkLoudness: Sentence { Sentence("AppBase.check-loudness", "loudness") }
  package static var checkScreen: Sentence { Sentence("AppBase.check-screen", "screen") }
  package static var checkNetwork: Sentence { Sentence("AppBase.check-network", "network") }
  package static var checkFont: Sentence { Sentence("AppBase.check-font", "font") }
  package static var checkBus: Sentence { Sentence("AppBase.check-bus", "session bus") }
  package static var checkSound: Sentence { Sentence("AppBase.check-sound", "sound server") }
  package static func quranVerified(path: String, count: Int) -> Sentence {
    Sentence(
      "AppBase.quran-verified", "{ $path }, verified: { $count } ayat", ["path": .text(path), "count": .number(count)])
  }
  package static func libraryFound(path: String, count: Int) -> Sentence {
    Sentence("AppBase.library-found", "{ $path }, { $count } reciters", ["path": .text(path), "count": .number(count)])
  }
  package static func fontFound(family: String, path: String) -> Sentence {
    Sentence("AppBase.font-found", "{ $family }, { $path }", ["family": .text(family), "path": .text(path)])
  }
  package static func sink(name: String) -> Sentence {
    Sentence("AppBase.sink", "sink { $name }", ["name": .text(name)])
  }
  package static func sinkWithFormat(name: String, rate: Int, channels: Int) -> Sentence {
    Sentence(
      "AppBase.sink-with-format", "sink { $name }, { $rate } Hz, { $channels } channels",
      ["name": .text(name), "rate": .number(rate), "channels": .number(channels)])
  }
  package static func loudnessOf(level: String, peak: String) -> Sentence {
    Sentence(
      "AppBase.loudness-of", "{ $level } LUFS, peak { $peak } dBTP", ["level": .text(level), "peak": .text(peak)])
  }
  package static func loudnessAbout(level: String, peak: String) -> Sentence {
    Sentence(
      "AppBase.loudness-about", "about { $level } LUFS, peak { $peak } dBTP",
      ["level": .text(level), "peak": .text(peak)])
  }
  package static var notMeasured: Sentence { Sentence("AppBase.not-measured", "not measured yet") }
  package static func level(level: String) -> Sentence {
    Sentence("AppBase.level", "{ $level } LUFS", ["level": .text(level)])
  }
  package static func levelAbout(level: String) -> Sentence {
    Sentence("AppBase.level-about", "about { $level } LUFS", ["level": .text(level)])
  }
  package static func levels(least: String, most: String) -> Sentence {
    Sentence("AppBase.levels", "{ $least } to { $most } LUFS", ["least": .text(least), "most": .text(most)])
  }
  package static func levelsAbout(least: String, most: String) -> Sentence {
    Sentence(
      "AppBase.levels-about", "about { $least } to { $most } LUFS", ["least": .text(least), "most": .text(most)])
  }
  package static func partlyMeasured(known: Int, count: Int, levels: Sentence) -> Sentence {
    Sentence(
      "AppBase.partly-measured", "{ $known } of { $count } measured, { $levels }",
      ["known": .number(known), "count": .number(count), "levels": .sentence(levels)])
  }
  package static var onlySilence: Sentence { Sentence("AppBase.only-silence", "only silence") }
  package static var reciter: Sentence { Sentence("AppBase.reciter", "reciter") }
  package static var loudness: Sentence { Sentence("AppBase.loudness", "loudness") }
  package static var recording: Sentence { Sentence("AppBase.recording", "recording") }
  package static func moved(title: String, owner: String, former: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.moved", "{ $title } is { $owner }'s now, and was { $former }'s; to take that back: { $command }",
      ["title": .text(title), "owner": .text(owner), "former": .text(former), "command": .command(command)])
  }
  package static func sameSound(joined: String, joinedID: String, kept: String, keptID: String) -> Sentence {
    Sentence(
      "AppBase.same-sound",
      "{ $joined } ({ $joinedID }) has the sound of { $kept } ({ $keptID }): they are one recording now, { $keptID }, with the labels of both; the other file lies in the trash",
      ["joined": .text(joined), "joinedID": .text(joinedID), "kept": .text(kept), "keptID": .text(keptID)])
  }
  package static func noText(command: CommandHint) -> Sentence {
    Sentence("AppBase.no-text", "no text is installed; install one with: { $command }", ["command": .command(command)])
  }
  package static var textRiwayah: Sentence { Sentence("AppBase.text-riwayah", "riwayah") }
  package static var textName: Sentence { Sentence("AppBase.text-name", "name") }
  package static var textSize: Sentence { Sentence("AppBase.text-size", "text") }
  package static var textState: Sentence { Sentence("AppBase.text-state", "state") }
  package static func textAyat(count: Int, counting: String) -> Sentence {
    Sentence(
      "AppBase.text-ayat", "{ $count } ayat ({ $counting })", ["count": .number(count), "counting": .text(counting)])
  }
  package static var verified: Sentence { Sentence("AppBase.verified", "verified") }
  package static var damaged: Sentence { Sentence("AppBase.damaged", "damaged") }
  package static var pack: Sentence { Sentence("AppBase.pack", "pack") }
  package static var packKind: Sentence { Sentence("AppBase.pack-kind", "kind") }
  package static var packLanguage: Sentence { Sentence("AppBase.pack-language", "language") }
  package static var packTitle: Sentence { Sentence("AppBase.pack-title", "title") }
  package static var print: Sentence { Sentence("AppBase.print", "print") }
  package static var script: Sentence { Sentence("AppBase.script", "script") }
  package static func printAdded(id: String, print: Sentence) -> Sentence {
    Sentence("AppBase.print-added", "{ $id }: { $print }, added", ["id": .text(id), "print": .sentence(print)])
  }
  package static func printReplaced(id: String, print: Sentence) -> Sentence {
    Sentence("AppBase.print-replaced", "{ $id }: { $print }, replaced", ["id": .text(id), "print": .sentence(print)])
  }
  package static func scriptAdded(id: String, count: Int) -> Sentence {
    Sentence(
      "AppBase.script-added", "{ $id }: { $count } words, each in its place, added",
      ["id": .text(id), "count": .number(count)])
  }
  package static func scriptReplaced(id: String, count: Int) -> Sentence {
    Sentence(
      "AppBase.script-replaced", "{ $id }: { $count } words, each in its place, replaced",
      ["id": .text(id), "count": .number(count)])
  }
  package static func spelledOtherwise(count: Int) -> Sentence {
    Sentence(
      "AppBase.spelled-otherwise",
      "{ $count } words have other letters than the same words of our text, as their script writes them",
      ["count": .number(count)])
  }
  package static func wordsDiffer(count: Int) -> Sentence {
    Sentence(
      "AppBase.words-differ",
      #"""
      { $count ->
      [one] one word differs from that of our text in a letter or a vowel, or has a drawing in the place of letters
      *[other] { $count } words differ from those of our text in a letter or a vowel, or have a drawing in the place of letters
      }
      """#, ["count": .number(count)])
  }
  package static var wordPlace: Sentence { Sentence("AppBase.word-place", "place") }
  package static var wordOfFile: Sentence { Sentence("AppBase.word-of-file", "word of the file") }
  package static var wordOfOurs: Sentence { Sentence("AppBase.word-of-ours", "word of our text") }
  package static func digestIs(digest: String) -> Sentence {
    Sentence("AppBase.digest-is", "SHA-256 { $digest }", ["digest": .text(digest)])
  }
  package static func printSize(pages: Int, lines: Int) -> Sentence {
    Sentence(
      "AppBase.print-size", "{ $pages } pages of { $lines } lines", ["pages": .number(pages), "lines": .number(lines)])
  }
  package static func scriptSize(count: Int) -> Sentence {
    Sentence("AppBase.script-size", "{ $count } words", ["count": .number(count)])
  }
  package static func defaultKind(kind: String) -> Sentence {
    Sentence("AppBase.default-kind", "{ $kind } (default)", ["kind": .text(kind)])
  }
  package static func offeredKind(kind: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.offered-kind", "{ $kind }; to download it: { $command }",
      ["kind": .text(kind), "command": .command(command)])
  }
  package static var hafsAdded: Sentence { Sentence("AppBase.hafs-added", "Hafs is shown in Tanzil's text as before") }
  package static func textAdded(riwayah: String, count: Int, counting: String) -> Sentence {
    Sentence(
      "AppBase.text-added", "{ $riwayah }: { $count } ayat ({ $counting }), verified",
      ["riwayah": .text(riwayah), "count": .number(count), "counting": .text(counting)])
  }
  package static func letters(riwayah: String) -> Sentence {
    Sentence("AppBase.letters", "text: { $riwayah }", ["riwayah": .text(riwayah)])
  }
  package static var translation: Sentence { Sentence("AppBase.translation", "translation") }
  package static var transliteration: Sentence { Sentence("AppBase.transliteration", "transliteration") }
  package static var words: Sentence { Sentence("AppBase.words", "pack of words") }
  package static func packOfOtherKind(id: String, kind: Sentence, found: Sentence) -> Sentence {
    Sentence(
      "AppBase.pack-of-other-kind", "{ $id } is no { $kind }: it is a { $found }",
      ["id": .text(id), "kind": .sentence(kind), "found": .sentence(found)])
  }
  package static func packNotInstalled(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.pack-not-installed", "the pack { $name } is not installed; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  package static func packNotInstalledBut(name: String, near: String) -> Sentence {
    Sentence(
      "AppBase.pack-not-installed-but", "the pack { $name } is not installed; did you mean { $near }?",
      ["name": .text(name), "near": .text(near)])
  }
  package static func noDefaultTranslation(name: String) -> Sentence {
    Sentence(
      "AppBase.no-default-translation", "the default translation { $name } is not installed", ["name": .text(name)])
  }
  package static func noneOfKind(kind: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.none-of-kind", "no { $kind } is installed; to install one: { $command }",
      ["kind": .sentence(kind), "command": .command(command)])
  }
  package static func whichOfKind(kind: Sentence, names: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.which-of-kind", "which { $kind }? { $names } are installed; to choose the default: { $command }",
      ["kind": .sentence(kind), "names": .text(names), "command": .command(command)])
  }
  package static func textWanted(riwayah: String, source: String, command: CommandHint, digest: String) -> Sentence {
    Sentence(
      "AppBase.text-wanted",
      "the text of { $riwayah } is not installed; get its table or JSON from { $source }, then type: { $command }; the SHA-256 of its lines must be { $digest }",
      ["riwayah": .text(riwayah), "source": .text(source), "command": .command(command), "digest": .text(digest)])
  }
  package static var notInstalled: Sentence { Sentence("AppBase.not-installed", "not installed") }
  package static func textAwaited(source: String, digest: String) -> Sentence {
    Sentence(
      "AppBase.text-awaited", "get it from { $source }; SHA-256 of its lines: { $digest }",
      ["source": .text(source), "digest": .text(digest)])
  }
  package static func packOffered(name: String, title: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.pack-offered", "the pack { $name } is not installed; to download { $title }: { $command }",
      ["name": .text(name), "title": .text(title), "command": .command(command)])
  }
  package static func kindOffered(kind: Sentence, title: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.kind-offered", "no { $kind } is installed; to download { $title }: { $command }",
      ["kind": .sentence(kind), "title": .text(title), "command": .command(command)])
  }
  package static func wordsUnknown(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.words-unknown",
      "the pack { $name } is not installed; no meanings of words with a free licence are known; to install a file of yours: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  package static func noWords(command: CommandHint) -> Sentence {
    Sentence(
      "AppBase.no-words",
      "no meanings of words are installed, and none with a free licence are known; to install a file of yours: { $command }",
      ["command": .command(command)])
  }
  package static func packAdded(id: String, title: String, kind: Sentence, count: Int) -> Sentence {
    Sentence(
      "AppBase.pack-added", "{ $id }: { $title }, { $kind } of { $count } ayat",
      ["id": .text(id), "title": .text(title), "kind": .sentence(kind), "count": .number(count)])
  }
  package static func packAddedIn(id: String, title: String, language: String, kind: Sentence, count: Int) -> Sentence {
    Sentence(
      "AppBase.pack-added-in", "{ $id }: { $title }, { $language }, { $kind } of { $count } ayat",
      [
        "id": .text(id), "title": .text(title), "language": .text(language), "kind": .sentence(kind),
        "count": .number(count),
      ])
  }
  package static func packReplaced(id: String, title: String, kind: Sentence, count: Int) -> Sentence {
    Sentence(
      "AppBase.pack-replaced", "{ $id }: { $title }, { $kind } of { $count } ayat, in place of the one that was there",
      ["id": .text(id), "title": .text(title), "kind": .sentence(kind), "count": .number(count)])
  }
  package static func packReplacedIn(id: String, title: String, language: String, kind: Sentence, count: Int)
    -> Sentence
  {
    Sentence(
      "AppBase.pack-replaced-in",
      "{ $id }: { $title }, { $language }, { $kind } of { $count } ayat, in place of the one that was there",
      [
        "id": .text(id), "title": .text(title), "language": .text(language), "kind": .sentence(kind),
        "count": .number(count),
      ])
  }
  package static func packLacks(options: String) -> Sentence {
    Sentence(
      "AppBase.pack-lacks", "not stated in the file; to add it, install the file again with: { $options }",
      ["options": .text(options)])
  }
  package static func theDefault(kind: Sentence) -> Sentence {
    Sentence("AppBase.the-default", "{ $kind }, the default", ["kind": .sentence(kind)])
  }
  package static var packName: Sentence { Sentence("AppBase.pack-name", "name") }
  package static var packAuthor: Sentence { Sentence("AppBase.pack-author", "author") }
  package static var packDirection: Sentence { Sentence("AppBase.pack-direction", "direction") }
  package static var packLicence: Sentence { Sentence("AppBase.pack-licence", "licence") }
  package static var packSource: Sentence { Sentence("AppBase.pack-source", "source") }
  package static var packAyat: Sentence { Sentence("AppBase.pack-ayat", "ayat") }
  package static var packDigest: Sentence { Sentence("AppBase.pack-digest", "sha256") }
  package static var notStated: Sentence { Sentence("AppBase.not-stated", "not stated") }
  package static var leftToRight: Sentence { Sentence("AppBase.left-to-right", "left to right") }
  package static var rightToLeft: Sentence { Sentence("AppBase.right-to-left", "right to left") }
  package static func creditLicence(licence: String) -> Sentence {
    Sentence("AppBase.credit-licence", "licence: { $licence }", ["licence": .text(licence)])
  }
  package static var creditNoLicence: Sentence { Sentence("AppBase.credit-no-licence", "licence not stated") }
  package static func creditSource(source: String) -> Sentence {
    Sentence("AppBase.credit-source", "source: { $source }", ["source": .text(source)])
  }
  package static var nonCommercial: Sentence { Sentence("AppBase.non-commercial", "for non-commercial use only") }
  package static var networkOff: Sentence { Sentence("AppBase.network-off", "the network is off") }
  package static func notToStandardOutput(path: String) -> Sentence {
    Sentence(
      "AppBase.not-to-standard-output", "{ $path }: this is not written to standard output; name a file",
      ["path": .text(path)])
  }
  package static func notAddedToStandardOutput(path: String) -> Sentence {
    Sentence(
      "AppBase.not-added-to-standard-output", "{ $path }: this is not added to standard output; name a file",
      ["path": .text(path)])
  }
  package static func exists(count: Int, path: String) -> Sentence {
    Sentence(
      "AppBase.exists",
      #"""
      { $count ->
      [one] { $path } is there already; to replace it: --force
      *[other] { $count } of the files are there already, such as { $path }; to replace them: --force
      }
      """#, ["count": .number(count), "path": .text(path)])
  }
  package static func replaceQuestion(count: Int, path: String) -> Sentence {
    Sentence(
      "AppBase.replace-question",
      #"""
      { $count ->
      [one] { $path } is there already; replace it?
      *[other] { $count } of the files are there already, such as { $path }; replace them?
      }
      """#, ["count": .number(count), "path": .text(path)])
  }
  package static func leftAsIs(path: String) -> Sentence {
    Sentence("AppBase.left-as-is", "{ $path } is left as it is", ["path": .text(path)])
  }
  package static func cannotWriteFile(path: String, reason: Sentence) -> Sentence {
    Sentence(
      "AppBase.cannot-write-file", "{ $path }: cannot write: { $reason }; name another file",
      ["path": .text(path), "reason": .sentence(reason)])
  }
  package static func cannotWriteFolder(path: String, reason: Sentence) -> Sentence {
    Sentence(
      "AppBase.cannot-write-folder", "{ $path }: cannot write: { $reason }; name another folder",
      ["path": .text(path), "reason": .sentence(reason)])
  }
}
