SHELL := /bin/sh
.DEFAULT_GOAL := build

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Debug builds, but for the analysis of sound, which would take the tests half an hour.
DEBUG := TILAWA_OPTIMISES_SOUND=1 $(SWIFT)
# The linker of the toolchain takes half as long as gold.
LINKER := -Xswiftc -use-ld=lld
# All tests at once would wait for their turn for minutes, past every limit that they have themselves.
WIDTH := --experimental-maximum-parallelization-width 6

# Static linking of the standard library has a folder of its own: switching the flag in one folder rebuilds everything.
STATIC := .build/static
# What no start and no download should pay for is left out (docs/decisions/0012, 0106, 0180): symbols that are exported or kept, a
# search for libraries beside the program, functions that nobody calls, public ones of all modules and of the toolchain's libraries
# too, tables for exceptions in C++, which nobody catches, most data of ICU, and libstdc++, which the Swift runtime needs, as a
# library of its own. Nothing in the program names this folder: two builds in two folders have the same bytes. Functions that a start
# uses stand together (0179).
ARCHIVES := $(STATIC)/archives
# The package manager links manifests too, with the toolchain's own libraries: these stand in for them in the program alone.
UNROOTED := $(STATIC)/unrooted
ORDER := Scripts/function-order.txt
# Names of functions, and one name for each: what `make order` needs.
STRIP ?= -s
FOLD ?= all
LEAN := --disable-local-rpath -Xswiftc -use-ld=lld -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -internalize-at-link \
  -Xlinker --no-export-dynamic -Xlinker $(STRIP) -Xlinker -z -Xlinker pack-relative-relocs \
  -Xlinker --no-eh-frame-hdr -Xlinker --icf=$(FOLD) -Xlinker -O2 -Xlinker --remap-inputs-file='$(CURDIR)/$(UNROOTED)/inputs.txt' -Xlinker '$(CURDIR)/Scripts/release.ld' \
  -Xlinker --no-warn-symbol-ordering -Xlinker --symbol-ordering-file='$(CURDIR)/$(ORDER)' -Xcc -ffile-prefix-map='$(CURDIR)'=.
# The linker searches this folder before the toolchain's; the variable is how clang takes a first argument.
FIRST := CCC_OVERRIDE_OPTIONS='\#^-L$(ARCHIVES) ^-Wno-unused-command-line-argument'
RELEASE := $(FIRST) $(SWIFT) build -c release --static-swift-stdlib $(LEAN) --scratch-path $(STATIC) --product tilawa
# A first look at the program: nothing of it is optimised and nothing described for debuggers (docs/decisions/0181).
QUICK := $(SWIFT) build -c release -Xswiftc -Onone -Xswiftc -gnone $(LINKER) --scratch-path .build/demo --product tilawa
# The decoder over FFmpeg is C alone: built by the C compiler it needs no Swift runtime.
FFMPEG := libavformat libavcodec libavutil libswresample
PLUGIN := libTilawaFFmpeg.so
# Hears with speech models of the user; made by `make speech` alone, since its header comes from PyPI.
SPEECH := libTilawaSherpa.so
METAINFO := org.tilawa.tilawa.metainfo.xml
ICON_SIZES := 32 48 64 128 256
SANITIZED := 'TilawaAudioTests|TilawaHearingTests|TilawaIntakeTests|TilawaPlayerTests|TilawaStudioTests'
# Decoders and the acoustic model alone: much arithmetic on one thread; and what must keep pace with a sound server.
NOT_SANITIZED := 'AcousticModelTests|AcousticNetworkTests|LogMelTests|PosteriorStreamTests|PhonemeAlignerTests|what the source gives|monitor records what was rendered|PassageAlignerTests|EdgeTests|ForeignInputTests|ChangingFileTests|TimeStretcherTests|LoudnessTests'
BENCH_PREFIX := .build/bench-prefix
# Whether the weights of the acoustic model are installed: yes or no.
WEIGHTS ?= yes
# Options for all scripts of `make bench`, and for `make soak`.
BENCH ?=
SOAK ?= --minutes 60 --load --virtual-hours 24

