# Every command of the project; `make` alone lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Given to the program that a target starts: make run ARGS=--help
ARGS ?=
PREFIX ?= /usr/local
# Which places the program knows: those of 15,000 people, or `all`, of 1,000 (PLACES=all).
PLACES ?= cities
DESTDIR ?=

# Another folder than .build for what is built, if so.
SCRATCH ?=

# One set of flags for every optimised build, so that none of them throws away another one's work.
# With Swift's libraries linked in, the program starts sooner and needs no toolchain where it runs.
# What the modules know of each other, as the types that generic code is used with, is worth a good part
# of the time of a frame.
RELEASE := -c release --static-swift-stdlib -Xswiftc -cross-module-optimization $(if $(SCRATCH),--scratch-path '$(SCRATCH)')
# Modules in which tests spend their time are optimised in debug builds too: a run takes half as long.
# A build of them after a change takes longer, which counts where it is done for each mutant.
export MOGGY_HOT_OPTIMISED = 1
mutate fiveminutes: export MOGGY_HOT_OPTIMISED =
# Makes the file of places beside the programs that were built with the flags given, unless it is there.
places = "$$(swift build $(1) --show-bin-path)/placesbuilder" Sources/Places/Tables \
  "$$(swift build $(1) --show-bin-path)/places.sqlite" $(if $(filter all,$(PLACES)),--all)
# All tests that look at the folder Snapshots.
JOURNEYS := ^(UITests|SnapshotReviewTests)\.
SOURCES := Package.swift Sources Tests UITests Benchmarks Examples scripts/placesbuilder

.PHONY: help run demo gallery pictures sequences unicode sessions esctest fuzz secondfuzz storm soak faults calendar fiveminutes realprograms mcpfigures watchfigures verbs apitest servertest test uitest roles twoterminals browsertest snapshots review lint format bench bench-peers selftest mutate install install-journey libmoggyterm install-libmoggyterm uninstall clean deps

help:
	@echo 'make TARGET, where TARGET is one of:'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: deps ## build the program optimised and start it; ARGS="…" for its options
	@scripts/announce.sh run .build/release/moggy
	swift build $(RELEASE) --product moggy
	swift build $(RELEASE) --product placesbuilder
	$(call places,$(RELEASE))
	"$$(swift build $(RELEASE) --show-bin-path)/moggy" $(ARGS)

demo: deps ## the same on a temporary data folder with samples, which is gone afterwards
	swift build $(RELEASE) --product moggy
	swift build $(RELEASE) --product placesbuilder
	$(call places,$(RELEASE))
	folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	  "$$(swift build $(RELEASE) --show-bin-path)/moggy" --demo --data "$$folder" $(ARGS)

test: deps ## build and run all tests, those on the real program too
	@scripts/announce.sh test .build/debug/MoggyPackageTests.xctest
	start=$$SECONDS; swift build --build-tests; export BUILD_SECONDS=$$((SECONDS - start)); \
	  $(call places,); \
	  scripts/test.py "$$(swift build --show-bin-path)/MoggyPackageTests.xctest"

uitest: deps ## only the journeys, those of UITests and of the kit's own screen
	swift build --build-tests
	$(call places,)
	JOURNEY_SNAPSHOTS_COMPLETE=1 swift test --disable-swift-testing --skip-build --filter '$(JOURNEYS)'

twoterminals: deps ## two programs and one server: match and chat 50 times in a row; ROUNDS=200 for more
	swift build --build-tests
	$(call places,)
	TWO_TERMINALS_ROUNDS=$(or $(ROUNDS),50) swift test --disable-swift-testing --skip-build \
	  --filter 'UITests.TwoTerminalsJourney'

realprograms: ## drive 35 programs of others by journeys; ARGS="5 4" for 5 times beside 4 busy loops; ARGS=deaf
	swift build --product journey
	scripts/real-programs.sh "$$(swift build --show-bin-path)/journey" $(ARGS)

verbs: ## write the schema and the articles' tables of verbs anew
	swift build --product journey
	python3 scripts/verbs.py .build/debug/journey

roles: ## precision and recall of inferred roles on labelled screens; ARGS=--differences
	swift build $(RELEASE) --product journey
	"$$(swift build $(RELEASE) --show-bin-path)/journey" roles measure $(ARGS)

watchfigures: ## milliseconds from saving a journey of 20 steps to the verdict of journey watch
	swift build $(RELEASE) --product journey
	scripts/watch-times.py "$$(swift build $(RELEASE) --show-bin-path)/journey" $(ARGS)

mcpfigures: ## figures of journey mcp: stale answers (CALLS=1000), bytes of an answer, time of a call
	@scripts/deps.sh python3-yaml
	swift build $(RELEASE) --product journey
	swift build $(RELEASE) --product fixture-programs
	folder="$$(swift build $(RELEASE) --show-bin-path)"; \
	  python3 scripts/mcp-figures.py "$$folder/journey" "$$folder/fixture-programs"

