# What can be done with the project; `make` alone lists it.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

PROGRAM := .build/release/diary
SOURCES := Package.swift $(shell find Sources vault-template -type f)
PACKAGES := libcmark-dev libsqlite3-dev libyaml-dev libutf8proc-dev
FORMULAE := cmark sqlite libyaml utf8proc
HEADERS := cmark.h sqlite3.h yaml.h utf8proc.h

# Static linking makes one file that starts fast; -s strips it where the linker knows how. The
# C++ runtime that Swift's own needs is linked from its archive too, which halves the start; the
# C library is not, since a static one knows no locales.
RELEASE := -c release --product diary --static-swift-stdlib
ifeq ($(shell uname),Linux)
RELEASE += -Xlinker -s -Xlinker -L.build/archives \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
endif

# Not every shell expands the tilde of PREFIX=~/.local.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))

BIN := $(DESTDIR)$(PREFIX)/bin
MAN := $(DESTDIR)$(PREFIX)/share/man/man1
BASH_COMPLETIONS := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

.PHONY: deps
deps: ## Install the system libraries that are missing
	@if command -v dpkg-query >/dev/null; then \
	  missing=; \
	  for package in $(PACKAGES); do \
	    dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q '^install ok installed' \
	      || missing="$$missing $$package"; \
	  done; \
	  [ -n "$$missing" ] || exit 0; \
	  echo "installing$$missing"; \
	  if [ "$$(id -u)" = 0 ]; then root=; \
	  elif command -v sudo >/dev/null; then root=sudo; \
	  else echo "as root, run: apt-get install$$missing" >&2; exit 1; fi; \
	  install="$$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q \
	    --no-install-recommends$$missing"; \
	  [ -n "$$(find /var/lib/apt/lists -name '*_Packages*' 2>/dev/null | head -n 1)" ] \
	    || $$root apt-get update -q; \
	  $$install || { $$root apt-get update -q && $$install; }; \
	else \
	  for header in $(HEADERS); do \
	    echo "#include <$$header>" | $(CC) -E -x c - >/dev/null 2>&1 && continue; \
	    echo "$$header is missing: install what is needed to build with cmark, SQLite," >&2; \
	    echo "libyaml and utf8proc; on macOS: brew install $(FORMULAE), and" >&2; \
	    echo "put its include and lib folders into CPATH and LIBRARY_PATH" >&2; \
	    exit 1; \
	  done; \
	fi

.PHONY: build
build: deps ## Build the debug program
	$(SWIFT) build

.PHONY: release
release: deps $(PROGRAM) ## Build the program to install: one file, stripped

$(PROGRAM): $(SOURCES)
	@mkdir -p .build/archives
	@if archive=$$($(CC) -print-file-name=libstdc++.a) && [ -e "$$archive" ]; then \
	  ln -sf "$$archive" .build/archives; \
	fi
	$(SWIFT) build $(RELEASE)
	@touch $@

.PHONY: test
test: deps lint ## Lint, build with warnings as errors, run every test
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build --disable-xctest
	@python3 Tests/Differential/run.py "$$($(SWIFT) build --show-bin-path)/diary" 200 1

# The examples are of others and no part of the project: they are looked for in
# $DIARY_CONFORMANCE, beside the project, and in .build, and else fetched, those of CommonMark
# alone, from the sources of a Markdown parser that carries them.
.PHONY: conformance
conformance: deps ## Render the examples of the specifications, and count those as specified
	@[ -n "$$DIARY_CONFORMANCE" ] || [ -d ../shared/conformance ] \
	  || [ -e .build/conformance/commonmark-0.31.2.json ] || $(MAKE) -s examples
	$(SWIFT) build --build-tests
	@$(SWIFT) test --skip-build --disable-xctest --filter ConformanceTests >.build/conformance.log \
	  2>&1; status=$$?; [ $$status = 0 ] || cat .build/conformance.log; \
	  grep '^conformance: ' .build/conformance.log | sort -u; exit $$status

.PHONY: differential
differential: build ## Compare 5,000 random documents with cmark-gfm; SEED=7 those of a run
	python3 Tests/Differential/run.py "$$($(SWIFT) build --show-bin-path)/diary" 5000 $(SEED)

