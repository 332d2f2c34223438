#!/usr/bin/env bash
# Runs `replay verify` as a test of Bazel's, from the runfiles: replay_test.sh REPLAY FOLDER [OPTION…]
# Shards, filters and reports are asked for in the environment, which replay reads itself.
set -euo pipefail

replay=$1
shift
# Bazel begins a test in its runfiles; a person who tries the script is where the paths are.
[[ -z ${TEST_SRCDIR:-} ]] || cd "$TEST_SRCDIR/${TEST_WORKSPACE:-_main}"
[[ $replay == /* ]] || replay=$PWD/$replay
exec "$replay" verify "$@"