bindir := $(DESTDIR)$(PREFIX)/bin
libdir := $(DESTDIR)$(PREFIX)/lib/tilawa
datadir := $(DESTDIR)$(PREFIX)/share
# Where systemd looks for a user's units below /usr, /usr/local and ~/.local alike; below ~/.local it does not look into lib.
unitdir := $(datadir)/systemd/user

.PHONY: build release binaries order speech dist dist-check deb deb-check demo test golden sentences translations lint tsan fuzz bench bench-align bench-ear bench-hifz bench-identify bench-recite soak studio-days simulate-sync kill install weights uninstall docs docs-check clean help

build: ## debug build
	Scripts/setup build
	$(DEBUG) build $(LINKER)

release: ## release build, the standard library linked statically
	Scripts/setup build install
	$(MAKE) --no-print-directory binaries

# The same without a look at what is installed: what `make install` calls installs no packages.
binaries:
	mkdir -p '$(ARCHIVES)'
	-ln -sf "$$(clang -print-file-name=libstdc++.a)" '$(ARCHIVES)/libstdc++.a'
	Scripts/icu-data '$(ARCHIVES)' || echo 'all data of ICU is linked: the program is 33 MB larger' >&2
	mkdir -p '$(UNROOTED)'
	: >'$(UNROOTED)/inputs.txt'
	Scripts/unrooted '$(UNROOTED)' || echo 'all public functions of the toolchain are linked: the program is 1.4 MB larger' >&2
