// Written by Scripts/sentences from Resources/sentences/en/TilawaScreens.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaScreens.
enum ScreensSentences {
  static var sectionNavigation: Sentence { Sentence("TilawaScreens.section-navigation", "Navigation") }
  static var sectionSound: Sentence { Sentence("TilawaScreens.section-sound", "Sound") }
  static var sectionMarksAtThe: Sentence {
    Sentence("TilawaScreens.section-marks-at-the", "Marks, at the word or the time")
  }
  static var sectionTheFeedback: Sentence { Sentence("TilawaScreens.section-the-feedback", "The feedback") }
  static var sectionMarkersTheEdges: Sentence {
    Sentence(
      "TilawaScreens.section-markers-the-edges",
      "Markers: the edges of segments. A marker is selected if the cursor is exactly at it")
  }
  static var sectionTheSegmentUnder: Sentence {
    Sentence("TilawaScreens.section-the-segment-under", "The segment under the cursor")
  }
  static var sectionElse: Sentence { Sentence("TilawaScreens.section-else", "Else") }
  static var sectionTheIndex: Sentence { Sentence("TilawaScreens.section-the-index", "The index") }
  static var sectionThisPage: Sentence { Sentence("TilawaScreens.section-this-page", "This page") }
  static var sectionRepeats: Sentence { Sentence("TilawaScreens.section-repeats", "Repeats") }
  static var sectionPlaying: Sentence { Sentence("TilawaScreens.section-playing", "Playing") }
  static var sectionMarks: Sentence { Sentence("TilawaScreens.section-marks", "Marks") }
  static var sectionHowItIs: Sentence { Sentence("TilawaScreens.section-how-it-is", "How it is shown") }
  static var sectionWordsThatWere: Sentence {
    Sentence("TilawaScreens.section-words-that-were", "Words that were not recited as they are written")
  }
  static var sectionAWord: Sentence { Sentence("TilawaScreens.section-a-word", "A word") }
  static var sectionTheTeacherBeside: Sentence {
    Sentence("TilawaScreens.section-the-teacher-beside", "The teacher beside marks a word")
  }
  static var sectionReciting: Sentence { Sentence("TilawaScreens.section-reciting", "Reciting") }
  static var coachNextWord: Sentence { Sentence("TilawaScreens.coach-next-word", "the next word") }
  static var coachPreviousWord: Sentence { Sentence("TilawaScreens.coach-previous-word", "the word before") }
  static var coachNextFinding: Sentence {
    Sentence("TilawaScreens.coach-next-finding", "the next suggestion of the program")
  }
  static var coachPreviousFinding: Sentence {
    Sentence("TilawaScreens.coach-previous-finding", "the suggestion before")
  }
  static var coachNextMark: Sentence { Sentence("TilawaScreens.coach-next-mark", "the next mark") }
  static var coachPreviousMark: Sentence { Sentence("TilawaScreens.coach-previous-mark", "the mark before") }
  static var coachBack: Sentence { Sentence("TilawaScreens.coach-back", "a second back") }
  static var coachForward: Sentence { Sentence("TilawaScreens.coach-forward", "a second forward") }
  static var coachBackTen: Sentence { Sentence("TilawaScreens.coach-back-ten", "ten seconds back") }
  static var coachForwardTen: Sentence { Sentence("TilawaScreens.coach-forward-ten", "ten seconds forward") }
  static var keyBegin: Sentence { Sentence("TilawaScreens.key-begin", "the beginning") }
  static var coachPlay: Sentence { Sentence("TilawaScreens.coach-play", "play from here; again: stop") }
  static var coachHear: Sentence { Sentence("TilawaScreens.coach-hear", "hear the word as it was recited") }
  static var coachBoth: Sentence {
    Sentence("TilawaScreens.coach-both", "hear the word from the student, then from a reciter")
  }
  static var coachBothAyat: Sentence {
    Sentence("TilawaScreens.coach-both-ayat", "hear the ayah from the student, then from a reciter")
  }
  static var coachSpeed: Sentence { Sentence("TilawaScreens.coach-speed", "the speed: 1, 0.75, 0.5") }
  static var coachSlower: Sentence { Sentence("TilawaScreens.coach-slower", "slower, to 0.5") }
  static var coachFaster: Sentence { Sentence("TilawaScreens.coach-faster", "faster, to 2") }
  static var coachConfirm: Sentence {
    Sentence("TilawaScreens.coach-confirm", "confirm the suggestion: it becomes a mark")
  }
  static var coachDismiss: Sentence {
    Sentence("TilawaScreens.coach-dismiss", "dismiss the suggestion, or remove the mark")
  }
  static var coachMadd: Sentence { Sentence("TilawaScreens.coach-madd", "a madd was too short or too long") }
  static var coachGhunnah: Sentence { Sentence("TilawaScreens.coach-ghunnah", "a ghunnah was missing") }
  static var coachMakhraj: Sentence { Sentence("TilawaScreens.coach-makhraj", "a letter was not said from its place") }
  static var coachStop: Sentence { Sentence("TilawaScreens.coach-stop", "a stop at the wrong place") }
  static var coachForgotten: Sentence { Sentence("TilawaScreens.coach-forgotten", "a word was forgotten") }
  static var coachGood: Sentence { Sentence("TilawaScreens.coach-good", "well recited") }
  static var coachComment: Sentence { Sentence("TilawaScreens.coach-comment", "words at this place") }
  static var coachVoice: Sentence {
    Sentence("TilawaScreens.coach-voice", "speak a comment at this place; again: end it")
  }
  static var coachWords: Sentence { Sentence("TilawaScreens.coach-words", "words about the whole") }
  static var coachVoiceWhole: Sentence {
    Sentence("TilawaScreens.coach-voice-whole", "speak about the whole; again: end it")
  }
  static var coachPass: Sentence {
    Sentence("TilawaScreens.coach-pass", "passed: store the feedback, after a question")
  }
  static var coachAgain: Sentence {
    Sentence("TilawaScreens.coach-again", "once more, please: store the feedback, after a question")
  }
  static var coachNotPassed: Sentence {
    Sentence("TilawaScreens.coach-not-passed", "not passed: of an assessment alone, after a question")
  }
  static var keyHelp: Sentence { Sentence("TilawaScreens.key-help", "this page") }
  static var coachQuit: Sentence { Sentence("TilawaScreens.coach-quit", "leave: the marks are kept for the next time") }
  static var editorLeft: Sentence { Sentence("TilawaScreens.editor-left", "a column to the left") }
  static var editorRight: Sentence { Sentence("TilawaScreens.editor-right", "a column to the right") }
  static var editorLeftTen: Sentence { Sentence("TilawaScreens.editor-left-ten", "ten columns to the left") }
  static var editorRightTen: Sentence { Sentence("TilawaScreens.editor-right-ten", "ten columns to the right") }
  static var editorScreenBack: Sentence { Sentence("TilawaScreens.editor-screen-back", "a screen back") }
  static var editorScreenOn: Sentence { Sentence("TilawaScreens.editor-screen-on", "a screen forward") }
  static var editorEnd: Sentence { Sentence("TilawaScreens.editor-end", "the end") }
  static var editorZoomIn: Sentence { Sentence("TilawaScreens.editor-zoom-in", "zoom in") }
  static var editorZoomOut: Sentence { Sentence("TilawaScreens.editor-zoom-out", "zoom out") }
  static var editorWhole: Sentence { Sentence("TilawaScreens.editor-whole", "the whole recording") }
  static var editorFine: Sentence { Sentence("TilawaScreens.editor-fine", "10 ms per column") }
  static var editorNextMarker: Sentence { Sentence("TilawaScreens.editor-next-marker", "next marker") }
  static var editorPreviousMarker: Sentence { Sentence("TilawaScreens.editor-previous-marker", "previous marker") }
  static var editorNextSuggestion: Sentence { Sentence("TilawaScreens.editor-next-suggestion", "next suggestion") }
  static var editorPreviousSuggestion: Sentence {
    Sentence("TilawaScreens.editor-previous-suggestion", "previous suggestion")
  }
  static var editorNextFlag: Sentence { Sentence("TilawaScreens.editor-next-flag", "next flagged suggestion") }
  static var editorPreviousFlag: Sentence {
    Sentence("TilawaScreens.editor-previous-flag", "previous flagged suggestion")
  }
  static var editorGoTo: Sentence {
    Sentence("TilawaScreens.editor-go-to", "go to a time: 62.5, 1:02.5, 500ms, +5, -5")
  }
  static var editorFind: Sentence { Sentence("TilawaScreens.editor-find", "go to an ayah: 78:5") }
  static var editorMarker: Sentence {
    Sentence("TilawaScreens.editor-marker", "place a marker: splits the segment or the gap here")
  }
  static var editorRemoveMarker: Sentence { Sentence("TilawaScreens.editor-remove-marker", "remove the marker") }
  static var editorBack1ms: Sentence {
    Sentence("TilawaScreens.editor-back-1ms", "move the marker (or the cursor) 1 ms back")
  }
  static var editorOn1ms: Sentence { Sentence("TilawaScreens.editor-on-1ms", "1 ms forward") }
  static var editorBack10ms: Sentence { Sentence("TilawaScreens.editor-back-10ms", "10 ms back") }
  static var editorOn10ms: Sentence { Sentence("TilawaScreens.editor-on-10ms", "10 ms forward") }
  static var editorBack50ms: Sentence { Sentence("TilawaScreens.editor-back-50ms", "50 ms back") }
  static var editorOn50ms: Sentence { Sentence("TilawaScreens.editor-on-50ms", "50 ms forward") }
  static var editorNextZero: Sentence { Sentence("TilawaScreens.editor-next-zero", "to the next zero crossing") }
  static var editorPreviousZero: Sentence {
    Sentence("TilawaScreens.editor-previous-zero", "to the previous zero crossing")
  }
  static var editorPauseMiddle: Sentence { Sentence("TilawaScreens.editor-pause-middle", "to the middle of the pause") }
  static var editorAssign: Sentence {
    Sentence("TilawaScreens.editor-assign", "assign an ayah while the segment repeats; the next ayah is suggested")
  }
  static var editorSpeech: Sentence { Sentence("TilawaScreens.editor-speech", "it is speech, not recitation") }
  static var editorOther: Sentence { Sentence("TilawaScreens.editor-other", "it is neither recitation nor speech") }
  static var editorConfirm: Sentence { Sentence("TilawaScreens.editor-confirm", "confirm the suggestion") }
  static var editorConfirmAll: Sentence {
    Sentence("TilawaScreens.editor-confirm-all", "confirm all suggestions, after a question")
  }
  static var editorSplit: Sentence { Sentence("TilawaScreens.editor-split", "split it at the cursor") }
  static var editorMerge: Sentence {
    Sentence("TilawaScreens.editor-merge", "merge it with the next segment, and keep a join between them")
  }
  static var editorDelete: Sentence { Sentence("TilawaScreens.editor-delete", "delete it") }
  static var editorPrefer: Sentence { Sentence("TilawaScreens.editor-prefer", "prefer this take of its ayah") }
  static var editorLoop: Sentence { Sentence("TilawaScreens.editor-loop", "repeat the segment; again: stop") }
  static var editorPlay: Sentence { Sentence("TilawaScreens.editor-play", "play from the cursor") }
  static var editorSilence: Sentence { Sentence("TilawaScreens.editor-silence", "stop the sound") }
  static var editorUndo: Sentence {
    Sentence("TilawaScreens.editor-undo", "undo; all changes, also those of earlier sessions")
  }
  static var editorRedo: Sentence { Sentence("TilawaScreens.editor-redo", "redo") }
  static var editorQuit: Sentence { Sentence("TilawaScreens.editor-quit", "quit: every change is saved already") }
  static var indexGo: Sentence { Sentence("TilawaScreens.index-go", "go to the selected entry") }
  static var indexLeave: Sentence { Sentence("TilawaScreens.index-leave", "back") }
  static var indexDown: Sentence { Sentence("TilawaScreens.index-down", "the next entry") }
  static var indexUp: Sentence { Sentence("TilawaScreens.index-up", "the previous entry") }
  static var indexFirst: Sentence { Sentence("TilawaScreens.index-first", "the first entry") }
  static var indexLast: Sentence { Sentence("TilawaScreens.index-last", "the last entry") }
  static var indexNextList: Sentence { Sentence("TilawaScreens.index-next-list", "the next list: surahs, juz, hizb") }
  static var indexPreviousList: Sentence { Sentence("TilawaScreens.index-previous-list", "the previous list") }
  static var helpDown: Sentence { Sentence("TilawaScreens.help-down", "a line forward") }
  static var helpUp: Sentence { Sentence("TilawaScreens.help-up", "a line back") }
  static var helpPageDown: Sentence { Sentence("TilawaScreens.help-page-down", "ten lines forward") }
  static var helpPageUp: Sentence { Sentence("TilawaScreens.help-page-up", "ten lines back") }
  static var playerPause: Sentence {
    Sentence("TilawaScreens.player-pause", "pause, continue; in a pause of a script: next step")
  }
  static var playerNextAyah: Sentence { Sentence("TilawaScreens.player-next-ayah", "next ayah") }
  static var playerPreviousAyah: Sentence {
    Sentence("TilawaScreens.player-previous-ayah", "back to the start of this ayah, or to the previous one")
  }
  static var playerNextPage: Sentence { Sentence("TilawaScreens.player-next-page", "next page of the session") }
  static var playerPreviousPage: Sentence {
    Sentence("TilawaScreens.player-previous-page", "previous page of the session")
  }
  static var playerNextSurah: Sentence { Sentence("TilawaScreens.player-next-surah", "next surah of the session") }
  static var playerPreviousSurah: Sentence {
    Sentence("TilawaScreens.player-previous-surah", "previous surah of the session")
  }
  static var playerBack: Sentence { Sentence("TilawaScreens.player-back", "5 seconds back") }
  static var playerForward: Sentence { Sentence("TilawaScreens.player-forward", "5 seconds forward") }
  static var playerGoTo: Sentence {
    Sentence("TilawaScreens.player-go-to", "go to an ayah: 2:255, 255 in this surah, yasin, yasin 5")
  }
  static var playerIndex: Sentence {
    Sentence("TilawaScreens.player-index", "index of surahs, juz and hizb; Enter goes there")
  }
  static var playerChooseNext: Sentence {
    Sentence("TilawaScreens.player-choose-next", "select the next ayah of the page")
  }
  static var playerChoosePrevious: Sentence {
    Sentence("TilawaScreens.player-choose-previous", "select the previous ayah of the page")
  }
  static var playerGoToChosen: Sentence { Sentence("TilawaScreens.player-go-to-chosen", "go to the selected ayah") }
  static var playerChooseNone: Sentence { Sentence("TilawaScreens.player-choose-none", "select no ayah") }
  static var playerBookmark: Sentence {
    Sentence("TilawaScreens.player-bookmark", "bookmark the selected or current ayah")
  }
  static var playerNote: Sentence { Sentence("TilawaScreens.player-note", "bookmark it with a note") }
  static var playerEachMore: Sentence {
    Sentence("TilawaScreens.player-each-more", "repeat each ayah once more; after 100: forever")
  }
  static var playerEachLess: Sentence { Sentence("TilawaScreens.player-each-less", "repeat each ayah once less") }
  static var playerRangeMore: Sentence { Sentence("TilawaScreens.player-range-more", "repeat the range once more") }
  static var playerRangeLess: Sentence { Sentence("TilawaScreens.player-range-less", "repeat the range once less") }
  static var playerEndless: Sentence {
    Sentence("TilawaScreens.player-endless", "repeat forever: the ayah, the range; or normal repeats")
  }
  static var playerGapShorter: Sentence {
    Sentence("TilawaScreens.player-gap-shorter", "a shorter gap after each ayah")
  }
  static var playerGapLonger: Sentence { Sentence("TilawaScreens.player-gap-longer", "a longer gap after each ayah") }
  static var playerLoop: Sentence {
    Sentence(
      "TilawaScreens.player-loop", "repeat a part of the ayah: the first press marks its start, the second its end")
  }
  static var playerLoopOff: Sentence { Sentence("TilawaScreens.player-loop-off", "end the repeated part") }
  static var playerSlower: Sentence { Sentence("TilawaScreens.player-slower", "slower") }
  static var playerFaster: Sentence { Sentence("TilawaScreens.player-faster", "faster") }
  static var playerLouder: Sentence { Sentence("TilawaScreens.player-louder", "louder") }
  static var playerSofter: Sentence { Sentence("TilawaScreens.player-softer", "softer") }
  static var playerMute: Sentence { Sentence("TilawaScreens.player-mute", "mute; again: the former volume") }
  static var playerSleep: Sentence {
    Sentence("TilawaScreens.player-sleep", "sleep timer: stop after some minutes, at the end of an ayah; 0: off")
  }
  static func playerQuit(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.player-quit", "quit: the place is kept; { $command } continues", ["command": .command(command)])
  }
  static var readerNextPage: Sentence {
    Sentence("TilawaScreens.reader-next-page", "the next page; in continuous text: the next surah")
  }
  static var readerPreviousPage: Sentence {
    Sentence("TilawaScreens.reader-previous-page", "the previous page; in continuous text: the previous surah")
  }
  static var readerNextAyah: Sentence { Sentence("TilawaScreens.reader-next-ayah", "the next ayah") }
  static var readerPreviousAyah: Sentence { Sentence("TilawaScreens.reader-previous-ayah", "the previous ayah") }
  static var readerNextSurah: Sentence { Sentence("TilawaScreens.reader-next-surah", "the next surah") }
  static var readerPreviousSurah: Sentence { Sentence("TilawaScreens.reader-previous-surah", "the previous surah") }
  static var readerNextJuz: Sentence { Sentence("TilawaScreens.reader-next-juz", "the next juz") }
  static var readerPreviousJuz: Sentence { Sentence("TilawaScreens.reader-previous-juz", "the previous juz") }
  static var readerFirstAyah: Sentence { Sentence("TilawaScreens.reader-first-ayah", "the first ayah of the page") }
  static var readerLastAyah: Sentence { Sentence("TilawaScreens.reader-last-ayah", "the last ayah of the page") }
  static var readerGoTo: Sentence {
    Sentence("TilawaScreens.reader-go-to", "go to: 2:255, 255 in this surah, yasin, yasin 5, page 50, juz 30")
  }
  static var readerIndex: Sentence { Sentence("TilawaScreens.reader-index", "the index: choose a surah, juz or hizb") }
  static var readerSearch: Sentence {
    Sentence("TilawaScreens.reader-search", "search for words or a surah; Enter alone: the next result")
  }
  static var readerNextFind: Sentence {
    Sentence("TilawaScreens.reader-next-find", "the next result; without a search: a note")
  }
  static var readerPreviousFind: Sentence { Sentence("TilawaScreens.reader-previous-find", "the previous result") }
  static var readerEndSearch: Sentence { Sentence("TilawaScreens.reader-end-search", "end the search") }
  static var readerReturn: Sentence { Sentence("TilawaScreens.reader-return", "back to the place before the search") }
  static var readerPlay: Sentence {
    Sentence(
      "TilawaScreens.reader-play",
      "play from here; it asks for the range first: a range, x3 (range three times), each 2; -260, page, juz: from here to there"
    )
  }
  static var readerPause: Sentence { Sentence("TilawaScreens.reader-pause", "pause, continue") }
  static var readerNextHeard: Sentence { Sentence("TilawaScreens.reader-next-heard", "next ayah in the player") }
  static var readerPreviousHeard: Sentence {
    Sentence("TilawaScreens.reader-previous-heard", "previous ayah in the player")
  }
  static var readerNextSurahHeard: Sentence {
    Sentence("TilawaScreens.reader-next-surah-heard", "next surah in the player")
  }
  static var readerPreviousSurahHeard: Sentence {
    Sentence("TilawaScreens.reader-previous-surah-heard", "previous surah in the player")
  }
  static var readerFollow: Sentence {
    Sentence("TilawaScreens.reader-follow", "follow the player and turn pages with it; moving away ends that")
  }
  static var readerStop: Sentence { Sentence("TilawaScreens.reader-stop", "stop the player") }
  static var readerBookmark: Sentence {
    Sentence("TilawaScreens.reader-bookmark", "add a bookmark at the ayah, or remove it")
  }
  static var readerNote: Sentence { Sentence("TilawaScreens.reader-note", "add a bookmark with a note") }
  static var readerView: Sentence {
    Sentence("TilawaScreens.reader-view", "page by page, continuous text, ayah by ayah")
  }
  static var readerTranslation: Sentence { Sentence("TilawaScreens.reader-translation", "translation on, off") }
  static var readerWords: Sentence { Sentence("TilawaScreens.reader-words", "meanings of words on, off") }
  static var readerTajweed: Sentence { Sentence("TilawaScreens.reader-tajweed", "tajweed colours (Hafs only) on, off") }
  static var readerTheme: Sentence {
    Sentence("TilawaScreens.reader-theme", "the next theme: light, dark, sepia, contrast, plain, terminal colours")
  }
  static func readerQuit(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.reader-quit", "quit: the place is kept for { $command }; what p started stops",
      ["command": .command(command)])
  }
  static var reciteNextWord: Sentence { Sentence("TilawaScreens.recite-next-word", "the next one") }
  static var recitePreviousWord: Sentence { Sentence("TilawaScreens.recite-previous-word", "the one before") }
  static var reciteRight: Sentence {
    Sentence("TilawaScreens.recite-right", "I said it right; once more: that was a slip")
  }
  static var reciteHear: Sentence {
    Sentence("TilawaScreens.recite-hear", "hear it from the teacher; once more: hear yourself")
  }
  static var reciteAlternate: Sentence { Sentence("TilawaScreens.recite-alternate", "hear both, one after the other") }
  static var reciteSlow: Sentence { Sentence("TilawaScreens.recite-slow", "slowly (0.75), at its speed") }
  static var reciteWordAfter: Sentence { Sentence("TilawaScreens.recite-word-after", "the word after it") }
  static var reciteWordBefore: Sentence { Sentence("TilawaScreens.recite-word-before", "the word before it") }
  static var reciteMarkRight: Sentence { Sentence("TilawaScreens.recite-mark-right", "it was right") }
  static var reciteMarkSlip: Sentence { Sentence("TilawaScreens.recite-mark-slip", "it was a slip") }
  static var reciteMarkMakhraj: Sentence {
    Sentence("TilawaScreens.recite-mark-makhraj", "a letter was not said from its place (makhraj)")
  }
  static var reciteHint: Sentence {
    Sentence("TilawaScreens.recite-hint", "the first letter of the next word; once more: the word; then: hear it")
  }
  static var recitePause: Sentence { Sentence("TilawaScreens.recite-pause", "pause the microphone, go on") }
  static var reciteReveal: Sentence { Sentence("TilawaScreens.recite-reveal", "show the text, hide it again") }
  static var reciteQuit: Sentence { Sentence("TilawaScreens.recite-quit", "end the session and sum it up") }
  static func keyTaken(key: String, action: String, words: Sentence) -> Sentence {
    Sentence(
      "TilawaScreens.key-taken",
      "{ $key } is the key of { $action } ({ $words }); give that another key first, or choose another here",
      ["key": .text(key), "action": .text(action), "words": .sentence(words)])
  }
  static func noActionMeant(id: String, near: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-action-meant", "there is no action { $id }; did you mean { $near }?",
      ["id": .text(id), "near": .text(near)])
  }
  static func noAction(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.no-action", "there is no action { $id }; see: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  static func noKey(name: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-key",
      "“{ $name }” is no key: a letter or a sign, space, enter, esc, page-up, ctrl-r, shift-left …",
      ["name": .text(name)])
  }
  static func keyReserved(key: String) -> Sentence {
    Sentence(
      "TilawaScreens.key-reserved",
      "{ $key } cannot be changed: Ctrl-C ends, Ctrl-Z stops and Ctrl-L redraws every screen", ["key": .text(key)])
  }
  static func keyOfIndex(key: String) -> Sentence {
    Sentence(
      "TilawaScreens.key-of-index", "{ $key } is a letter of the index; choose a key that is not a character",
      ["key": .text(key)])
  }
  static var drawAnew: Sentence { Sentence("TilawaScreens.draw-anew", "draw anew") }
  static var stopProgram: Sentence { Sentence("TilawaScreens.stop-program", "stop the program; fg goes on") }
  static var moreOrBack: Sentence { Sentence("TilawaScreens.more-or-back", "↓ more · any other key: back") }
  static var anyKeyBack: Sentence { Sentence("TilawaScreens.any-key-back", "any other key: back") }
  static var signs: Sentence { Sentence("TilawaScreens.signs", "Signs") }
  static var mouse: Sentence { Sentence("TilawaScreens.mouse", "Mouse") }
  static func mouseUse(use: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.mouse-use", "{ $use } Shift with the mouse selects text to copy; { $command }: no mouse.",
      ["use": .sentence(use), "command": .command(command)])
  }
  static func noKeyHere(key: String, help: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-key-here", "no key here: { $key } ({ $help } shows all keys)",
      ["key": .text(key), "help": .text(help)])
  }
  static var hintMarker: Sentence { Sentence("TilawaScreens.hint-marker", "marker") }
  static var hintPlace: Sentence { Sentence("TilawaScreens.hint-place", "place") }
  static var hintRemove: Sentence { Sentence("TilawaScreens.hint-remove", "remove") }
  static var hintBy11050Ms: Sentence { Sentence("TilawaScreens.hint-by-1-10-50-ms", "by 1 10 50 ms") }
  static var hintZoom: Sentence { Sentence("TilawaScreens.hint-zoom", "zoom") }
  static var hintSuggestion: Sentence { Sentence("TilawaScreens.hint-suggestion", "suggestion") }
  static var hintFlagged: Sentence { Sentence("TilawaScreens.hint-flagged", "flagged") }
  static var hintZero: Sentence { Sentence("TilawaScreens.hint-zero", "zero") }
  static var hintPause: Sentence { Sentence("TilawaScreens.hint-pause", "pause") }
  static var hintGo: Sentence { Sentence("TilawaScreens.hint-go", "go") }
  static var hintHelp: Sentence { Sentence("TilawaScreens.hint-help", "help") }
  static var hintAyah: Sentence { Sentence("TilawaScreens.hint-ayah", "ayah") }
  static var hintLoop: Sentence { Sentence("TilawaScreens.hint-loop", "loop") }
  static var hintConfirm: Sentence { Sentence("TilawaScreens.hint-confirm", "confirm") }
  static var hintUndo: Sentence { Sentence("TilawaScreens.hint-undo", "undo") }
  static var hintRedo: Sentence { Sentence("TilawaScreens.hint-redo", "redo") }
  static var hintSpeech: Sentence { Sentence("TilawaScreens.hint-speech", "speech") }
  static var hintOther: Sentence { Sentence("TilawaScreens.hint-other", "other") }
  static var hintMerge: Sentence { Sentence("TilawaScreens.hint-merge", "merge") }
  static var hintDelete: Sentence { Sentence("TilawaScreens.hint-delete", "delete") }
  static var hintSplit: Sentence { Sentence("TilawaScreens.hint-split", "split") }
  static var hintAll: Sentence { Sentence("TilawaScreens.hint-all", "all") }
  static var hintQuit: Sentence { Sentence("TilawaScreens.hint-quit", "quit") }
  static var hintHint: Sentence { Sentence("TilawaScreens.hint-hint", "hint") }
  static var hintWord: Sentence { Sentence("TilawaScreens.hint-word", "word") }
  static var hintISaidItRight: Sentence { Sentence("TilawaScreens.hint-i-said-it-right", "I said it right") }
  static var hintHearIt: Sentence { Sentence("TilawaScreens.hint-hear-it", "hear it") }
  static var hintShow: Sentence { Sentence("TilawaScreens.hint-show", "show") }
  static var hintEnd: Sentence { Sentence("TilawaScreens.hint-end", "end") }
  static var hintKeys: Sentence { Sentence("TilawaScreens.hint-keys", "keys") }
  static var hintGoTo: Sentence { Sentence("TilawaScreens.hint-go-to", "go to") }
  static var hintIndex: Sentence { Sentence("TilawaScreens.hint-index", "index") }
  static var hintRepeats: Sentence { Sentence("TilawaScreens.hint-repeats", "repeats") }
  static var hintSpeed: Sentence { Sentence("TilawaScreens.hint-speed", "speed") }
  static var hintSleep: Sentence { Sentence("TilawaScreens.hint-sleep", "sleep") }
  static var hintMark: Sentence { Sentence("TilawaScreens.hint-mark", "mark") }
  static var hintPage: Sentence { Sentence("TilawaScreens.hint-page", "page") }
  static var hintPlay: Sentence { Sentence("TilawaScreens.hint-play", "play") }
  static var hintSearch: Sentence { Sentence("TilawaScreens.hint-search", "search") }
  static var hintView: Sentence { Sentence("TilawaScreens.hint-view", "view") }
  static var hintTranslation: Sentence { Sentence("TilawaScreens.hint-translation", "translation") }
  static var hintBookmark: Sentence { Sentence("TilawaScreens.hint-bookmark", "bookmark") }
  static var hintTheme: Sentence { Sentence("TilawaScreens.hint-theme", "theme") }
  static var hintDismiss: Sentence { Sentence("TilawaScreens.hint-dismiss", "dismiss") }
  static var hintWords: Sentence { Sentence("TilawaScreens.hint-words", "words") }
  static var hintSpeak: Sentence { Sentence("TilawaScreens.hint-speak", "speak") }
  static var hintPass: Sentence { Sentence("TilawaScreens.hint-pass", "pass") }
  static var hintAgain: Sentence { Sentence("TilawaScreens.hint-again", "again") }
  static var hintLeave: Sentence { Sentence("TilawaScreens.hint-leave", "leave") }
  static var editorMouse: Sentence {
    Sentence(
      "TilawaScreens.editor-mouse", "A click moves the cursor, onto a marker if one is there; the wheel scrolls.")
  }
  static var signConfirmed: Sentence { Sentence("TilawaScreens.sign-confirmed", "▲ │ confirmed") }
  static var signSuggested: Sentence { Sentence("TilawaScreens.sign-suggested", "△ ┊ suggested, its label with ?") }
  static var signToCheck: Sentence { Sentence("TilawaScreens.sign-to-check", "! to check") }
  static var signSpeech: Sentence { Sentence("TilawaScreens.sign-speech", "speech and other") }
  static var wheelSelectsWords: Sentence { Sentence("TilawaScreens.wheel-selects-words", "The wheel selects words.") }
  static var signRecited: Sentence { Sentence("TilawaScreens.sign-recited", "recited") }
  static var signUnsure: Sentence { Sentence("TilawaScreens.sign-unsure", "? unsure") }
  static var signSkipped: Sentence { Sentence("TilawaScreens.sign-skipped", "○ skipped") }
  static var signChanged: Sentence { Sentence("TilawaScreens.sign-changed", "✗ changed") }
  static var playerMouse: Sentence {
    Sentence("TilawaScreens.player-mouse", "A click chooses an ayah, a second one goes there; the wheel chooses too.")
  }
  static var signHeard: Sentence { Sentence("TilawaScreens.sign-heard", "what is heard") }
  static var signMissing: Sentence { Sentence("TilawaScreens.sign-missing", "nobody recites it") }
  static var signOutside: Sentence { Sentence("TilawaScreens.sign-outside", "not in the session") }
  static var signMarked: Sentence { Sentence("TilawaScreens.sign-marked", "marked") }
  static var readerMouse: Sentence {
    Sentence("TilawaScreens.reader-mouse", "A click goes to an ayah; the wheel scrolls.")
  }
  static var signCurrent: Sentence { Sentence("TilawaScreens.sign-current", "the current ayah") }
  static var signBookmark: Sentence { Sentence("TilawaScreens.sign-bookmark", "◆ a bookmark") }
  static var signSuggestion: Sentence { Sentence("TilawaScreens.sign-suggestion", "△ suggestion") }
  static var signMark: Sentence { Sentence("TilawaScreens.sign-mark", "▲ mark") }
  static var goTo: Sentence { Sentence("TilawaScreens.go-to", "Go to:") }
  static var searchFor: Sentence { Sentence("TilawaScreens.search-for", "Search:") }
  static func noteAt(ref: String) -> Sentence {
    Sentence("TilawaScreens.note-at", "Note at { $ref }:", ["ref": .text(ref)])
  }
  static func playInstead(ranges: String) -> Sentence {
    Sentence("TilawaScreens.play-instead", "Play instead of { $ranges }:", ["ranges": .text(ranges)])
  }
  static var playWhat: Sentence { Sentence("TilawaScreens.play-what", "Play:") }
  static var enterGo: Sentence { Sentence("TilawaScreens.enter-go", "Enter go") }
  static var escLeave: Sentence { Sentence("TilawaScreens.esc-leave", "Esc leave") }
  static var enterLook: Sentence { Sentence("TilawaScreens.enter-look", "Enter look") }
  static var enterKeep: Sentence { Sentence("TilawaScreens.enter-keep", "Enter keep") }
  static var emptiesIt: Sentence { Sentence("TilawaScreens.empties-it", "Ctrl-U empties it") }
  static var enterPlay: Sentence { Sentence("TilawaScreens.enter-play", "Enter play") }
  static var wordsOrMarks: Sentence { Sentence("TilawaScreens.words-or-marks", "words, marks or not") }
  static var readerPlaces: Sentence { Sentence("TilawaScreens.reader-places", "2:255 · 255 · yasin · page 50") }
  static var playWishes: Sentence { Sentence("TilawaScreens.play-wishes", "2:255 · -260 · page · yasin · x3 · each 2") }
  static var tajweedOn: Sentence { Sentence("TilawaScreens.tajweed-on", "colours of tajweed") }
  static var tajweedOff: Sentence { Sentence("TilawaScreens.tajweed-off", "tajweed colours off") }
  static func themeIs(theme: Sentence) -> Sentence {
    Sentence("TilawaScreens.theme-is", "theme: { $theme }", ["theme": .sentence(theme)])
  }
  static func searchEnded(key: String) -> Sentence {
    Sentence("TilawaScreens.search-ended", "the search has ended; { $key } adds a note", ["key": .text(key)])
  }
  static func ayahWord(ref: String, word: Int) -> Sentence {
    Sentence("TilawaScreens.ayah-word", "{ $ref }, word { $word }", ["ref": .text(ref), "word": .number(word)])
  }
  static var atLastSurah: Sentence { Sentence("TilawaScreens.at-last-surah", "already at the last surah") }
  static var atLastJuz: Sentence { Sentence("TilawaScreens.at-last-juz", "already at the last juz") }
  static var atBeginning: Sentence { Sentence("TilawaScreens.at-beginning", "this is the beginning") }
  static var pageByPage: Sentence { Sentence("TilawaScreens.page-by-page", "page by page") }
  static var continuousText: Sentence { Sentence("TilawaScreens.continuous-text", "continuous text") }
  static var verseByVerse: Sentence { Sentence("TilawaScreens.verse-by-verse", "verse by verse") }
  static var withoutTranslation: Sentence { Sentence("TilawaScreens.without-translation", "without a translation") }
  static var withTranslation: Sentence { Sentence("TilawaScreens.with-translation", "with a translation") }
  static var meaningsOff: Sentence { Sentence("TilawaScreens.meanings-off", "meanings of words off") }
  static var meaningsOn: Sentence { Sentence("TilawaScreens.meanings-on", "meanings of words on") }
  static func noTranslation(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.no-translation", "no translation is installed; to install one: { $command }",
      ["command": .command(command)])
  }
  static func noMeanings(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.no-meanings", "no meanings of words are installed; to install a pack of them: { $command }",
      ["command": .command(command)])
  }
  static func nothingFound(query: String) -> Sentence {
    Sentence("TilawaScreens.nothing-found", "nothing found for “{ $query }”", ["query": .text(query)])
  }
  static func searches(key: String) -> Sentence {
    Sentence("TilawaScreens.searches", "{ $key } searches for words", ["key": .text(key)])
  }
  static func findOf(number: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.find-of", "{ $number } of { $count }", ["number": .number(number), "count": .number(count)])
  }
  static func findFromBeginning(number: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.find-from-beginning", "{ $number } of { $count } · from the beginning again",
      ["number": .number(number), "count": .number(count)])
  }
  static func findFromEnd(number: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.find-from-end", "{ $number } of { $count } · from the end again",
      ["number": .number(number), "count": .number(count)])
  }
  static var backAtPlace: Sentence { Sentence("TilawaScreens.back-at-place", "back at your place") }
  static var nothingPlaying: Sentence {
    Sentence("TilawaScreens.nothing-playing", "nothing is playing; p plays from here")
  }
  static var followed: Sentence { Sentence("TilawaScreens.followed", "it is followed") }
  static var itBegins: Sentence { Sentence("TilawaScreens.it-begins", "it begins …") }
  static func soundFollows(sound: String) -> Sentence {
    Sentence("TilawaScreens.sound-follows", "{ $sound } · f follows", ["sound": .text(sound)])
  }
  static var atEnd: Sentence { Sentence("TilawaScreens.at-end", "this is the end of the Quran") }
  static var textUnreadable: Sentence { Sentence("TilawaScreens.text-unreadable", "the text cannot be read") }
  static var fetching: Sentence { Sentence("TilawaScreens.fetching", "fetching") }
  static var paused: Sentence { Sentence("TilawaScreens.paused", "paused") }
  static var istiadha: Sentence { Sentence("TilawaScreens.istiadha", "isti'adha") }
  static func basmalahOf(ref: String) -> Sentence {
    Sentence("TilawaScreens.basmalah-of", "{ $ref } basmalah", ["ref": .text(ref)])
  }
  static var noAudio: Sentence { Sentence("TilawaScreens.no-audio", "No audio available") }
  static var serverGone: Sentence { Sentence("TilawaScreens.server-gone", "the sound server is gone; waiting for it") }
  static var pausedForOther: Sentence { Sentence("TilawaScreens.paused-for-other", "paused for another sound") }
  static func cannotSavePlace(fault: Sentence) -> Sentence {
    Sentence("TilawaScreens.cannot-save-place", "cannot save the place: { $fault }", ["fault": .sentence(fault)])
  }
  static func bookmarkInTrash(ref: String) -> Sentence {
    Sentence("TilawaScreens.bookmark-in-trash", "the bookmark at { $ref } is in the trash", ["ref": .text(ref)])
  }
  static func bookmarkAt(ref: String) -> Sentence {
    Sentence("TilawaScreens.bookmark-at", "bookmark at { $ref }", ["ref": .text(ref)])
  }
  static var nothingWritten: Sentence { Sentence("TilawaScreens.nothing-written", "nothing is written") }
  static func notedAt(ref: String) -> Sentence {
    Sentence("TilawaScreens.noted-at", "noted at { $ref }", ["ref": .text(ref)])
  }
  static func noteEmpty(ref: String) -> Sentence {
    Sentence("TilawaScreens.note-empty", "the note at { $ref } is empty", ["ref": .text(ref)])
  }
  static func cannotCount(fault: Sentence) -> Sentence {
    Sentence("TilawaScreens.cannot-count", "cannot count the reading yet: { $fault }", ["fault": .sentence(fault)])
  }
  static var khatmCompleted: Sentence {
    Sentence("TilawaScreens.khatm-completed", "you have read the whole Quran: khatm completed")
  }
  static func khatmNumber(number: Int) -> Sentence {
    Sentence(
      "TilawaScreens.khatm-number", "you have read the whole Quran: khatm { $number } completed",
      ["number": .number(number)])
  }
  static func cannotSave(fault: Sentence) -> Sentence {
    Sentence("TilawaScreens.cannot-save", "cannot save this: { $fault }", ["fault": .sentence(fault)])
  }
  static var terminalColours: Sentence { Sentence("TilawaScreens.terminal-colours", "terminal colours") }
  static func takesCount(word: String) -> Sentence {
    Sentence("TilawaScreens.takes-count", "{ $word } takes 1 to 100, or forever", ["word": .text(word)])
  }
  static func cannotPlay(fault: String) -> Sentence {
    Sentence("TilawaScreens.cannot-play", "cannot play: { $fault }", ["fault": .text(fault)])
  }
  static func playerNotStarted(path: String) -> Sentence {
    Sentence("TilawaScreens.player-not-started", "the player has not started yet; see { $path }", ["path": .text(path)])
  }
  static var playerEnded: Sentence { Sentence("TilawaScreens.player-ended", "it has ended") }
  static func lettersDivided(letters: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaScreens.letters-divided", "letters of { $letters }, divided into the ayat of { $riwayah }",
      ["letters": .text(letters), "riwayah": .text(riwayah)])
  }
  static func lettersOfPrint(print: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.letters-of-print",
      "the words stand in the letters of our text, not in the script of the print: { $print }; a text in its script is installed with { $command }",
      ["print": .sentence(print), "command": .command(command)])
  }
  static var pauseSigns: Sentence { Sentence("TilawaScreens.pause-signs", "Pause signs of South Asia") }
  static var pauseMust: Sentence { Sentence("TilawaScreens.pause-must", "stop: going on would change the meaning") }
  static var pauseStop: Sentence { Sentence("TilawaScreens.pause-stop", "stop; it is better than going on") }
  static var pauseMay: Sentence { Sentence("TilawaScreens.pause-may", "stop or go on") }
  static var pauseBetterNot: Sentence { Sentence("TilawaScreens.pause-better-not", "going on is better than stopping") }
  static var pauseForBreath: Sentence {
    Sentence("TilawaScreens.pause-for-breath", "go on; a stop for breath is allowed")
  }
  static var pauseBetterJoin: Sentence {
    Sentence("TilawaScreens.pause-better-join", "going on is better (al-wasl awla)")
  }
  static var pauseSomeSay: Sentence {
    Sentence("TilawaScreens.pause-some-say", "some say that one may stop; going on is better")
  }
  static var pauseExpected: Sentence { Sentence("TilawaScreens.pause-expected", "a stop is expected here") }
  static var pauseNot: Sentence { Sentence("TilawaScreens.pause-not", "no stop here, unless an ayah ends") }
  static var pauseOneOfTwo: Sentence {
    Sentence("TilawaScreens.pause-one-of-two", "stop at one of the two places, not at both")
  }
  static var pauseSaktah: Sentence {
    Sentence("TilawaScreens.pause-saktah", "a short silence without a breath (saktah)")
  }
  static var pauseWaqfah: Sentence {
    Sentence("TilawaScreens.pause-waqfah", "a longer silence without a breath (waqfah)")
  }
  static var pauseRuku: Sentence { Sentence("TilawaScreens.pause-ruku", "the end of a ruku") }
  static var pauseSajdah: Sentence { Sentence("TilawaScreens.pause-sajdah", "a prostration (sajdah)") }
  static func noScreenFormat(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaScreens.no-screen-format", "cannot show the full screen: { $fault }; --format text prints the page",
      ["fault": .sentence(fault)])
  }
  static func divisionNumber(kind: Sentence, number: Int) -> Sentence {
    Sentence(
      "TilawaScreens.division-number", "{ $kind } { $number }", ["kind": .sentence(kind), "number": .number(number)])
  }
  static func textOf(riwayah: String) -> Sentence {
    Sentence("TilawaScreens.text-of", "text: { $riwayah }", ["riwayah": .text(riwayah)])
  }
  static var hereBookmark: Sentence { Sentence("TilawaScreens.here-bookmark", "◆ bookmark") }
  static var tooNarrow: Sentence { Sentence("TilawaScreens.too-narrow", "too narrow") }
  static var goToWhichAyah: Sentence { Sentence("TilawaScreens.go-to-which-ayah", "Go to which ayah?") }
  static var stopAfter: Sentence { Sentence("TilawaScreens.stop-after", "Stop after how many minutes?") }
  static func noteAbout(ref: String) -> Sentence {
    Sentence("TilawaScreens.note-about", "Note about { $ref }:", ["ref": .text(ref)])
  }
  static var enterSet: Sentence { Sentence("TilawaScreens.enter-set", "Enter set") }
  static var enterMark: Sentence { Sentence("TilawaScreens.enter-mark", "Enter mark it") }
  static var playerPlaces: Sentence { Sentence("TilawaScreens.player-places", "2:255 · 255 · yasin") }
  static var sleepTimes: Sentence { Sentence("TilawaScreens.sleep-times", "20 · 1h30m · 0: none") }
  static var ending: Sentence { Sentence("TilawaScreens.ending", "ending …") }
  static func ayahChosen(ref: String) -> Sentence {
    Sentence("TilawaScreens.ayah-chosen", "{ $ref } is chosen; a second click goes there", ["ref": .text(ref)])
  }
  static func chooseAndGo(keys: String, key: String) -> Sentence {
    Sentence(
      "TilawaScreens.choose-and-go", "{ $keys } choose an ayah, { $key } goes there",
      ["keys": .text(keys), "key": .text(key)])
  }
  static func noAyahPlaying(keys: String) -> Sentence {
    Sentence("TilawaScreens.no-ayah-playing", "no ayah is playing; { $keys } choose an ayah", ["keys": .text(keys)])
  }
  static var minutesWanted: Sentence {
    Sentence("TilawaScreens.minutes-wanted", "minutes, such as 20, or 1h30m; 0: none")
  }
  static func timeLeft(time: String) -> Sentence {
    Sentence("TilawaScreens.time-left", "{ $time } left", ["time": .text(time)])
  }
  static var basmalah: Sentence { Sentence("TilawaScreens.basmalah", "basmalah") }
  static func bookmarkRemoved(ref: String, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.bookmark-removed", "bookmark at { $ref } removed; to restore it: { $command }",
      ["ref": .text(ref), "command": .command(command)])
  }
  static func bookmarkWithId(ref: String, id: String) -> Sentence {
    Sentence(
      "TilawaScreens.bookmark-with-id", "bookmark at { $ref } ({ $id }); B adds a note",
      ["ref": .text(ref), "id": .text(id)])
  }
  static func bookmarkWithNote(ref: String, id: String) -> Sentence {
    Sentence(
      "TilawaScreens.bookmark-with-note", "bookmark with a note at { $ref } ({ $id })",
      ["ref": .text(ref), "id": .text(id)])
  }
  static func fetchingRef(ref: String) -> Sentence {
    Sentence("TilawaScreens.fetching-ref", "… fetching { $ref } …", ["ref": .text(ref)])
  }
  static var personal: Sentence { Sentence("TilawaScreens.personal", "personal") }
  static func noAudioOf(riwayah: String) -> Sentence {
    Sentence("TilawaScreens.no-audio-of", "No audio available · { $riwayah }", ["riwayah": .text(riwayah)])
  }
  static func whoPersonal(name: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaScreens.who-personal", "{ $name } · { $riwayah } · personal recording",
      ["name": .text(name), "riwayah": .text(riwayah)])
  }
  static func whoReciter(name: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaScreens.who-reciter", "{ $name } · { $riwayah } · reciter",
      ["name": .text(name), "riwayah": .text(riwayah)])
  }
  static func onlyOneLine(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaScreens.only-one-line", "cannot show the full screen, only one line: { $fault }",
      ["fault": .sentence(fault)])
  }
  static func fetchingLine(ref: String) -> Sentence {
    Sentence("TilawaScreens.fetching-line", "fetching { $ref } …", ["ref": .text(ref)])
  }
  static func pauseKeys(pause: String, next: String, quit: String) -> Sentence {
    Sentence(
      "TilawaScreens.pause-keys", "{ $pause } or { $next } continues · { $quit } ends",
      ["pause": .text(pause), "next": .text(next), "quit": .text(quit)])
  }
  static func placeOfSurah(surah: String, page: Int, juz: Int) -> Sentence {
    Sentence(
      "TilawaScreens.place-of-surah", "{ $surah } · page { $page } · juz { $juz }",
      ["surah": .text(surah), "page": .number(page), "juz": .number(juz)])
  }
  static func placeOfPage(page: Int, juz: Int) -> Sentence {
    Sentence(
      "TilawaScreens.place-of-page", "page { $page } · juz { $juz }", ["page": .number(page), "juz": .number(juz)])
  }
  static func pageNumber(page: Int) -> Sentence {
    Sentence("TilawaScreens.page-number", "page { $page }", ["page": .number(page)])
  }
  static func nextRef(ref: String) -> Sentence {
    Sentence("TilawaScreens.next-ref", "next { $ref }", ["ref": .text(ref)])
  }
  static var wordsEstimated: Sentence { Sentence("TilawaScreens.words-estimated", "words ≈") }
  static var personalRecording: Sentence { Sentence("TilawaScreens.personal-recording", "◆ personal recording") }
  static func personalOf(day: String) -> Sentence {
    Sentence("TilawaScreens.personal-of", "◆ personal recording { $day }", ["day": .text(day)])
  }
  static var shareAyah: Sentence { Sentence("TilawaScreens.share-ayah", "ayah") }
  static var sharePass: Sentence { Sentence("TilawaScreens.share-pass", "pass") }
  static var shareSession: Sentence { Sentence("TilawaScreens.share-session", "session") }
  static func gap(length: String) -> Sentence {
    Sentence("TilawaScreens.gap", "gap { $length }", ["length": .text(length)])
  }
  static func volume(percent: Int) -> Sentence {
    Sentence("TilawaScreens.volume", "volume { $percent } %", ["percent": .number(percent)])
  }
  static func loop(start: String, end: String) -> Sentence {
    Sentence("TilawaScreens.loop", "loop { $start }–{ $end }", ["start": .text(start), "end": .text(end)])
  }
  static func loopOpen(start: String) -> Sentence {
    Sentence("TilawaScreens.loop-open", "loop { $start } to …", ["start": .text(start)])
  }
  static func sleepIn(time: String) -> Sentence {
    Sentence("TilawaScreens.sleep-in", "sleep in { $time }", ["time": .text(time)])
  }
  static var betweenSessions: Sentence { Sentence("TilawaScreens.between-sessions", "‖ between sessions") }
  static var leadsIn: Sentence { Sentence("TilawaScreens.leads-in", "leads in") }
  static var leadsOut: Sentence { Sentence("TilawaScreens.leads-out", "leads out") }
  static var goesOn: Sentence { Sentence("TilawaScreens.goes-on", "goes on") }
  static var professional: Sentence { Sentence("TilawaScreens.professional", "● professional reciter") }
  static var ayahForever: Sentence { Sentence("TilawaScreens.ayah-forever", "this ayah forever") }
  static var rangeForever: Sentence { Sentence("TilawaScreens.range-forever", "the range forever") }
  static var whatIsRecited: Sentence { Sentence("TilawaScreens.what-is-recited", "What is recited?") }
  static var goToWhichTime: Sentence { Sentence("TilawaScreens.go-to-which-time", "Go to which time?") }
  static var enterAssign: Sentence { Sentence("TilawaScreens.enter-assign", "Enter assign") }
  static var arrowsNext: Sentence { Sentence("TilawaScreens.arrows-next", "↑↓ next, previous") }
  static var editorLabels: Sentence { Sentence("TilawaScreens.editor-labels", "78:5 · 5 · 2:1-3 · 2:282:1-40") }
  static var editorWords: Sentence { Sentence("TilawaScreens.editor-words", "basmalah istiadha speech -") }
  static var noSegmentHere: Sentence {
    Sentence("TilawaScreens.no-segment-here", "there is no segment here; m places a marker")
  }
  static var noMarkerHere: Sentence {
    Sentence("TilawaScreens.no-marker-here", "there is no marker here; Tab goes to the next")
  }
  static var noPauseNear: Sentence { Sentence("TilawaScreens.no-pause-near", "there is no pause near here") }
  static var noCrossingNear: Sentence {
    Sentence("TilawaScreens.no-crossing-near", "there is no zero crossing near here")
  }
  static var anotherMarker: Sentence {
    Sentence("TilawaScreens.another-marker", "there is another marker; j merges its two segments")
  }
  static var noSegmentFollows: Sentence { Sentence("TilawaScreens.no-segment-follows", "no segment follows directly") }
  static var noMoreSuggestions: Sentence {
    Sentence("TilawaScreens.no-more-suggestions", "there are no more suggestions")
  }
  static var nothingConfirmed: Sentence { Sentence("TilawaScreens.nothing-confirmed", "nothing is confirmed") }
  static var noMarkerAfter: Sentence { Sentence("TilawaScreens.no-marker-after", "there is no marker after this") }
  static var noMarkerBefore: Sentence { Sentence("TilawaScreens.no-marker-before", "there is no marker before this") }
  static var noSuggestionAfter: Sentence {
    Sentence("TilawaScreens.no-suggestion-after", "there is no suggestion after this")
  }
  static var noSuggestionBefore: Sentence {
    Sentence("TilawaScreens.no-suggestion-before", "there is no suggestion before this")
  }
  static func flagsToCheck(count: Int, next: String, confirm: String) -> Sentence {
    Sentence(
      "TilawaScreens.flags-to-check", "{ $count } to check: { $next } goes to the next, { $confirm } confirms",
      ["count": .number(count), "next": .text(next), "confirm": .text(confirm)])
  }
  static var nothingFlagged: Sentence { Sentence("TilawaScreens.nothing-flagged", "nothing is flagged") }
  static var noFlagAfter: Sentence { Sentence("TilawaScreens.no-flag-after", "no flag after this") }
  static var noFlagBefore: Sentence { Sentence("TilawaScreens.no-flag-before", "no flag before this") }
  static func otherWay(fault: Sentence, key: String) -> Sentence {
    Sentence(
      "TilawaScreens.other-way", "{ $fault }; { $key } goes the other way",
      ["fault": .sentence(fault), "key": .text(key)])
  }
  static var nothingFollows: Sentence { Sentence("TilawaScreens.nothing-follows", "nothing follows here") }
  static var timeWanted: Sentence {
    Sentence("TilawaScreens.time-wanted", "a time is written 62.5, 1:02.5, 500ms, or +5 and -5 from here")
  }
  static var noSuchLabel: Sentence {
    Sentence("TilawaScreens.no-such-label", "no segment has this label; write an ayah as 2:255")
  }
  static func noSegmentsYet(marker: String, help: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-segments-yet", "no segments yet: { $marker } places a marker, { $help } shows all keys",
      ["marker": .text(marker), "help": .text(help)])
  }
  static func notDone(why: Sentence) -> Sentence {
    Sentence("TilawaScreens.not-done", "not done: { $why }", ["why": .sentence(why)])
  }
  static var changedElsewhere: Sentence {
    Sentence("TilawaScreens.changed-elsewhere", "it was changed elsewhere; showing the new state")
  }
  static func takenBack(edit: Sentence) -> Sentence {
    Sentence("TilawaScreens.taken-back", "taken back: { $edit }", ["edit": .sentence(edit)])
  }
  static func doneAgain(edit: Sentence) -> Sentence {
    Sentence("TilawaScreens.done-again", "done again: { $edit }", ["edit": .sentence(edit)])
  }
  static var nothingToTakeBack: Sentence {
    Sentence("TilawaScreens.nothing-to-take-back", "there is nothing to be taken back")
  }
  static var nothingToDoAgain: Sentence {
    Sentence("TilawaScreens.nothing-to-do-again", "there is nothing to be done again")
  }
  static func lettersOfHafs(text: String) -> Sentence {
    Sentence("TilawaScreens.letters-of-hafs", "{ $text } (letters of Hafs)", ["text": .text(text)])
  }
  static func textFault(fault: Sentence) -> Sentence {
    Sentence("TilawaScreens.text-fault", "the text cannot be read: { $fault }", ["fault": .sentence(fault)])
  }
  static var changedMeanwhile: Sentence {
    Sentence("TilawaScreens.changed-meanwhile", "it was changed elsewhere in the meantime")
  }
  static var needsSound: Sentence { Sentence("TilawaScreens.needs-sound", "the editor needs an output with sound") }
  static func noSound(fault: String) -> Sentence {
    Sentence("TilawaScreens.no-sound", "there is no sound: { $fault }", ["fault": .text(fault)])
  }
  static func editorNeeds(columns: Int, rows: Int, key: String) -> Sentence {
    Sentence(
      "TilawaScreens.editor-needs", "the editor needs { $columns } × { $rows }; { $key } quits",
      ["columns": .number(columns), "rows": .number(rows), "key": .text(key)])
  }
  static func toUndo(count: Int) -> Sentence {
    Sentence("TilawaScreens.to-undo", "{ $count } to undo", ["count": .number(count)])
  }
  static func toRedo(count: Int) -> Sentence {
    Sentence("TilawaScreens.to-redo", "{ $count } to redo", ["count": .number(count)])
  }
  static var markerSuggested: Sentence { Sentence("TilawaScreens.marker-suggested", "△ marker, suggested") }
  static var markerConfirmed: Sentence { Sentence("TilawaScreens.marker-confirmed", "▲ marker, confirmed") }
  static var looping: Sentence { Sentence("TilawaScreens.looping", "▶ looping") }
  static var playingOn: Sentence { Sentence("TilawaScreens.playing-on", "▶ playing on") }
  static func millisecondsAColumn(count: Int) -> Sentence {
    Sentence("TilawaScreens.milliseconds-a-column", "{ $count } ms a column", ["count": .number(count)])
  }
  static func secondsAColumn(count: Int) -> Sentence {
    Sentence("TilawaScreens.seconds-a-column", "{ $count } s a column", ["count": .number(count)])
  }
  static var suggested: Sentence { Sentence("TilawaScreens.suggested", "suggested") }
  static var confirmed: Sentence { Sentence("TilawaScreens.confirmed", "confirmed") }
  static func long(time: String) -> Sentence { Sentence("TilawaScreens.long", "{ $time } long", ["time": .text(time)]) }
  static var speech: Sentence { Sentence("TilawaScreens.speech", "speech") }
  static func pauseBefore(time: String) -> Sentence {
    Sentence("TilawaScreens.pause-before", "pause of { $time } before it", ["time": .text(time)])
  }
  static func sure(percent: String) -> Sentence {
    Sentence("TilawaScreens.sure", "{ $percent } sure", ["percent": .text(percent)])
  }
  static func take(number: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.take", "take { $number } of { $count }", ["number": .number(number), "count": .number(count)])
  }
  static func takePreferred(number: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.take-preferred", "take { $number } of { $count }, preferred",
      ["number": .number(number), "count": .number(count)])
  }
  static func moreLines(count: Int) -> Sentence {
    Sentence("TilawaScreens.more-lines", "… ({ $count } lines)", ["count": .number(count)])
  }
  static var allOfIt: Sentence { Sentence("TilawaScreens.all-of-it", "all of it") }
  static var noLabelYet: Sentence { Sentence("TilawaScreens.no-label-yet", "no label yet") }
  static var noRecitation: Sentence { Sentence("TilawaScreens.no-recitation", "no recitation") }
  static func noSegmentOf(count: Int) -> Sentence {
    Sentence("TilawaScreens.no-segment-of", "no segment here · { $count } in all", ["count": .number(count)])
  }
  static func confirmAllQuestion(count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.confirm-all-question", "Confirm all { $count } suggestions? y: yes, any other key: no",
      ["count": .number(count)])
  }
  static func recitationOver(hear: String, quit: String) -> Sentence {
    Sentence(
      "TilawaScreens.recitation-over", "the recitation is over: { $hear } plays a word, { $quit } leaves",
      ["hear": .text(hear), "quit": .text(quit)])
  }
  static var heardSlowly: Sentence { Sentence("TilawaScreens.heard-slowly", "words are heard slowly") }
  static var heardAtSpeed: Sentence { Sentence("TilawaScreens.heard-at-speed", "words are heard at their speed") }
  static var recitationEnding: Sentence { Sentence("TilawaScreens.recitation-ending", "ending") }
  static var noWordSaid: Sentence { Sentence("TilawaScreens.no-word-said", "no word was said yet") }
  static var theTeacher: Sentence { Sentence("TilawaScreens.the-teacher", "the teacher") }
  static var yourself: Sentence { Sentence("TilawaScreens.yourself", "yourself") }
  static var teacherThenYourself: Sentence {
    Sentence("TilawaScreens.teacher-then-yourself", "the teacher, then yourself")
  }
  static var noWordInDoubt: Sentence { Sentence("TilawaScreens.no-word-in-doubt", "no word is in doubt") }
  static var notedRight: Sentence { Sentence("TilawaScreens.noted-right", "noted: you said it right") }
  static var notedSlip: Sentence { Sentence("TilawaScreens.noted-slip", "noted: that was a slip") }
  static var markRight: Sentence { Sentence("TilawaScreens.mark-right", "right") }
  static var markSlip: Sentence { Sentence("TilawaScreens.mark-slip", "a slip") }
  static var markMakhraj: Sentence { Sentence("TilawaScreens.mark-makhraj", "makhraj") }
  static var markMadd: Sentence { Sentence("TilawaScreens.mark-madd", "madd") }
  static var markGhunnah: Sentence { Sentence("TilawaScreens.mark-ghunnah", "ghunnah") }
  static var markStop: Sentence { Sentence("TilawaScreens.mark-stop", "stop") }
  static func notedByTeacher(ref: String, number: Int, mark: Sentence) -> Sentence {
    Sentence(
      "TilawaScreens.noted-by-teacher", "noted by the teacher: { $ref }:{ $number } { $mark }",
      ["ref": .text(ref), "number": .number(number), "mark": .sentence(mark)])
  }
  static var beginAnywhere: Sentence {
    Sentence("TilawaScreens.begin-anywhere", "begin anywhere: the place is being sought")
  }
  static var basmalahNoWords: Sentence {
    Sentence("TilawaScreens.basmalah-no-words", "a basmalah before a surah has no words")
  }
  static var wordNotSaid: Sentence {
    Sentence("TilawaScreens.word-not-said", "this word was not said in the last ten minutes")
  }
  static func noScreenLines(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaScreens.no-screen-lines", "cannot show the full screen: { $fault }; --lines prints lines",
      ["fault": .sentence(fault)])
  }
  static func reciteRanges(ranges: String) -> Sentence {
    Sentence("TilawaScreens.recite-ranges", "recite { $ranges }", ["ranges": .text(ranges)])
  }
  static var commentHere: Sentence { Sentence("TilawaScreens.comment-here", "Comment here:") }
  static var aboutTheWhole: Sentence { Sentence("TilawaScreens.about-the-whole", "About the whole:") }
  static var enterTake: Sentence { Sentence("TilawaScreens.enter-take", "Enter: take it") }
  static var escapeLeave: Sentence { Sentence("TilawaScreens.escape-leave", "Escape: leave it") }
  static var nothingRecorded: Sentence { Sentence("TilawaScreens.nothing-recorded", "nothing was recorded") }
  static var commentRecorded: Sentence { Sentence("TilawaScreens.comment-recorded", "the comment is recorded") }
  static var commentTooLong: Sentence { Sentence("TilawaScreens.comment-too-long", "it is too long") }
  static var wordsUnknown: Sentence {
    Sentence("TilawaScreens.words-unknown", "the words of this passage are not known")
  }
  static var suggestionsDone: Sentence { Sentence("TilawaScreens.suggestions-done", "no more suggestions") }
  static var noMarksYet: Sentence { Sentence("TilawaScreens.no-marks-yet", "no marks yet") }
  static var noSuggestionHere: Sentence {
    Sentence("TilawaScreens.no-suggestion-here", "there is no suggestion at this word")
  }
  static var marked: Sentence { Sentence("TilawaScreens.marked", "marked") }
  static var markRemoved: Sentence { Sentence("TilawaScreens.mark-removed", "the mark is removed") }
  static var dismissed: Sentence { Sentence("TilawaScreens.dismissed", "dismissed") }
  static var nothingHere: Sentence {
    Sentence("TilawaScreens.nothing-here", "there is neither a mark nor a suggestion here")
  }
  static func speed(speed: String) -> Sentence {
    Sentence("TilawaScreens.speed", "speed { $speed }", ["speed": .text(speed)])
  }
  static func marksFull(count: Int) -> Sentence {
    Sentence("TilawaScreens.marks-full", "there are { $count } marks already", ["count": .number(count)])
  }
  static var selectWordFirst: Sentence { Sentence("TilawaScreens.select-word-first", "select a word first") }
  static var endCommentFirst: Sentence {
    Sentence("TilawaScreens.end-comment-first", "end the spoken comment first: v")
  }
  static var onlyAssessment: Sentence {
    Sentence("TilawaScreens.only-assessment", "only an assessment can be not passed")
  }
  static var soundNotArrived: Sentence { Sentence("TilawaScreens.sound-not-arrived", "the sound has not arrived") }
  static var wordNotHeard: Sentence { Sentence("TilawaScreens.word-not-heard", "this word was not heard") }
  static func studentNotHeard(reciter: String) -> Sentence {
    Sentence(
      "TilawaScreens.student-not-heard", "the student has not been heard here; { $reciter }",
      ["reciter": .text(reciter)])
  }
  static func studentThen(reciter: String) -> Sentence {
    Sentence("TilawaScreens.student-then", "the student, then { $reciter }", ["reciter": .text(reciter)])
  }
  static func noScreen(fault: Sentence) -> Sentence {
    Sentence("TilawaScreens.no-screen", "cannot show the full screen: { $fault }", ["fault": .sentence(fault)])
  }
  static func placeOf(place: String, length: String) -> Sentence {
    Sentence("TilawaScreens.place-of", "{ $place } of { $length }", ["place": .text(place), "length": .text(length)])
  }
  static func marks(count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.marks",
      #"""
      { $count ->
      [one] { $count } mark
      *[other] { $count } marks
      }
      """#, ["count": .number(count)])
  }
  static func suggestions(count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.suggestions",
      #"""
      { $count ->
      [one] { $count } suggestion
      *[other] { $count } suggestions
      }
      """#, ["count": .number(count)])
  }
  static var mark: Sentence { Sentence("TilawaScreens.mark", "mark") }
  static func programSays(verdict: String, percent: Int) -> Sentence {
    Sentence(
      "TilawaScreens.program-says", "the program: { $verdict }, { $percent }% sure",
      ["verdict": .text(verdict), "percent": .number(percent)])
  }
  static func atTime(time: String) -> Sentence {
    Sentence("TilawaScreens.at-time", "at { $time }", ["time": .text(time)])
  }
  static var spoken: Sentence { Sentence("TilawaScreens.spoken", "♪ spoken") }
  static func whole(text: String) -> Sentence {
    Sentence("TilawaScreens.whole", "whole: { $text }", ["text": .text(text)])
  }
  static var speakNow: Sentence { Sentence("TilawaScreens.speak-now", "speak; the same key ends it") }
  static var notHeard: Sentence { Sentence("TilawaScreens.not-heard", "not heard") }
  static var soundNotHere: Sentence { Sentence("TilawaScreens.sound-not-here", "the sound is not here") }
  static var wordsUnknownMark: Sentence {
    Sentence("TilawaScreens.words-unknown-mark", "the words are not known: mark times")
  }
  static func storeQuestion(result: String) -> Sentence {
    Sentence(
      "TilawaScreens.store-question", "Store the feedback as “{ $result }”? y: yes, any other key: no",
      ["result": .text(result)])
  }
  static var silence: Sentence { Sentence("TilawaScreens.silence", "silence: is the microphone muted?") }
  static var spaceGoesOn: Sentence { Sentence("TilawaScreens.space-goes-on", "space goes on") }
  static var adding: Sentence { Sentence("TilawaScreens.adding", "adding it to the library") }
  static var recordingGoesOn: Sentence { Sentence("TilawaScreens.recording-goes-on", "recording goes on") }
  static var noSoundWaiting: Sentence { Sentence("TilawaScreens.no-sound-waiting", "no sound; waiting") }
  static var qFinishes: Sentence { Sentence("TilawaScreens.q-finishes", "q finishes") }
  static func discardQuestion(time: String) -> Sentence {
    Sentence("TilawaScreens.discard-question", "discard { $time } of recorded sound? y/n", ["time": .text(time)])
  }
  static func recordingBegins(title: String, limit: String) -> Sentence {
    Sentence(
      "TilawaScreens.recording-begins", "{ $title } · at most { $limit } · space pause · q finish · x discard",
      ["title": .text(title), "limit": .text(limit)])
  }
  static var noSuchName: Sentence { Sentence("TilawaScreens.no-such-name", "no such name") }
  static func ayatOf(count: Int) -> Sentence {
    Sentence("TilawaScreens.ayat-of", "{ $count } ayat", ["count": .number(count)])
  }
  static var escBack: Sentence { Sentence("TilawaScreens.esc-back", "Esc back") }
  static var arrowsChoose: Sentence { Sentence("TilawaScreens.arrows-choose", "↑ ↓ choose") }
  static var typeName: Sentence { Sentence("TilawaScreens.type-name", "type a name or a number") }
  static var tabLists: Sentence { Sentence("TilawaScreens.tab-lists", "Tab surahs, juz, hizb") }
  static var columnNumber: Sentence { Sentence("TilawaScreens.column-number", "no.") }
  static var columnSurah: Sentence { Sentence("TilawaScreens.column-surah", "surah") }
  static var columnMeaning: Sentence { Sentence("TilawaScreens.column-meaning", "meaning") }
  static var columnBegins: Sentence { Sentence("TilawaScreens.column-begins", "begins") }
  static var columnPage: Sentence { Sentence("TilawaScreens.column-page", "page") }
  static var columnAyat: Sentence { Sentence("TilawaScreens.column-ayat", "ayat") }
  static var columnInSurah: Sentence { Sentence("TilawaScreens.column-in-surah", "in surah") }
  static var coveredNothing: Sentence { Sentence("TilawaScreens.covered-nothing", "nothing") }
  static var coveredAll: Sentence { Sentence("TilawaScreens.covered-all", "all") }
  static var coveredSome: Sentence { Sentence("TilawaScreens.covered-some", "less than half") }
  static var coveredHalf: Sentence { Sentence("TilawaScreens.covered-half", "half or more") }
  static func timesIn(times: Sentence, places: Sentence) -> Sentence {
    Sentence(
      "TilawaScreens.times-in", "{ $times } in { $places }", ["times": .sentence(times), "places": .sentence(places)])
  }
  static func surahNumber(surah: Int) -> Sentence {
    Sentence("TilawaScreens.surah-number", "surah { $surah }", ["surah": .number(surah)])
  }
  static func foundSurah(names: String, ayat: Sentence, page: Int) -> Sentence {
    Sentence(
      "TilawaScreens.found-surah", "{ $names } · { $ayat }, page { $page }",
      ["names": .text(names), "ayat": .sentence(ayat), "page": .number(page)])
  }
  static func didYouMeanThis(place: Sentence) -> Sentence {
    Sentence("TilawaScreens.did-you-mean-this", "{ $place } (did you mean this?)", ["place": .sentence(place)])
  }
  static func noSuchPage(found: Sentence, page: Int) -> Sentence {
    Sentence(
      "TilawaScreens.no-such-page", "{ $found }; there is no page { $page }",
      ["found": .sentence(found), "page": .number(page)])
  }
  static func shownOf(found: Sentence, first: Int, last: Int) -> Sentence {
    Sentence(
      "TilawaScreens.shown-of", "{ $found }; { $first } to { $last } are shown",
      ["found": .sentence(found), "first": .number(first), "last": .number(last)])
  }
  static func shownWithNext(found: Sentence, first: Int, last: Int, next: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.shown-with-next",
      "{ $found }; { $first } to { $last } are shown; the next: --page { $next }, all: --limit { $count }",
      [
        "found": .sentence(found), "first": .number(first), "last": .number(last), "next": .number(next),
        "count": .number(count),
      ])
  }
  static func noSimilar(ayah: String) -> Sentence {
    Sentence("TilawaScreens.no-similar", "no ayah resembles { $ayah }", ["ayah": .text(ayah)])
  }
  static func similarShown(ayat: Sentence, count: Int, next: Int) -> Sentence {
    Sentence(
      "TilawaScreens.similar-shown", "{ $ayat }; { $count } are shown, the next: --page { $next }",
      ["ayat": .sentence(ayat), "count": .number(count), "next": .number(next)])
  }
  static func andMore(named: String, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.and-more", "{ $named } and { $count } more", ["named": .text(named), "count": .number(count)])
  }
  static var phrase: Sentence { Sentence("TilawaScreens.phrase", "phrase") }
  static func percentHeard(percent: Int) -> Sentence {
    Sentence("TilawaScreens.percent-heard", "{ $percent }% heard", ["percent": .number(percent)])
  }
  static var findingAyat: Sentence { Sentence("TilawaScreens.finding-ayat", "finding the ayat") }
  static func listening(percent: String) -> Sentence {
    Sentence("TilawaScreens.listening", "listening: { $percent }", ["percent": .text(percent)])
  }
  static func searching(percent: String) -> Sentence {
    Sentence("TilawaScreens.searching", "searching: { $percent }", ["percent": .text(percent)])
  }
  static func filesFetched(count: Int, size: String) -> Sentence {
    Sentence(
      "TilawaScreens.files-fetched",
      #"""
      { $count ->
      [one] { $count } file fetched ({ $size })
      *[other] { $count } files fetched ({ $size })
      }
      """#, ["count": .number(count), "size": .text(size)])
  }
  static func wereHere(count: Int) -> Sentence {
    Sentence("TilawaScreens.were-here", "{ $count } were here", ["count": .number(count)])
  }
  static func failed(count: Int) -> Sentence {
    Sentence("TilawaScreens.failed", "{ $count } failed", ["count": .number(count)])
  }
  static func filesOf(done: Int, all: Int) -> Sentence {
    Sentence("TilawaScreens.files-of", "{ $done }/{ $all } files", ["done": .number(done), "all": .number(all)])
  }
  static func megabytesOf(done: String, all: String) -> Sentence {
    Sentence("TilawaScreens.megabytes-of", "{ $done } of { $all } MB", ["done": .text(done), "all": .text(all)])
  }
  static var dayRead: Sentence { Sentence("TilawaScreens.day-read", "read") }
  static var dayMet: Sentence { Sentence("TilawaScreens.day-met", "met") }
  static func noGoal(command: CommandHint) -> Sentence {
    Sentence("TilawaScreens.no-goal", "none; to set one: { $command }", ["command": .command(command)])
  }
  static func noGoalToday(amount: String) -> Sentence {
    Sentence("TilawaScreens.no-goal-today", "none; today { $amount }", ["amount": .text(amount)])
  }
  static func amountToday(amount: String) -> Sentence {
    Sentence("TilawaScreens.amount-today", "{ $amount } today", ["amount": .text(amount)])
  }
  static var dayInPart: Sentence { Sentence("TilawaScreens.day-in-part", "in part") }
  static var dayNotRead: Sentence { Sentence("TilawaScreens.day-not-read", "not read") }
  static var dayOpen: Sentence { Sentence("TilawaScreens.day-open", "today is open") }
  static func begunOn(day: String) -> Sentence {
    Sentence("TilawaScreens.begun-on", "begun on { $day }", ["day": .text(day)])
  }
  static var headingStreak: Sentence { Sentence("TilawaScreens.heading-streak", "Streak") }
  static var headingClock: Sentence { Sentence("TilawaScreens.heading-clock", "Clock") }
  static var headingNext: Sentence { Sentence("TilawaScreens.heading-next", "next:") }
  static var headingJuz: Sentence { Sentence("TilawaScreens.heading-juz", "Juz") }
  static var headingWeek: Sentence { Sentence("TilawaScreens.heading-week", "Week") }
  static var headingGoal: Sentence { Sentence("TilawaScreens.heading-goal", "Goal") }
  static func cycle(number: Int) -> Sentence {
    Sentence("TilawaScreens.cycle", "cycle { $number }", ["number": .number(number)])
  }
  static func ofAll(all: String) -> Sentence { Sentence("TilawaScreens.of-all", "of { $all }", ["all": .text(all)]) }
  static func bareCount(count: Int) -> Sentence {
    Sentence("TilawaScreens.bare-count", "{ $count }", ["count": .number(count)])
  }
  static func percent(share: Int) -> Sentence {
    Sentence("TilawaScreens.percent", "{ $share }%", ["share": .number(share)])
  }
  static func ofThosePages(all: String) -> Sentence {
    Sentence("TilawaScreens.of-those-pages", "of { $all } on those pages", ["all": .text(all)])
  }
  static func inAll(count: Int) -> Sentence {
    Sentence("TilawaScreens.in-all", "{ $count } in all", ["count": .number(count)])
  }
  static func ofAjza(count: Int) -> Sentence {
    Sentence("TilawaScreens.of-ajza", "of { $count } ajza", ["count": .number(count)])
  }
  static func completed(count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.completed",
      #"""
      { $count ->
      [one] completed { $count } time
      *[other] completed { $count } times
      }
      """#, ["count": .number(count)])
  }
  static func completedLast(count: Int, day: String, days: String) -> Sentence {
    Sentence(
      "TilawaScreens.completed-last",
      #"""
      { $count ->
      [one] completed { $count } time, last on { $day } in { $days }
      *[other] completed { $count } times, last on { $day } in { $days }
      }
      """#, ["count": .number(count), "day": .text(day), "days": .text(days)])
  }
  static func countConfirmed(count: Int) -> Sentence {
    Sentence("TilawaScreens.count-confirmed", "{ $count } confirmed", ["count": .number(count)])
  }
  static func countUnconfirmed(count: Int) -> Sentence {
    Sentence("TilawaScreens.count-unconfirmed", "{ $count } unconfirmed", ["count": .number(count)])
  }
  static func countMoved(count: Int) -> Sentence {
    Sentence("TilawaScreens.count-moved", "{ $count } moved", ["count": .number(count)])
  }
  static var nothingChanged: Sentence { Sentence("TilawaScreens.nothing-changed", "nothing was changed") }
  static func suggestedLeft(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.suggested-left",
      #"""
      { $count ->
      [one] { $count } suggested label is left: { $command }
      *[other] { $count } suggested labels are left: { $command }
      }
      """#, ["count": .number(count), "command": .command(command)])
  }
  static var yRight: Sentence { Sentence("TilawaScreens.y-right", "y right") }
  static var nWrong: Sentence { Sentence("TilawaScreens.n-wrong", "n wrong") }
  static var fFix: Sentence { Sentence("TilawaScreens.f-fix", "f fix") }
  static var rAgain: Sentence { Sentence("TilawaScreens.r-again", "r again") }
  static var sLeave: Sentence { Sentence("TilawaScreens.s-leave", "s leave it") }
  static var bBack: Sentence { Sentence("TilawaScreens.b-back", "b back") }
  static var qQuit: Sentence { Sentence("TilawaScreens.q-quit", "q quit") }
  static var moveStart: Sentence { Sentence("TilawaScreens.move-start", "[ ] start") }
  static var moveEnd: Sentence { Sentence("TilawaScreens.move-end", #"{ "{ }" } end"#) }
  static var forHelp: Sentence { Sentence("TilawaScreens.for-help", "? help") }
  static var helpRight: Sentence { Sentence("TilawaScreens.help-right", "right: confirm it") }
  static var helpWrong: Sentence { Sentence("TilawaScreens.help-wrong", "wrong: keep it as a suggestion") }
  static var helpFix: Sentence {
    Sentence("TilawaScreens.help-fix", #"fix: [ ] move the start, { "{ }" } the end by 50 ms; y or n ends the fix"#)
  }
  static var helpAgain: Sentence { Sentence("TilawaScreens.help-again", "hear it again") }
  static var helpSkip: Sentence { Sentence("TilawaScreens.help-skip", "skip; also the space bar") }
  static var helpBack: Sentence { Sentence("TilawaScreens.help-back", "back to the previous one") }
  static var helpQuit: Sentence { Sentence("TilawaScreens.help-quit", "quit: your answers are kept") }
  static var pressEnter: Sentence {
    Sentence(
      "TilawaScreens.press-enter", "Press Enter to accept the value in brackets, ? for help, q to quit without changes."
    )
  }
  static var whichRiwayah: Sentence { Sentence("TilawaScreens.which-riwayah", "Which riwayah do you recite?") }
  static var whichReciters: Sentence {
    Sentence(
      "TilawaScreens.which-reciters",
      "Which reciters? If you name several, each ayah is played by the first one who has it.")
  }
  static func recitersCounted(count: Int) -> Sentence {
    Sentence("TilawaScreens.reciters-counted", "{ $count } reciters", ["count": .number(count)])
  }
  static func riwayahWanted(present: String) -> Sentence {
    Sentence("TilawaScreens.riwayah-wanted", "Riwayah [{ $present }]:", ["present": .text(present)])
  }
  static var riwayahHelp: Sentence {
    Sentence(
      "TilawaScreens.riwayah-help",
      "The riwayah decides the numbers of ayat and the reciters. Type a number or a name. If you are not sure, ask your teacher."
    )
  }
  static func notInList(typed: String, count: Int) -> Sentence {
    Sentence(
      "TilawaScreens.not-in-list", "“{ $typed }” is not in the list: type a number from 1 to { $count }",
      ["typed": .text(typed), "count": .number(count)])
  }
  static func numbersWanted(present: String) -> Sentence {
    Sentence(
      "TilawaScreens.numbers-wanted", "Numbers, p N to hear, s NAME, m for more [{ $present }]:",
      ["present": .text(present)])
  }
  static var helpTheseTwo: Sentence {
    Sentence("TilawaScreens.help-these-two", "these two, in that order: the first is asked first (ids work too)")
  }
  static var helpHear: Sentence {
    Sentence("TilawaScreens.help-hear", "hear the beginning of al-Fatihah by the second")
  }
  static var helpLook: Sentence {
    Sentence("TilawaScreens.help-look", "look for a name, in Arabic or Latin; s alone: all again")
  }
  static var helpMore: Sentence { Sentence("TilawaScreens.help-more", "more of them") }
  static func noSuchReciter(riwayah: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-such-reciter", "no reciter of { $riwayah } has a name like that", ["riwayah": .text(riwayah)])
  }
  static func moreListed(count: Int) -> Sentence {
    Sentence("TilawaScreens.more-listed", "and { $count } more", ["count": .number(count)])
  }
  static var typeP: Sentence { Sentence("TilawaScreens.type-p", "type p with a number, such as p 1") }
  static func cannotPreview(reciter: String) -> Sentence {
    Sentence(
      "TilawaScreens.cannot-preview", "{ $reciter } cannot be played now; you can still choose this reciter",
      ["reciter": .text(reciter)])
  }
  static func noNumber(number: String) -> Sentence {
    Sentence("TilawaScreens.no-number", "there is no number { $number }", ["number": .text(number)])
  }
  static func recitesOther(reciter: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaScreens.recites-other", "{ $reciter } recites { $riwayah }",
      ["reciter": .text(reciter), "riwayah": .text(riwayah)])
  }
  static var ownFirst: Sentence {
    Sentence("TilawaScreens.own-first", "Play your own recordings first, where they have the ayah?")
  }
  static var ownHelp: Sentence {
    Sentence(
      "TilawaScreens.own-help",
      "With yes, your teacher plays where there is a recording, and a published reciter elsewhere.")
  }
  static var mayDownload: Sentence { Sentence("TilawaScreens.may-download", "May sessions download missing files?") }
  static func mayDownloadHelp(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.may-download-help", "Downloaded files are kept. With no, only files from { $command } are played.",
      ["command": .command(command)])
  }
  static func limitWanted(present: String) -> Sentence {
    Sentence("TilawaScreens.limit-wanted", "Limit for downloaded files? [{ $present }]:", ["present": .text(present)])
  }
  static var limitHelp: Sentence {
    Sentence(
      "TilawaScreens.limit-help",
      "For example 500 MB or 2 GB. Above it, the files that were not heard for the longest time are deleted. Pinned files stay."
    )
  }
  static func noSize(typed: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-size", "“{ $typed }” is not a size of 1 MB or more; type for example 500 MB or 2 GB",
      ["typed": .text(typed)])
  }
  static func downloadWords(names: String, terms: String) -> Sentence {
    Sentence(
      "TilawaScreens.download-words", "Download the words of your language? { $names }, { $terms }",
      ["names": .text(names), "terms": .text(terms)])
  }
  static func wordsHelp(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScreens.words-help",
      "They come from tanzil.net. The translation is shown while you read. To have another language, type its name or code, such as fr. Meanings of words with a free licence are not known; to install a file of yours: { $command }",
      ["command": .command(command)])
  }
  static func noLanguage(typed: String, languages: String) -> Sentence {
    Sentence(
      "TilawaScreens.no-language",
      "there is no translation in “{ $typed }”; these languages are offered: { $languages }",
      ["typed": .text(typed), "languages": .text(languages)])
  }
  static var soundHelp: Sentence {
    Sentence(
      "TilawaScreens.sound-help",
      "y plays al-Fatihah by your first reciter, and shows the player: q stops it. n ends the setup.")
  }
  static var playNow: Sentence { Sentence("TilawaScreens.play-now", "Play al-Fatihah now?") }
  static var saveChoices: Sentence { Sentence("TilawaScreens.save-choices", "Save these choices?") }
  static var saveHelp: Sentence { Sentence("TilawaScreens.save-help", "y saves your choices; n changes nothing.") }
  static var sumRiwayah: Sentence { Sentence("TilawaScreens.sum-riwayah", "riwayah") }
  static var sumReciters: Sentence { Sentence("TilawaScreens.sum-reciters", "reciters") }
  static var sumRecordings: Sentence { Sentence("TilawaScreens.sum-recordings", "recordings") }
  static var sumNetwork: Sentence { Sentence("TilawaScreens.sum-network", "network") }
  static var sumReading: Sentence { Sentence("TilawaScreens.sum-reading", "reading") }
  static var noReciters: Sentence { Sentence("TilawaScreens.no-reciters", "none") }
  static var yoursFirst: Sentence { Sentence("TilawaScreens.yours-first", "yours are heard first") }
  static var yoursLast: Sentence { Sentence("TilawaScreens.yours-last", "yours are heard last") }
  static func networkUsed(limit: String) -> Sentence {
    Sentence("TilawaScreens.network-used", "used while playing; up to { $limit } are kept", ["limit": .text(limit)])
  }
  static var networkNotUsed: Sentence { Sentence("TilawaScreens.network-not-used", "not used while playing") }
  static func readingWith(names: String) -> Sentence {
    Sentence("TilawaScreens.reading-with", "with { $names }", ["names": .text(names)])
  }
  static func yesUnlessNo(question: Sentence) -> Sentence {
    Sentence("TilawaScreens.yes-unless-no", "{ $question } [Y/n]", ["question": .sentence(question)])
  }
  static func noUnlessYes(question: Sentence) -> Sentence {
    Sentence("TilawaScreens.no-unless-yes", "{ $question } [y/N]", ["question": .sentence(question)])
  }
  static var answersYes: Sentence { Sentence("TilawaScreens.answers-yes", "y yes") }
  static var answersNo: Sentence { Sentence("TilawaScreens.answers-no", "n no") }
  static var typeYOrN: Sentence { Sentence("TilawaScreens.type-y-or-n", "type y or n") }
  static func levels(peak: String, rms: String) -> Sentence {
    Sentence("TilawaScreens.levels", "peak { $peak } rms { $rms } dBFS", ["peak": .text(peak), "rms": .text(rms)])
  }
  static func levelsClipped(peak: String, rms: String) -> Sentence {
    Sentence(
      "TilawaScreens.levels-clipped", "peak { $peak } rms { $rms } dBFS CLIP", ["peak": .text(peak), "rms": .text(rms)])
  }
  static func ayahAgain(ref: String) -> Sentence {
    Sentence("TilawaScreens.ayah-again", "{ $ref } (again)", ["ref": .text(ref)])
  }
  static func importedOn(day: String) -> Sentence {
    Sentence("TilawaScreens.imported-on", "imported { $day }", ["day": .text(day)])
  }
  static func recordedOn(day: String) -> Sentence {
    Sentence("TilawaScreens.recorded-on", "of { $day }", ["day": .text(day)])
  }
}
