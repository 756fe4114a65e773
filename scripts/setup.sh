#!/bin/sh
# Set up .venv with what `make` needs, from a Python 3.11+ and a network alone.
#
#   sh scripts/setup.sh run     what players need
#   sh scripts/setup.sh dev     the same and what the tests and checks need
#   sh scripts/setup.sh bench   the same and the rivals in the benchmarks
#
# PYTHON=... picks the interpreter. Says nothing and takes milliseconds when nothing changed. It may be
# interrupted anywhere: what is half made is known by its mark and made anew.
set -eu
cd "$(dirname "$0")/.."
kind=${1:?run, dev or bench}
venv=.venv
unset PYTHONHOME PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore

say() { printf 'set-up: %s\n' "$*"; }
die() { printf 'set-up: %s\n' "$*" >&2; exit 1; }

usable() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; }
version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; }
identity() { "$1" -c 'import sys; print(sys.base_prefix, sys.version)'; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        usable "$PYTHON" || die "PYTHON=$PYTHON is not a Python 3.11 to 3.14"
        printf '%s\n' "$PYTHON"
        return
    fi
    for name in python3 python3.13 python3.14 python3.12 python3.11 python; do
        if usable "$name"; then printf '%s\n' "$name"; return; fi
    done
    die "needs Python 3.11 to 3.14, found none; install one or name it: make PYTHON=/path/to/python3.13 ..."
}

# Debian keeps venv's pip in a package of its own.
need_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null && return
    package=python$(version "$1")-venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing $package"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update && apt-get -qq install -y --no-install-recommends "$package"; } >/dev/null 2>&1 </dev/null || :
        "$1" -c 'import ensurepip, venv' 2>/dev/null && return
    fi
    die "$1 cannot make virtual environments; on Debian or Ubuntu: sudo apt-get install $package"
}

make_venv() {
    python=$(find_python)
    need_venv "$python"
    say "Python $(version "$python") in $venv"
    rm -rf "$venv"
    mkdir "$venv"
    : >"$venv/unfinished"
    "$python" -m venv "$venv" </dev/null
}

# Is there a whole .venv, made in this folder, of the Python that is asked for?
have_venv() {
    [ -d "$venv" ] && [ ! -e "$venv/unfinished" ] || return 1
    [ "$(cat "$venv/made-in" 2>/dev/null)" = "$PWD" ] || return 1
    usable "$venv/bin/python" || return 1
    [ -z "${PYTHON:-}" ] || [ "$(identity "$PYTHON")" = "$(identity "$venv/bin/python")" ]
}

install() {
    say "installing $(grep -c '^[a-z].*==' "requirements/$1.lock") packages ($1.lock); the first time takes a minute or two"
    "$venv/bin/python" -m pip install -qq --compile --require-hashes -r "requirements/$1.lock" </dev/null
    "$venv/bin/python" -c 'import hatch_build as h, sys; sys.exit(not (h.is_current() or h.find_node()))' || install_node
    "$venv/bin/python" hatch_build.py
    "$venv/bin/python" -m pip install -qq --no-deps --no-build-isolation -e . </dev/null
    # Start-up reads byte code; PYTHONDONTWRITEBYTECODE would have it compiled at every start.
    "$venv/bin/python" -m compileall -q src || :
    [ "$1" = run ] || need_chromium
}

# The browser tests drive the system's Chromium; they are skipped where there is none.
have_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome; }
need_chromium() {
    have_chromium >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing chromium for the browser tests"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } >/dev/null 2>&1 </dev/null || :
        have_chromium >/dev/null && return
    fi
    say "no Chromium here, so the browser tests will be skipped; on Debian or Ubuntu: sudo apt-get install chromium"
}

install_node() {
    say "no Node.js of 20.19 or newer here; installing one into $venv for the page"
    "$venv/bin/python" -m pip install -qq --require-hashes -r requirements/node.lock </dev/null
}

[ -f "requirements/$kind.lock" ] || die "no such set: $kind"
stamp=$(cat pyproject.toml requirements/*.lock scripts/setup.sh | cksum)
have_venv || make_venv

for ready in run dev bench; do # each holds those before it
    [ "$ready" = "$kind" ] && reached=yes
    if [ "${reached:-}" = yes ] && [ "$(cat "$venv/ready-$ready" 2>/dev/null)" = "$stamp" ]; then
        exec "$venv/bin/python" hatch_build.py
    fi
done

: >"$venv/unfinished"
install "$kind"
printf '%s\n' "$PWD" >"$venv/made-in"
printf '%s\n' "$stamp" >"$venv/ready-$kind"
rm "$venv/unfinished"