# The package manager does not know that the program depends on the order.
	test ! '$(STATIC)/release/tilawa' -ot '$(ORDER)' || rm -f '$(STATIC)/release/tilawa'
	$(RELEASE)
	clang -shared -fPIC -O2 -Wl,-soname,$(PLUGIN) -Wl,-z,defs -s -o '$(STATIC)/release/$(PLUGIN)' \
	  -ISources/CFFmpeg/include Sources/CTilawaFFmpeg/*.c $$(pkg-config --cflags --libs $(FFMPEG)) -pthread

order: ## makes Scripts/function-order.txt anew: the functions that a start uses, which the linker puts together
	Scripts/setup build order
	$(MAKE) --no-print-directory binaries STRIP=--strip-debug FOLD=none
	Scripts/function-order '$(STATIC)/release/tilawa'
	$(MAKE) --no-print-directory binaries

speech: release ## hears with speech models of the user too: fetches sherpa-onnx from PyPI
	Scripts/setup speech
	Scripts/speech-library '$(STATIC)/release'

demo: ## the quickest build, and test tones as a teacher's recording, imported and played with repeats
	Scripts/setup build demo
	$(QUICK)
	Scripts/demo .build/demo/release/tilawa

test: ## all tests; fails too if one of them touches the crontab, the folders or the service manager of who runs it
	Scripts/setup build test
	Scripts/untouched env $(DEBUG) test $(LINKER) $(WIDTH)

lint: ## formatting and style of the Swift sources, circles of folders, files that know too many, types of one name, first words of comments, names in documents, idioms that have a helper, public types, requirements
	$(SWIFT) format lint --strict -r Package.swift Sources Tests Examples/Package.swift Examples/Sources
	Scripts/circles
	Scripts/width
	Scripts/names
	Scripts/comments
	Scripts/doc-names
	Scripts/idioms
	Scripts/surface
	Scripts/requirements
	Scripts/sentences --check
	Scripts/translations
# The package of other programs needs a copy inside its target; a link is no file in every checkout.
	cmp Resources/quran.sqlite Sources/Tilawa/Resources/quran.sqlite
	cmp Resources/acoustic-model.bin Sources/Tilawa/Resources/acoustic-model.bin

sentences: ## makes the functions of the sentences in Resources/sentences/en anew
	Scripts/sentences

translations: ## keeps new and changed translations, and names what is missing, stale or faulty (docs/TRANSLATING.md)
	@for language in $$(ls Resources/sentences | grep -v '^en$$'); do Scripts/translations --keep $$language || failed=1; done; test -z "$$failed"

studio-days: build ## the studio's pages in Chromium and in Firefox, and whole days at them: half an hour
	Scripts/setup studio
	Scripts/studio-check '$(CURDIR)/.build/debug/tilawa' --lan
	Scripts/studio-check '$(CURDIR)/.build/debug/tilawa' --browser firefox
	Scripts/studio-days '$(CURDIR)/.build/debug/tilawa'

golden: ## writes the help and the main messages anew into Tests/Golden, for a review of what changed
	TILAWA_GOLDEN=write $(DEBUG) test $(LINKER) --filter GoldenTextTests
	git diff --stat -- Tests/Golden

tsan: ## tests of sound, playback and the studio's server under the thread sanitizer
	Scripts/setup build test
	TILAWA_SANITIZES=1 TSAN_OPTIONS='suppressions=$(CURDIR)/Scripts/thread-sanitizer-suppressions' \
	  $(DEBUG) test $(LINKER) $(WIDTH) --sanitize=thread --scratch-path .build/tsan --filter $(SANITIZED) --skip $(NOT_SANITIZED)

FUZZ_COUNT ?= 10000
fuzz: ## FUZZ_COUNT=10000 damaged files through all that reads files from outside, under the address sanitizer
	Scripts/setup build test
	Benchmarks/fuzz/run $(FUZZ_COUNT)

bench: release ## measurements against other programs, 20 minutes (BENCH=--quick: 3); see Benchmarks/README.md
	-Scripts/setup bench
	$(MAKE) --no-print-directory install DESTDIR= PREFIX='$(CURDIR)/$(BENCH_PREFIX)'
	@failed=; for script in show tajweed search first-sound playing control render joins repeats import library hifz downloads; do \
	  printf '\n== %s\n' "$$script"; \
	  TILAWA='$(BENCH_PREFIX)/bin/tilawa' Benchmarks/$$script $(BENCH) || failed="$$failed $$script"; \
	done; test -z "$$failed" || { echo "not measured:$$failed" >&2; exit 1; }

BENCH_AUDIO ?= ../shared/data/audio
bench-identify: ## which ayat a clip holds, and whether labels are right (BENCH_AUDIO=folder, BENCH=--quick)
	Scripts/setup build bench
	$(SWIFT) build -c release --product identifying
	Benchmarks/identify --audio '$(BENCH_AUDIO)' $(BENCH)

bench-hifz: ## thirty simulated memorisers over three years: no page past its cycle, no day too full (BENCH='--days N')
	Scripts/setup build
	$(DEBUG) build $(LINKER) --product memorising
	.build/debug/memorising $(BENCH)

bench-recite: ## what a recitation check says of right words and of slips cut into recitations (BENCH_AUDIO=folder, BENCH=--quick)
	Scripts/setup build bench
	$(SWIFT) build -c release --product hearing
	Benchmarks/recite --audio '$(BENCH_AUDIO)' $(BENCH)

bench-ear: ## how well the acoustic model hears: phonemes, words, slips (BENCH_AUDIO=folder, BENCH=--quick)
	Scripts/setup build bench
	$(SWIFT) build -c release --product hearing
	Benchmarks/ear --audio '$(BENCH_AUDIO)' $(BENCH)

bench-align: ## recordings that label themselves: per-ayah files put together and aligned (BENCH_AUDIO=folder, BENCH=--quick)
	Scripts/setup build bench
	$(SWIFT) build -c release --product aligning
	Benchmarks/align --audio '$(BENCH_AUDIO)' $(BENCH)

soak: release ## an hour with all cores busy, and a day of virtual time: SOAK='--minutes 60 --load --virtual-hours 24'
	-Scripts/setup soak
	$(MAKE) --no-print-directory install DESTDIR= PREFIX='$(CURDIR)/$(BENCH_PREFIX)'
	TILAWA='$(BENCH_PREFIX)/bin/tilawa' Benchmarks/soak $(SOAK)

simulate-sync: ## ten thousand seeded simulations of 2 to 5 devices through folders, and through a bucket that lies: nothing is lost, all agree (SEEDS=, SEED=)
	TILAWA_SYNC_SEEDS='$(or $(SEEDS),10000)' TILAWA_SYNC_SEED='$(or $(SEED),1)' $(DEBUG) test $(LINKER) --filter SimulationTests

kill: release ## kills it at work four times 200 times, and fills its disk: nothing is lost (KILL_ROUNDS=, KILL_SEED=)
	Scripts/setup lint soak
	Scripts/kill
	Scripts/sync-kill
	Scripts/share-kill
	Scripts/bucket-kill
	Scripts/course-kill

install: binaries ## PREFIX=/usr/local DESTDIR= WEIGHTS=yes|no (weights of the acoustic model); installs no packages: `make release` does
	install -d '$(bindir)' '$(libdir)' '$(datadir)/tilawa' '$(datadir)/doc/tilawa/guide' '$(unitdir)'
	install -m 755 $(STATIC)/release/tilawa '$(bindir)/tilawa'
	install -m 755 '$(STATIC)/release/$(PLUGIN)' '$(libdir)/$(PLUGIN)'
	-test ! -f '$(STATIC)/release/$(SPEECH)' || install -m 755 '$(STATIC)/release/$(SPEECH)' '$(libdir)/$(SPEECH)'
	install -m 644 Resources/quran.sqlite '$(datadir)/tilawa/quran.sqlite'
	install -m 644 Resources/reciters.tsv '$(datadir)/tilawa/reciters.tsv'
	install -m 644 Resources/similar.tsv '$(datadir)/tilawa/similar.tsv'
	test '$(WEIGHTS)' = no || $(MAKE) --no-print-directory weights
	(cd Resources && find studio -type f -exec install -D -m 644 '{}' '$(abspath $(datadir))/tilawa/{}' ';')
# English is in the program.
	(cd Resources && find sentences -name '*.ftl' ! -path 'sentences/en/*' -exec install -D -m 644 '{}' '$(abspath $(datadir))/tilawa/{}' ';')
	install -D -m 644 Resources/tilawa.desktop '$(datadir)/applications/tilawa.desktop'
	install -D -m 644 Resources/$(METAINFO) '$(datadir)/metainfo/$(METAINFO)'
	install -D -m 644 Resources/icons/tilawa.svg '$(datadir)/icons/hicolor/scalable/apps/tilawa.svg'
	for size in $(ICON_SIZES); do \
	  install -D -m 644 "Resources/icons/tilawa-$$size.png" '$(datadir)/icons/hicolor/'"$${size}x$$size/apps/tilawa.png" || exit; \
	done
	install -m 644 NOTICE LICENSE '$(datadir)/doc/tilawa'
# Pages outside the guide are not installed: a link to one is its text.
	for page in docs/guide/*.md; do \
	  sed 's|\[\([^]]*\)\](\.\./[^)]*)|\1|g' "$$page" >'$(datadir)/doc/tilawa/guide/'"$${page##*/}" && \
	  chmod 644 '$(datadir)/doc/tilawa/guide/'"$${page##*/}" || exit; \
	done
	install -d '$(datadir)/doc/tilawa/guide/ar'
	for page in docs/guide/ar/*.md; do \
	  sed 's|\[\([^]]*\)\](\.\./\.\./[^)]*)|\1|g' "$$page" >'$(datadir)/doc/tilawa/guide/ar/'"$${page##*/}" && \
	  chmod 644 '$(datadir)/doc/tilawa/guide/ar/'"$${page##*/}" || exit; \
	done
	for unit in tilawa.service tilawa@.service; do \
	  sed 's|@bindir@|$(PREFIX)/bin|' "Resources/systemd/$$unit" >'$(unitdir)'/"$$unit" && chmod 644 '$(unitdir)'/"$$unit" || exit; \
	done
	Scripts/man-pages $(STATIC)/release/tilawa '$(datadir)/man'
	Scripts/completions $(STATIC)/release/tilawa '$(datadir)'

weights: ## installs the weights of the acoustic model alone, where a package left them out: PREFIX=/usr/local DESTDIR=
	install -D -m 644 Resources/acoustic-model.bin '$(datadir)/tilawa/acoustic-model.bin'

dist: release ## archives in .build/dist: the sources with the packages they need, and the program for any folder
	rm -rf .build/dist/tree && mkdir -p .build/dist
	$(MAKE) --no-print-directory install DESTDIR= PREFIX='$(CURDIR)/.build/dist/tree'
# Units name the program by its place, and this archive has none.
	rm -rf .build/dist/tree/share/systemd
	Scripts/package source .build/dist
	Scripts/package binary .build/dist/tree .build/dist

deb: release ## a Debian package in .build/dist
	Scripts/setup package
	rm -rf .build/dist/root .build/dist/*.deb && mkdir -p .build/dist
	$(MAKE) --no-print-directory install DESTDIR='$(CURDIR)/.build/dist/root' PREFIX=/usr
	Scripts/package deb .build/dist/root .build/dist
	lintian --fail-on error,warning .build/dist/tilawa_*.deb

deb-check: deb ## installs that package on a bare Debian 12 (debootstrap, as root) and uses it there
	Scripts/deb-check .build/dist/tilawa_*.deb

dist-check: dist ## the program's archive runs from two folders; what is loaded is listed; files for packagers are valid
	Scripts/setup package budgets
	Scripts/release-check $(STATIC)/release/tilawa
	Scripts/package check $(STATIC)/release/tilawa
	Scripts/archive-check .build/dist/tilawa-*-linux-*.tar.xz
	packaging/check

uninstall: ## removes what install put there
	rm -f '$(bindir)/tilawa' '$(datadir)'/man/man1/tilawa.1 '$(datadir)'/man/man1/tilawa-*.1 '$(datadir)'/man/*/man1/tilawa-*.1 \
	  '$(datadir)/man/man5/tilawa-script.5' '$(datadir)/man/man7/tilawa-events.7' '$(datadir)/bash-completion/completions/tilawa' \
	  '$(datadir)/zsh/site-functions/_tilawa' '$(datadir)/fish/vendor_completions.d/tilawa.fish' \
	  '$(unitdir)/tilawa.service' '$(unitdir)/tilawa@.service' '$(datadir)/applications/tilawa.desktop' \
	  '$(datadir)/metainfo/$(METAINFO)' '$(datadir)'/icons/hicolor/*/apps/tilawa.png '$(datadir)'/icons/hicolor/*/apps/tilawa.svg \
	  '$(DESTDIR)$(PREFIX)/lib/systemd/user/tilawa.service' '$(DESTDIR)$(PREFIX)/lib/systemd/user/tilawa@.service'
	rm -rf '$(libdir)' '$(datadir)/tilawa' '$(datadir)/doc/tilawa'

docs: ## the web site of the documents and the libraries' reference by DocC, into .build/docs; every warning is an error
	Scripts/setup build docs
	$(DEBUG) build $(LINKER)
	Scripts/docs
	Scripts/site

docs-check: docs ## the same; manual and completions miss no option, links lead somewhere, every command of the guide, and every example, runs
	Scripts/setup lint test
	Scripts/docs-check
	Scripts/guide-check
	Scripts/example-check

clean: ## removes everything that was built
	rm -rf .build

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | expand -t 12