.PHONY: documents
documents: build ## Draw long documents, and measure every table's borders; SEED=7 those of a run
	python3 Tests/Documents/run.py "$$($(SWIFT) build --show-bin-path)/diary" $(or $(SEED),1) \
	  .build/documents

# Linked by lld, for gold stops at the address sanitizer's archive.
FUZZ := DIARY_FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzz --product Fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld
SECONDS ?= 60

.PHONY: fuzz
fuzz: deps ## Look for inputs that break the readers, each for SECONDS=60; ONLY="days html" some
	$(FUZZ)
	@sh Tests/Fuzz/run.sh .build/fuzz/release/Fuzz $(SECONDS) $(ONLY)

.PHONY: examples
examples:
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && cd "$$folder" \
	  && python3 -m pip download -q --no-binary :all: --no-deps \
	    'markdown-it-py>=4,<5' && tar -xzf *.tar.gz --strip-components 1 \
	  && mkdir -p "$(CURDIR)/.build/conformance" \
	  && cp tests/test_cmark_spec/commonmark.json \
	    "$(CURDIR)/.build/conformance/commonmark-0.31.2.json"

.PHONY: faults
faults: release ## Try to lose a word: every fault that can be made here; ONLY="sweep places" some
	@command -v strace >/dev/null || $(MAKE) -s strace
	python3 Tests/Faults/run.py $(PROGRAM) $(ONLY)

.PHONY: strace
strace:
	@if ! command -v apt-get >/dev/null; then echo "strace is missing; some parts are skipped"; exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then root=; else root=sudo; fi; \
	$$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends strace \
	  || echo "strace is missing; some parts are skipped"

.PHONY: sanitize
sanitize: deps ## Run the tests under the address sanitizer, then under the thread sanitizer
	ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/sanitizer-suppressions.txt \
	  $(SWIFT) test --sanitize=address --scratch-path .build/address --disable-xctest \
	  --skip "EndToEndTests|ArchitectureTests"
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread --disable-xctest \
	  --skip "EndToEndTests|ArchitectureTests"

.PHONY: smoke
smoke: release ## Try the release program, whose static linking differs from the tests'
	@sh Tests/smoke.sh $(PROGRAM)
	@folder=$$(mktemp -d) && $(MAKE) -s install DESTDIR="$$folder" \
	  && "$$folder$(PREFIX)/bin/diary" --version && $(MAKE) -s uninstall DESTDIR="$$folder" \
	  && left=$$(find "$$folder" -type f) && rm -rf "$$folder" \
	  && if [ -n "$$left" ]; then echo "uninstall leaves $$left" >&2; exit 1; fi

.PHONY: lint
lint: ## Check the layout of the sources
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

.PHONY: format
format: ## Lay the sources out
	$(SWIFT) format -i -r Sources Tests Package.swift

.PHONY: record
record: deps ## Write what the program prints now into the transcripts
	RECORD=1 $(SWIFT) test --disable-xctest --filter EndToEndTests

.PHONY: demo
demo: release ## Keep a diary for a minute in a throw-away folder
	@sh Tests/demo.sh $(PROGRAM)

.PHONY: bench
bench: release ## Measure speed and size on big vaults; ONLY="listing writing" measures some
	python3 Tests/Benchmarks/bench.py $(PROGRAM) .build/bench $(ONLY)

.PHONY: install
install: release ## Install program, manual and completions under PREFIX
	install -d "$(BIN)" "$(MAN)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"
	install -m 755 $(PROGRAM) "$(BIN)/diary"
	$(PROGRAM) manual | install -m 644 /dev/stdin "$(MAN)/diary.1"
	$(PROGRAM) completions bash | install -m 644 /dev/stdin "$(BASH_COMPLETIONS)/diary"
	$(PROGRAM) completions zsh | install -m 644 /dev/stdin "$(ZSH_COMPLETIONS)/_diary"
	$(PROGRAM) completions fish | install -m 644 /dev/stdin "$(FISH_COMPLETIONS)/diary.fish"

.PHONY: uninstall
uninstall: ## Remove what install put under PREFIX
	rm -f "$(BIN)/diary" "$(MAN)/diary.1" "$(BASH_COMPLETIONS)/diary" \
	  "$(ZSH_COMPLETIONS)/_diary" "$(FISH_COMPLETIONS)/diary.fish"

.PHONY: clean
clean: ## Remove what was built
	rm -rf .build
