#!/bin/sh
# Keeps a diary for a minute with the program given as the first argument, and leaves it to look at.
set -eu

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
folder=$(mktemp -d "${TMPDIR:-/tmp}/diary-demo.XXXXXX")
unset XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME DIARY_NOW DIARY_VAULT
export HOME="$folder/home" PAGER=cat
mkdir "$HOME"

# Shows a command line and runs it.
run() {
  printf '\n$ diary'
  for word; do
    case $word in
      *[!A-Za-z0-9._/~-]*) printf " '%s'" "$word" ;;
      *) printf ' %s' "$word" ;;
    esac
  done
  printf '\n'
  "$program" "$@" </dev/null
}

cd "$folder"
run init my-diary
cd my-diary
run today 'First snow. The **whole** street came out to look.'
run today '저녁에는 된장찌개를 끓였다. #soup'
run new --category hobby --tag letters 'A letter to myself

- [x] Keep a diary
- [ ] Read it in fifty years'
run list
run show today
run export html ../site

cat <<END

All of it lies in $folder and is yours to keep or to remove:
  the vault        $folder/my-diary
  the web site     file://$folder/site/index.html
  index and state  $HOME
  the program      $program
To go on:          cd $folder/my-diary && HOME=$HOME $program
END
