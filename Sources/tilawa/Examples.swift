import ArgumentParser

/// Lines that people type, at least one for each command: the help and the manual show them, and nothing else reads them.
///
/// A line belongs to the command that it names, or to the command of a group that runs where none is named. The first lines of a group are
/// those of its help.
enum Examples {
  /// The lines without the name of the program, in the order of the help.
  static let table = #"""
    setup
    play 67:1-5 --each 3 --gap 150%
    read page:50 --tajweed
    import lesson.m4a --reciter "My teacher"
    recite 78 --hidden
    hifz
    resume
    studio
    play juz:30 --reciter my-teacher,husary
    play --preset hifz 67:1-5
    setup --riwayah hafs --reciter husary --translation en
    setup --riwayah warsh --reciter abdulbasit-warsh,husary-warsh --yes
    resume --speed 0.75 --volume 60
    read
    read surah:18 -o kahf.html --translation en.pickthall
    import ~/memos --reciter "My teacher"
    import ~/disk/recitations
    import ~/archive --shared --reciter "My teacher"

    queue 2:255-257
    queue 112 --json
    render 112 --each 3 -o session.opus
    render 78 --reciter my-teacher --split ayah -o naba
    ctl pause
    ctl seek -5
    ctl volume 60
    ctl sleep 30m
    stop
    session new daily.yaml
    session new talqin.yaml --kind talqin
    session check daily.yaml
    session plan daily.yaml
    session run daily.yaml
    session schedule daily.yaml --at 05:30 --days mon-fri
    session schedule --list
    preset save hifz --each 10 --repeat 3 --gap 150%
    preset list
    preset show hifz
    preset rename hifz daily
    preset delete hifz

    record --reciter "My teacher" --range 78 --max 2h
    identify lesson.m4a
    identify last --from 90 --within juz:30
    annotate edit last
    annotate review last --flagged
    annotate align last --range 78:1-10
    annotate list last
    annotate confirm last --sure
    annotate import last lesson.txt
    annotate add last 0:12.5 0:18 78:1
    annotate mark last 0:30
    annotate unmark last 0:30
    annotate move last 2 --end -50ms
    annotate assign last 2 78:3
    annotate delete last 4
    annotate split last 2 0:15.5
    annotate merge last 2 3
    annotate prefer last 4
    annotate undo last
    annotate redo last
    annotate detect last --min-pause 0.5
    annotate report last -o report.svg
    annotate verify last
    annotate lint last
    annotate export last -o lesson.TextGrid
    waveform last --width 72 --height 3
    waveform last --from 0:10 --to 0:40 -o waveform.svg

    show 2:255
    show 112 --translation en.pickthall
    show page:582 --tajweed
    search "رب العالمين" --whole
    search الصلاة --in juz:1-5
    search bekara
    info 2:255
    info juz:30
    info surahs
    convert 2:253 --from hafs --to warsh
    bookmark add 2:255 --note "before sleep" --tag hifz
    bookmark list --in juz:1-3 --tag hifz
    bookmark position set khatm page:50
    bookmark position
    bookmark position list khatm
    bookmark position remove khatm
    bookmark edit 2:255 --tag strong --untag hifz
    bookmark remove 2:255
    bookmark restore 2:255
    bookmark export -o marks.csv
    bookmark import marks.csv
    text list --all
    text add en.pickthall.txt
    text show en.pickthall
    text default en.pickthall
    text remove en.pickthall
    text verify
    ayah-of-the-day
    ayah-of-the-day at 07:00
    ayah-of-the-day off
    tajweed 112:1
    tajweed 67 --rule iqlab --rule ikhfa
    tajweed juz:30 --count
    tajweed 112 --phonemes --waqf none
    similar 2:58
    similar --mine

