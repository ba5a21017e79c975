// Written by Scripts/sentences from Resources/sentences/en/TilawaAudio.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaAudio.
enum AudioSentences {
  static func error(action: Sentence, detail: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.error", "{ $action }: { $detail }", ["action": .sentence(action), "detail": .sentence(detail)])
  }
  static func errorOf(path: String, action: Sentence, detail: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.error-of", "{ $path }: { $action }: { $detail }",
      ["path": .text(path), "action": .sentence(action), "detail": .sentence(detail)])
  }
  static func cannot(operation: String) -> Sentence {
    Sentence("TilawaAudio.cannot", "cannot { $operation }", ["operation": .text(operation)])
  }
  static var cannotOpen: Sentence { Sentence("TilawaAudio.cannot-open", "cannot open") }
  static var cannotRead: Sentence { Sentence("TilawaAudio.cannot-read", "cannot read") }
  static var cannotWrite: Sentence { Sentence("TilawaAudio.cannot-write", "cannot write") }
  static var cannotPlay: Sentence { Sentence("TilawaAudio.cannot-play", "cannot play") }
  static var cannotPlayOn: Sentence { Sentence("TilawaAudio.cannot-play-on", "cannot play on") }
  static func cannotPlayAt(rate: String, channels: String) -> Sentence {
    Sentence(
      "TilawaAudio.cannot-play-at", "cannot play at { $rate } Hz in { $channels } channels",
      ["rate": .text(rate), "channels": .text(channels)])
  }
  static func cannotPlaySink(name: String) -> Sentence {
    Sentence("TilawaAudio.cannot-play-sink", "cannot play on { $name }", ["name": .text(name)])
  }
  static var cannotRecord: Sentence { Sentence("TilawaAudio.cannot-record", "cannot record") }
  static var cannotRecordOn: Sentence { Sentence("TilawaAudio.cannot-record-on", "cannot go on recording") }
  static func cannotRecordAt(rate: String, channels: String) -> Sentence {
    Sentence(
      "TilawaAudio.cannot-record-at", "cannot record at { $rate } Hz in { $channels } channels",
      ["rate": .text(rate), "channels": .text(channels)])
  }
  static func cannotRecordFrom(name: String) -> Sentence {
    Sentence("TilawaAudio.cannot-record-from", "cannot record from { $name }", ["name": .text(name)])
  }
  static var cannotRecover: Sentence { Sentence("TilawaAudio.cannot-recover", "cannot recover") }
  static var cannotMeasure: Sentence { Sentence("TilawaAudio.cannot-measure", "cannot measure") }
  static var cannotMeasureLoudness: Sentence {
    Sentence("TilawaAudio.cannot-measure-loudness", "cannot measure loudness")
  }
  static var cannotMeasureWithoutLibrary: Sentence {
    Sentence("TilawaAudio.cannot-measure-without-library", "cannot measure loudness without the package libebur128-1")
  }
  static var cannotChangeSpeed: Sentence { Sentence("TilawaAudio.cannot-change-speed", "cannot change the speed") }
  static func cannotResample(from: String, to: String) -> Sentence {
    Sentence(
      "TilawaAudio.cannot-resample", "cannot resample { $from } to { $to } Hz", ["from": .text(from), "to": .text(to)])
  }
  static var cannotConvert: Sentence { Sentence("TilawaAudio.cannot-convert", "cannot convert") }
  static var cannotReachServer: Sentence {
    Sentence("TilawaAudio.cannot-reach-server", "cannot reach the sound server")
  }
  static var cannotOpenPipe: Sentence { Sentence("TilawaAudio.cannot-open-pipe", "cannot open a pipe") }
  static var cannotStartThread: Sentence { Sentence("TilawaAudio.cannot-start-thread", "cannot start a thread") }
  static var cannotReadOutline: Sentence { Sentence("TilawaAudio.cannot-read-outline", "cannot read the outline") }
  static func cannotReadKind(purpose: Sentence) -> Sentence {
    Sentence("TilawaAudio.cannot-read-kind", "cannot read { $purpose }", ["purpose": .sentence(purpose)])
  }
  static func cannotPlayKind(purpose: Sentence) -> Sentence {
    Sentence("TilawaAudio.cannot-play-kind", "cannot play { $purpose }", ["purpose": .sentence(purpose)])
  }
  static func cannotReadWithoutFfmpeg(purpose: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.cannot-read-without-ffmpeg", "cannot read { $purpose } without FFmpeg's libraries",
      ["purpose": .sentence(purpose)])
  }
  static var purposeSndfile: Sentence { Sentence("TilawaAudio.purpose-sndfile", "WAV, FLAC, Ogg and Opus") }
  static var purposeMpg123: Sentence { Sentence("TilawaAudio.purpose-mpg123", "MP3") }
  static var purposeSoxr: Sentence { Sentence("TilawaAudio.purpose-soxr", "other sample rates") }
  static var purposeFfmpeg: Sentence { Sentence("TilawaAudio.purpose-ffmpeg", "M4A, AAC and all other formats") }
  static var noSound: Sentence { Sentence("TilawaAudio.no-sound", "it holds no sound") }
  static var noSoundFound: Sentence { Sentence("TilawaAudio.no-sound-found", "no sound was found in it") }
  static var noSoundBegins: Sentence { Sentence("TilawaAudio.no-sound-begins", "its sound does not begin") }
  static func tooManyPieces(most: String) -> Sentence {
    Sentence("TilawaAudio.too-many-pieces", "it has more than { $most } pieces", ["most": .text(most)])
  }
  static func tooManyPages(most: String) -> Sentence {
    Sentence("TilawaAudio.too-many-pages", "it has more than { $most } pages", ["most": .text(most)])
  }
  static func tooManyStreams(most: String) -> Sentence {
    Sentence("TilawaAudio.too-many-streams", "it has more than { $most } streams", ["most": .text(most)])
  }
  static func headersClaim(bytes: String) -> Sentence {
    Sentence("TilawaAudio.headers-claim", "its headers claim { $bytes } bytes", ["bytes": .text(bytes)])
  }
  static func claimsFormat(rate: String, channels: String) -> Sentence {
    Sentence(
      "TilawaAudio.claims-format", "it claims { $rate } Hz and { $channels } channels",
      ["rate": .text(rate), "channels": .text(channels)])
  }
  static func claimsFrames(frames: String) -> Sentence {
    Sentence(
      "TilawaAudio.claims-frames", "it claims { $frames } frames, more than it can hold", ["frames": .text(frames)])
  }
  static var tooShort: Sentence { Sentence("TilawaAudio.too-short", "it holds less than a millisecond of sound") }
  static func framesDiffer(frames: String, decoded: String) -> Sentence {
    Sentence(
      "TilawaAudio.frames-differ", "its pieces have { $frames } frames, and { $decoded } are decoded",
      ["frames": .text(frames), "decoded": .text(decoded)])
  }
  static var firstFrameDiffers: Sentence {
    Sentence("TilawaAudio.first-frame-differs", "its first frame is not what its header says")
  }
  static var changedSinceMeasured: Sentence {
    Sentence("TilawaAudio.changed-since-measured", "it has changed since it was measured")
  }
  static var changedSinceAdded: Sentence {
    Sentence("TilawaAudio.changed-since-added", "it has changed since it was added")
  }
  static func atFrame(detail: Sentence, frame: String, frames: String) -> Sentence {
    Sentence(
      "TilawaAudio.at-frame", "{ $detail }, at frame { $frame } of { $frames }",
      ["detail": .sentence(detail), "frame": .text(frame), "frames": .text(frames)])
  }
  static var folder: Sentence { Sentence("TilawaAudio.folder", "it is a folder") }
  static var empty: Sentence { Sentence("TilawaAudio.empty", "the file is empty") }
  static var notRegular: Sentence { Sentence("TilawaAudio.not-regular", "it is not a regular file") }
  static var notFetched: Sentence { Sentence("TilawaAudio.not-fetched", "it is yet to be fetched") }
  static func hasChannels(count: Int) -> Sentence {
    Sentence("TilawaAudio.has-channels", "it has { $count } channels", ["count": .number(count)])
  }
  static func loudnessUnsupported(channels: Int, rate: String) -> Sentence {
    Sentence(
      "TilawaAudio.loudness-unsupported", "{ $channels } channels at { $rate } Hz are not supported",
      ["channels": .number(channels), "rate": .text(rate)])
  }
  static func nothingDecodable(bytes: String) -> Sentence {
    Sentence("TilawaAudio.nothing-decodable", "none of its { $bytes } bytes can be decoded", ["bytes": .text(bytes)])
  }
  static var endsEarly: Sentence { Sentence("TilawaAudio.ends-early", "the file ends too early") }
  static var hasHole: Sentence { Sentence("TilawaAudio.has-hole", "a part of its sound is lost") }
  static var neverClosed: Sentence { Sentence("TilawaAudio.never-closed", "its recorder did not finish the file") }
  static func missing(fault: Sentence, detail: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.missing", "{ $fault }: { $detail }", ["fault": .sentence(fault), "detail": .sentence(detail)])
  }
  static func present(length: String, fault: Sentence) -> Sentence {
    Sentence("TilawaAudio.present", "{ $length }; { $fault }", ["length": .text(length), "fault": .sentence(fault)])
  }
  static func presentOfAbout(length: String, whole: String, fault: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.present-of-about", "{ $length } of about { $whole }; { $fault }",
      ["length": .text(length), "whole": .text(whole), "fault": .sentence(fault)])
  }
  static var lastFrameCut: Sentence { Sentence("TilawaAudio.last-frame-cut", "its last frame is not whole") }
  static var lastPageMissing: Sentence { Sentence("TilawaAudio.last-page-missing", "its last page is missing") }
  static var lastPageCut: Sentence { Sentence("TilawaAudio.last-page-cut", "its last page is not whole") }
  static var pagesMissing: Sentence {
    Sentence("TilawaAudio.pages-missing", "pages in its middle are missing or damaged")
  }
  static var headerCut: Sentence { Sentence("TilawaAudio.header-cut", "its header is not whole") }
  static var lengthUnsaid: Sentence { Sentence("TilawaAudio.length-unsaid", "its header does not say how long it is") }
  static var hasNoSound: Sentence { Sentence("TilawaAudio.has-no-sound", "it has no sound") }
  static var hasBecomeShorter: Sentence { Sentence("TilawaAudio.has-become-shorter", "it has become shorter") }
  static var mapMissing: Sentence {
    Sentence(
      "TilawaAudio.map-missing", "the part that says where its sound is is missing; no sound can be taken from it")
  }
  static func bytesThere(present: String, size: String) -> Sentence {
    Sentence(
      "TilawaAudio.bytes-there", "{ $present } of { $size } bytes are there",
      ["present": .text(present), "size": .text(size)])
  }
  static func soundBytesThere(present: String, size: String) -> Sentence {
    Sentence(
      "TilawaAudio.sound-bytes-there", "{ $present } of { $size } bytes of sound are there",
      ["present": .text(present), "size": .text(size)])
  }
  static func framesThere(present: String, frames: String) -> Sentence {
    Sentence(
      "TilawaAudio.frames-there", "{ $present } of { $frames } frames are there",
      ["present": .text(present), "frames": .text(frames)])
  }
  static func framesDecodable(present: String, frames: String) -> Sentence {
    Sentence(
      "TilawaAudio.frames-decodable", "{ $present } of { $frames } frames can be decoded",
      ["present": .text(present), "frames": .text(frames)])
  }
  static func frameMissing(frame: String, frames: String) -> Sentence {
    Sentence(
      "TilawaAudio.frame-missing", "frame { $frame } of { $frames } is not there",
      ["frame": .text(frame), "frames": .text(frames)])
  }
  static func frameMissingAt(frame: String) -> Sentence {
    Sentence("TilawaAudio.frame-missing-at", "frame { $frame } is not there", ["frame": .text(frame)])
  }
  static func millisecondsMissing(count: String) -> Sentence {
    Sentence(
      "TilawaAudio.milliseconds-missing",
      "{ $count } ms of sound are missing at its end, or between its pieces: then convert it to flac first",
      ["count": .text(count)])
  }
  static func stampsLeaveOut(time: String) -> Sentence {
    Sentence(
      "TilawaAudio.stamps-leave-out",
      "its time stamps leave out { $time } where pieces were joined; the pieces follow each other without that silence",
      ["time": .text(time)])
  }
  static var outlineNone: Sentence { Sentence("TilawaAudio.outline-none", "it is none") }
  static func outlineVersion(version: String) -> Sentence {
    Sentence("TilawaAudio.outline-version", "it is of version { $version }", ["version": .text(version)])
  }
  static var outlineDamaged: Sentence { Sentence("TilawaAudio.outline-damaged", "it is damaged") }
  static var noMemory: Sentence { Sentence("TilawaAudio.no-memory", "out of memory") }
  static func noStart(library: String) -> Sentence {
    Sentence("TilawaAudio.no-start", "{ $library } does not start", ["library": .text(library)])
  }
  static var noThread: Sentence { Sentence("TilawaAudio.no-thread", "libpulse cannot start its thread") }
  static var noFloats: Sentence { Sentence("TilawaAudio.no-floats", "libmpg123 does not decode it to floats") }
  static var noReason: Sentence { Sentence("TilawaAudio.no-reason", "libsndfile does not say why") }
  static func takesFfmpeg(reason: String) -> Sentence {
    Sentence(
      "TilawaAudio.takes-ffmpeg", "it takes FFmpeg: install ffmpeg, and Tilawa whole with its library: { $reason }",
      ["reason": .text(reason)])
  }
  static func notWritten(kind: String) -> Sentence {
    Sentence("TilawaAudio.not-written", "libsndfile does not write { $kind }", ["kind": .text(kind)])
  }
  static var flacSamples: Sentence { Sentence("TilawaAudio.flac-samples", "flac holds samples of 16 or 24 bits") }
  static var serverWithoutSink: Sentence { Sentence("TilawaAudio.server-without-sink", "the sound server has no sink") }
  static func noSuchSink(name: String) -> Sentence {
    Sentence("TilawaAudio.no-such-sink", "the sound server has no sink { $name }", ["name": .text(name)])
  }
  static var noSink: Sentence { Sentence("TilawaAudio.no-sink", "the server has no sink") }
  static var noSource: Sentence { Sentence("TilawaAudio.no-source", "the server has no source") }
  static func noSuchSource(name: String, names: String) -> Sentence {
    Sentence(
      "TilawaAudio.no-such-source", "the sound server has no source { $name }; it has { $names }",
      ["name": .text(name), "names": .text(names)])
  }
  static func noSuchSourceNorOthers(name: String) -> Sentence {
    Sentence(
      "TilawaAudio.no-such-source-nor-others", "the sound server has no source { $name }; it has none",
      ["name": .text(name)])
  }
  static func noMicrophone(names: String) -> Sentence {
    Sentence(
      "TilawaAudio.no-microphone", "the sound server has no microphone; of sources it has { $names }",
      ["names": .text(names)])
  }
  static var noMicrophoneNorOthers: Sentence {
    Sentence("TilawaAudio.no-microphone-nor-others", "the sound server has no microphone; of sources it has none")
  }
  static var serverGone: Sentence { Sentence("TilawaAudio.server-gone", "the sound server went away") }
  static func serverGoneBecause(reason: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.server-gone-because", "the sound server went away: { $reason }", ["reason": .sentence(reason)])
  }
  static func serverStaysAway(time: String, error: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.server-stays-away", "the sound server went away and did not come back in { $time }: { $error }",
      ["time": .text(time), "error": .sentence(error)])
  }
  static func sinkSuspended(name: String) -> Sentence {
    Sentence("TilawaAudio.sink-suspended", "the sound server has suspended { $name }", ["name": .text(name)])
  }
  static var ownSinkSuspended: Sentence {
    Sentence("TilawaAudio.own-sink-suspended", "the sound server has suspended its sink")
  }
  static func tried(reason: Sentence, server: String) -> Sentence {
    Sentence(
      "TilawaAudio.tried", "{ $reason } (tried { $server })", ["reason": .sentence(reason), "server": .text(server)])
  }
  static var noSoundMemory: Sentence { Sentence("TilawaAudio.no-sound-memory", "it has no memory for sound") }
  static func outputWrong(text: String, message: Sentence) -> Sentence {
    Sentence(
      "TilawaAudio.output-wrong", "{ $text }: { $message }", ["text": .text(text), "message": .sentence(message)])
  }
  static var sinkWanted: Sentence { Sentence("TilawaAudio.sink-wanted", "name a sink after the colon, or write pulse") }
  static var nullWanted: Sentence { Sentence("TilawaAudio.null-wanted", "a null output is null or null:realtime") }
  static func endingWanted(endings: String) -> Sentence {
    Sentence("TilawaAudio.ending-wanted", "a file needs an ending: { $endings }", ["endings": .text(endings)])
  }
  static func kindUnknown(kinds: String) -> Sentence {
    Sentence("TilawaAudio.kind-unknown", "unknown kind of output; there are { $kinds }", ["kinds": .text(kinds)])
  }
  static func pathWanted(kind: String) -> Sentence {
    Sentence("TilawaAudio.path-wanted", "name a file: { $kind }:PATH", ["kind": .text(kind)])
  }
}
