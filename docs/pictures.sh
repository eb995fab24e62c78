#!/bin/sh
# Makes the pictures of this folder with the program given as the first argument: a session in a
# terminal (tmux), and a page of an exported site (Chromium). Nothing in them is drawn by hand.
#
# Needs tmux, python3, chromium and localedef; on Debian also fonts-noto-cjk and
# fonts-noto-color-emoji.
set -eu

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
pictures=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d "${TMPDIR:-/tmp}/diary-pictures.XXXXXX")
socket="$folder/tmux"
trap 'tmux -S "$socket" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT INT TERM

mkdir "$folder/home" "$folder/bin" "$folder/locales"
cp -r "$pictures/sample" "$folder/home/my-diary"
ln -s "$program" "$folder/bin/diary"
localedef -i en_GB -f UTF-8 "$folder/locales/en_GB.UTF-8"

# Runs words with nothing of this environment but what the pictures need.
run() {
  env -i PATH="$folder/bin:$PATH" HOME="$folder/home" TMPDIR="$folder" TERM=xterm-256color \
    LOCPATH="$folder/locales" LANG=en_GB.UTF-8 TZ=Asia/Seoul \
    DIARY_NOW=2026-11-29T21:14:00+09:00 DIARY_VAULT="$folder/home/my-diary" PAGER=cat \
    "$@"
}

# The page, light and dark.
run diary export html "$folder/site" 2>/dev/null
for scheme in dark light; do
  preferred=$([ $scheme = dark ] && echo 0 || echo 1)
  run chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars \
    --user-data-dir="$folder/chromium" --window-size=860,1120 \
    --blink-settings=preferredColorScheme=$preferred --screenshot="$pictures/page-$scheme.png" \
    "file://$folder/site/2026/11/2026-11-29.html" >/dev/null 2>&1
done

# The session: typed into a shell, and read off the screen.
columns=86
run tmux -S "$socket" -f /dev/null new-session -d -x $columns -y 34 sh
type_line() {
  tmux -S "$socket" send-keys -l "$1"
  tmux -S "$socket" send-keys Enter
  sleep 1
}
sleep 1
type_line "PS1='
\$ '; clear"
type_line "diary today 'Hot chocolate, and the first page of a new notebook.'"
type_line 'diary list -n 7'
type_line 'diary show yesterday'
tmux -S "$socket" capture-pane -e -p | python3 "$pictures/screen.py" $columns \
  >"$pictures/terminal.svg"