    recite 78:1-20
    recite 78 --input mine.mp3
    recite check lesson.m4a 78
    recite show trend -o weeks.svg
    recite show list
    recite correct last 78:2:3 right
    recite compare last 78:2:3 -o word.svg
    recite test go-on juz:30
    recite calibrate 67:1-15 --input mine.mp3
    recite calibrate --show
    recite reset-adaptation
    hifz add juz:30
    hifz add 67 --new
    hifz begin
    hifz begin --drill last
    hifz grade page:582 good --by teacher
    hifz plan --weeks 12 -o plan.svg
    hifz set --new ayat:3 --off fri
    hifz set --exam 2027-03-01 --exam-range juz:1-5
    hifz list --slips
    hifz today --list
    hifz script -o today.yaml
    hifz remove 114
    hifz slip 88:8:3 --said 80:38
    hifz note 88:8 "here soft faces, in 80:38 bright ones"
    hifz undo
    hifz recordings page:582
    hifz history --months -o months.svg
    hifz map
    hifz quiz --count 5
    hifz status
    hifz fit --try
    hifz remind at 05:30
    hifz notify
    hifz export notes.csv
    hifz import notes.csv
    hifz deck -o hifz.apkg juz:30
    hifz sheet -o sheet.html
    hifz share ~/for-my-teacher
    hifz take ~/for-my-teacher
    khatm
    khatm read page:1-3
    khatm goal pages:5
    khatm plan --by "1 Ramadan 1448"
    khatm plan --by ramadan
    khatm remind at 20:30
    khatm notify
    khatm history --days 30
    khatm status --watch
    khatm undo
    khatm redo
    khatm streak
    khatm new Ramadan
    khatm list
    khatm switch Ramadan
    khatm listening on
    khatm close Ramadan
    khatm open Ramadan
    khatm remove Ramadan
    khatm restore Ramadan
    khatm export progress.json
    khatm import progress.json
    history
    history list --days 1 --sessions
    history list --since 2026-11 --range juz:30
    history forget yesterday
    course
    course join course.tilawa --name "Yusuf"
    course lesson
    course lesson done
    course record
    course submit recording.m4a
    course feedback
    course today
    course week 6
    course sound 5f1c02e7
    course ask "Is the madd in 78:3 four counts?"
    course schedule --kind class
    course answer class 2027-03-09 yes
    course calendar -o course.ics
    course profile
    course open answer.tilawa
    course send -o yusuf.tilawa
    course sync ~/shared
    course quiet 22:00-07:00
    course notify on
    course new --weeks 15 -o course.yaml
    course check course.yaml
    coach
    coach review Yusuf
    coach review Yusuf 3 --result pass --text "Good."
    coach students --group A
    coach announce "No class on Tuesday"
    coach session class 2027-03-09 --cancel
    coach sync ~/shared
    coach today
    coach comment Yusuf --input - --rate 48000
    coach place Yusuf "Level 2" --group A
    coach waive Yusuf 9
    coach assess Yusuf pass
    coach graduate Yusuf
    coach write Yusuf "Four counts."
    coach attend class 2027-03-09 Yusuf Zayd
    coach sheet -o semester.html
    coach publish course.yaml
    coach invite -o course.tilawa
    coach access Yusuf
    coach open yusuf.tilawa
    coach send Yusuf -o answer.tilawa
    coach key
    coach key show
    coach key rotate --since 2027-02-01
    coach key recover
    coach key code
    coach quiet 22:00-07:00
    coach notify on
    speech add ~/models/sherpa-onnx-whisper-small
    speech list
    speech remove sherpa-onnx-whisper-small

    library
    library list 78
    library list --timeline 2:255
    library show last
    library search teacher
    library delete last
    library export last --html lesson.html
    library export ~/disk/recitations
    library check
    library coverage
    library stats
    library edit last --date 2026-11-27
    library move last "My teacher"
    library rename last "An-Naba, first half"
    library restore
    library gc --dry-run
    library restore-backup --from 2026-11-20
    library set-aside
    reciters
    reciters list
    reciters search abdel basset
    reciters add husary
    reciters add "Al-Husary" ~/quran/husary
    reciters show husary
    reciters order my-teacher husary
    reciters remove husary
    reciters rename husary "Shaykh al-Husary"
    reciters export husary
    reciters pin husary
    reciters unpin husary
    reciters measure husary
    timings show 112 --reciter husary
    timings check 112 --reciter husary
    timings listen 78 --reciter husary
    timings import husary.json --reciter husary
    timings set 112:1 --reciter husary --start 0:00.5 --end 0:03
    timings export --reciter husary -o husary.json
    timings unset 112:1 --reciter husary
    timings shift 112 --reciter husary --by 60ms
    download 67 --reciter husary
    download juz:30 --reciter husary --dry-run
    download list
    download list --files
    download remove 67 --reciter husary
    download verify --repair
    download limit 2GB
    download size
    download pin 67 --reciter husary
    download unpin 67 --reciter husary
    sync
    sync init ~/Nextcloud/tilawa
    sync status
    sync status --health
    sync --limit-rate 500kB
    sync --over-budget
    sync auto on --every 30m
    sync log --limit 5
    sync verify --repair
    sync now --quiet
    sync decide 5f1c02e7 a
    sync prune
    sync forget phone
    sync key new
    sync off

    studio --lan
    studio open --no-open
    studio devices
    studio forget phone
    config list
    config get gap
    config set gap 150%
    config set language ar
    config set sync-budget 2USD
    config unset gap
    config keys --screen reader
    config keys list
    config keys set reader.next-ayah l down
    config keys reset reader.next-ayah
    config languages
    config edit
    doctor
    about
    """#

  /// The lines with their words as far as they name commands.
  private static let all: [(line: String, path: [String])] = table.split(separator: "\n").map { line in
    (String(line), NamedCommand(line.split(separator: " ").map(String.init)).path)
  }

  /// Returns the lines of a command, or of all commands of a group.
  static func of(_ path: [String]) -> [String] {
    let type = NamedCommand(path).type
    guard type.configuration.subcommands.isEmpty else { return all.filter { $0.path.starts(with: path) }.map(\.line) }
    return all.filter { $0.path == path || $0.path == above(path) }.map(\.line)
  }

  /// Returns the names of commands of a group, those of daily use first.
  static func names(below group: [String]) -> [String] {
    let standard = NamedCommand(group).type.configuration.defaultSubcommand?.configuration.commandName
    let named = all.filter { $0.path.starts(with: group) }.compactMap {
      $0.path.dropFirst(group.count).first ?? standard
    }
    return named.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The group of which a command runs where none is named; nil for another command.
  private static func above(_ path: [String]) -> [String]? {
    let group = Array(path.dropLast())
    let standard = NamedCommand(group).type.configuration.defaultSubcommand?.configuration.commandName
    return !group.isEmpty && standard == path.last ? group : nil
  }
}