apitest: deps ## let schemathesis try all that the Catinder server promises; ARGS="--max-examples 500"
	@scripts/deps.sh curl python3 python3-venv
	swift build --product moggy
	scripts/api-test.sh "$$(swift build --show-bin-path)/moggy" $(ARGS)

servertest: deps ## test the Catinder server with PostgreSQL, nginx, HAProxy, Caddy, curl and openssl; ARGS="nginx" for one part
	@scripts/deps.sh postgresql nginx-light haproxy caddy curl openssl python3
	swift build --build-tests
	$(call places,)
	scripts/servertest.sh "$$(swift build --show-bin-path)/moggy" $(ARGS)

browsertest: ## walk through traces in a headless Chromium, which is installed if it is missing
	@scripts/deps.sh chromium python3 fonts-dejavu-core
	swift build --build-tests
	folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	  JOURNEY_OUTPUT="$$folder/journey" swift test --disable-swift-testing --skip-build --filter '^UITests\.TraceSizeTests'; \
	  scripts/trace-browser.py $(ARGS) "$$folder"/journey/*

snapshots: deps ## write the snapshots anew; look at the difference before you commit it
	@if [ -n "$${CI:-}" ]; then echo 'make snapshots: not where CI is set; a test that records proves nothing' >&2; exit 1; fi
	swift build --build-tests
	JOURNEY_SNAPSHOTS=record JOURNEY_SNAPSHOTS_COMPLETE=1 swift test --disable-swift-testing --skip-build --filter '$(JOURNEYS)'

review: ## look at the screens that did not match in the last run, and decide on each
	swift build --product journey
	"$$(swift build --show-bin-path)/journey" snapshots review

gallery: deps ## build the gallery of widgets and start it; ARGS="…" for its options
	swift build --product gallery
	"$$(swift build --show-bin-path)/gallery" $(ARGS)

pictures: deps ## draw the README's pictures anew from the real programs
	swift build --product moggy
	swift build --product gallery
	swift build --product journey
	scripts/pictures.sh "$$(swift build --show-bin-path)"

sequences: ## write the article on the terminal's control sequences anew
	swift build --product journey
	"$$(swift build --show-bin-path)/journey" sequences > Sources/VirtualTerminal/VirtualTerminal.docc/Sequences.md

unicode: ## write the terminal's table of characters anew, from a package of PyPI
	scripts/unicode-table.py

sessions: ## record real programs anew for the terminal's tests; ARGS="NAME …" for some of them
	swift build --product journey
	scripts/sessions/record.py record --journey "$$(swift build --show-bin-path)/journey" Tests/SessionFixtures $(ARGS)

esctest: ## run the tests of terminals of ARGS=FOLDER, that of esctest.py in a checkout of esctest2
	@scripts/deps.sh python3
	swift build --product journey
	scripts/esctest.py --journey "$$(swift build --show-bin-path)/journey" $(ARGS)

fuzz: ## look for input that breaks the terminal, all parts at once; ARGS="screen 1800" for a part and the seconds
	scripts/fuzz.sh $(if $(ARGS),$(ARGS),all 60)

secondfuzz: libmoggyterm ## hold the C library against the article on its sequences, by streams of chance; SECONDS=60, ARGS="SEED OPTION…"
	scripts/secondfuzzer.sh .build/libmoggyterm $(or $(SECONDS),60) $(ARGS)

storm: deps ## let storms look for bugs nobody wrote a test for; ARGS=planted for figures, ARGS=moggy, ARGS="-- PROGRAM"
	swift build --product journey
	swift build --product moggy
	scripts/storm.sh "$$(swift build --show-bin-path)" $(ARGS)

soak: deps ## use the real program with 100,000 pets and 1,000 habits for HOURS=2 hours; red where it grows
	swift build $(RELEASE) --product moggy
	swift build $(RELEASE) --product placesbuilder
	$(call places,$(RELEASE))
	swift build $(RELEASE) --product journey
	swift build $(RELEASE) --product bench
	scripts/soak.sh "$$(swift build $(RELEASE) --show-bin-path)" $(or $(HOURS),2) $(ARGS)

faults: deps ## let every file call fail, cut the power, kill and starve the programs; takes an hour or more
	@scripts/deps.sh gcc python3 openssl
	swift build --build-tests
	$(call places,)
	scripts/faults/run.sh "$$(swift build --show-bin-path)" $(ARGS)

calendar: deps ## have due dates as iCalendar read by libraries of others; needs a network
	swift build --product moggy
	scripts/check-ics.sh "$$(swift build --show-bin-path)/moggy"

fiveminutes: deps ## do what the article on testing your own program tells, from nothing, in a folder of its own
	scripts/five-minutes.sh

lint: ## check the format and the rules of the house
	swift format lint --strict -r $(SOURCES)
	scripts/lint.sh

format: ## bring the sources into the format
	swift format -i -r $(SOURCES)

bench: deps ## build the benchmarks optimised and print their figures
	@scripts/deps.sh wrk
	swift build $(RELEASE) --product moggy
	swift build $(RELEASE) --product placesbuilder
	swift build $(RELEASE) --product journey
	swift build $(RELEASE) --product bench
	"$$(swift build $(RELEASE) --show-bin-path)/bench" $(ARGS)

bench-peers: deps ## the same journeys by this kit and by others, which are fetched from PyPI
	swift build $(RELEASE) --product bench
	scripts/bench-peers.sh "$$(swift build $(RELEASE) --show-bin-path)" $(ARGS)

# A Python with textual and prompt_toolkit is taken from PATH.
selftest: deps ## let the kit test itself on programs with all bad habits; ARGS="--runs 10"
	swift build --product journey
	swift build --product fixture-programs
	programs=$$(swift build --show-bin-path); PATH="$$programs:$$PATH" \
	  "$$programs/journey" selftest --list Tests/SelfTest/habits.yaml $(ARGS)

mutate: deps ## break what is painted in many ways, and tell which a test notices; takes an hour
	swift build --product journey
	"$$(swift build --show-bin-path)/journey" mutate Tests/Mutations/painting.txt \
	  --tests '^(ToolkitTests|TerminalTests|AppRuntimeTests|CursesHostTests)\.' --tests '^UITests\.' $(ARGS)

# DEBUG_SYMBOLS=1 keeps the symbols in a file beside the program.
install: deps ## put the program, its manual page and completions under PREFIX (/usr/local); PLACES=all for villages too
	swift build $(RELEASE) --product moggy
	swift build $(RELEASE) --product placesbuilder
	$(call places,$(RELEASE))
	scripts/install-program.sh "$$(swift build $(RELEASE) --show-bin-path)/moggy" '$(DESTDIR)$(PREFIX)/bin/moggy'
	install -D -m 0644 "$$(swift build $(RELEASE) --show-bin-path)/places.sqlite" '$(DESTDIR)$(PREFIX)/share/moggy/places.sqlite'
	install -D -m 0644 Sources/Places/Tables/licences/Unicode-DFS-2016.txt '$(DESTDIR)$(PREFIX)/share/moggy/Unicode-DFS-2016.txt'
	scripts/packages/install-help.sh "$$(swift build $(RELEASE) --show-bin-path)/moggy" '$(DESTDIR)$(PREFIX)/share'

install-journey: deps ## put the kit's command line under PREFIX
	swift build $(RELEASE) --product journey
	scripts/install-program.sh "$$(swift build $(RELEASE) --show-bin-path)/journey" '$(DESTDIR)$(PREFIX)/bin/journey'
	scripts/packages/install-help.sh "$$(swift build $(RELEASE) --show-bin-path)/journey" '$(DESTDIR)$(PREFIX)/share'
	install -D -m 0644 Examples/Journeys/journey.schema.json '$(DESTDIR)$(PREFIX)/share/journey-kit/journey.schema.json'

libmoggyterm: ## build the terminal as a library for C, which needs no Swift, into .build/libmoggyterm
	@scripts/deps.sh gcc binutils
	swift build $(RELEASE) --target MoggyTerm
	scripts/libmoggyterm.sh "$$(swift build $(RELEASE) --show-bin-path)" .build/libmoggyterm

install-libmoggyterm: libmoggyterm ## put it under PREFIX, with its header and pkg-config file
	mkdir -p '$(DESTDIR)$(PREFIX)'
	cp -R .build/libmoggyterm/. '$(DESTDIR)$(PREFIX)/'

uninstall: ## take them out of there
	rm -f '$(DESTDIR)$(PREFIX)/bin/moggy' '$(DESTDIR)$(PREFIX)/bin/moggy.debug' \
	  '$(DESTDIR)$(PREFIX)/bin/journey' '$(DESTDIR)$(PREFIX)/bin/journey.debug' \
	  '$(DESTDIR)$(PREFIX)/share/moggy/places.sqlite' \
	  '$(DESTDIR)$(PREFIX)/share/moggy/Unicode-DFS-2016.txt' \
	  '$(DESTDIR)$(PREFIX)/share/journey-kit/journey.schema.json' \
	  $(foreach name,moggy journey,\
	    '$(DESTDIR)$(PREFIX)/share/man/man1/$(name).1' \
	    '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/$(name)' \
	    '$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_$(name)' \
	    '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/$(name).fish') \
	  '$(DESTDIR)$(PREFIX)'/lib/libmoggyterm.* '$(DESTDIR)$(PREFIX)/include/moggyterm.h' \
	  '$(DESTDIR)$(PREFIX)/lib/pkgconfig/moggyterm.pc'
	rmdir '$(DESTDIR)$(PREFIX)/share/moggy' '$(DESTDIR)$(PREFIX)/share/journey-kit' 2>/dev/null || true

clean: ## remove what was built
	swift package clean

deps: ## check for what the build needs, and install what Debian has
	@scripts/deps.sh

include scripts/packages/packages.mk
