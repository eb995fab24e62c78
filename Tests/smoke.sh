#!/bin/sh
# Tries the program given as the first argument the way a person uses it, and says what failed.
#
# The tests run the debug program, which is linked dynamically; static linking leaves out time
# zones and locales without a word, so these lines run the program that is installed.
set -eu

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM
HOME=$folder/home
export HOME
unset XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME DIARY_VAULT
unset NO_COLOR LC_ALL LC_TIME VISUAL EDITOR PAGER
mkdir "$HOME"
cd "$folder"

# Runs the program and looks for a pattern in what it prints.
expect() {
  pattern=$1
  shift
  if ! "$program" "$@" </dev/null >printed 2>&1; then
    echo "smoke: diary $* failed:" >&2
    cat printed >&2
    exit 1
  fi
  [ -z "$pattern" ] || grep -q -- "$pattern" printed && return
  echo "smoke: diary $* printed no '$pattern':" >&2
  cat printed >&2
  exit 1
}

DIARY_NOW=2026-11-29T21:14:00+09:00 TZ=Asia/Seoul LANG=C.UTF-8
export DIARY_NOW TZ LANG
expect '[0-9]\.[0-9]' --version
expect 'today' help
expect '' init diary
DIARY_VAULT=$folder/diary
export DIARY_VAULT
expect '한강' today '한강에서 **walk**'
expect '한강에서 walk' list
expect '2026-11-29' list --format paths
expect '"day"' list --format json
expect 'walk' show
expect '' export html site
grep -q '한강' site/index.html
expect '' index --rebuild
expect '^.Sh NAME' manual
for shell in bash zsh fish; do expect 'diary' completions $shell; done

# The locale's own names, where the machine has them.
if locale -a 2>/dev/null | grep -qi '^ko_KR.utf-*8$'; then
  LC_ALL=ko_KR.UTF-8
  export LC_ALL
  expect '일요일' show
  unset LC_ALL
fi

# The clock and the zone of the system, which no test sees: the hour is the one that date prints.
unset DIARY_NOW
TZ=America/St_Johns
today=$(date +%Y-%m-%d)
"$program" new 'the hour in Newfoundland' >printed 2>&1 || { cat printed >&2; exit 1; }
[ "$today" = "$(date +%Y-%m-%d)" ] && expect "$today" list --format paths
echo "smoke: the release program works"
