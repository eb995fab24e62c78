#!/bin/sh
# Fuzzes the readers, one after the other.
#
#     run.sh PROGRAM SECONDS [TARGET...]
#
# Inputs that reach new code are kept in .build/fuzz-inputs/TARGET and are where the next run begins;
# inputs that break something in .build/fuzz-found. Fails when there is one.

program=$1
seconds=$2
shift 2
[ $# -gt 0 ] || set -- days front-matter html reading

folder=$(cd "$(dirname "$0")" && pwd)
found=.build/fuzz-found
mkdir -p $found
status=0
for target; do
  inputs=.build/fuzz-inputs/$target
  mkdir -p "$inputs"
  if [ -z "$(ls "$inputs")" ]; then
    if [ "$target" = days ]; then
      tr ' ' '\n' <"$folder/days.txt" | split -l 1 - "$inputs/"
    else
      find "$folder/../EndToEndTests/Fixtures" "$folder/../../vault-template" -type f -name '*.md' \
        | while read -r file; do cp "$file" "$inputs/$(cksum <"$file" | tr ' ' -)"; done
    fi
  fi
  log=$found/$target.log
  "$program" "$target" -max_total_time="$seconds" -max_len=2048 -timeout=10 -rss_limit_mb=2048 \
    -detect_leaks=0 -use_value_profile=1 -artifact_prefix="$found/$target-" \
    -dict="$folder/$target.dict" "$inputs" >"$log" 2>&1 || status=1
  runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "$log")
  if [ -n "$runs" ]; then
    echo "$target: $runs runs, nothing found"
  else
    grep -E '^(wrong|Fatal error|SUMMARY|==.*ERROR|Test unit)|Test unit written' "$log"
    echo "$target: broken; see $log"
  fi
done
exit $status
