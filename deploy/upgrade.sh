#!/bin/sh
# Replaces the running release by this checkout, or with --back by the one before: of deploy/install.sh, or of
# docker-compose.yml. Nothing is changed unless the doctor, the backup and the migration succeed.
set -eu
cd "$(dirname "$0")/.."
if [ -e /opt/candour/current ]; then
  case ${1:-} in
    --back) exec deploy/install.sh --back ;;
    *) exec deploy/install.sh --upgrade "$@" ;;
  esac
fi

say() { echo "candour: $*"; }
fail() { echo "candour: $*" >&2; exit 1; }
command -v docker >/dev/null || fail 'neither deploy/install.sh nor Docker Compose has installed Candour here.'

# One service serves while the other is replaced.
replace() {
  for service in api-1 api-2; do
    docker compose up --detach --no-deps --no-build --wait "$service" || return 1
  done
  docker compose up --detach --no-deps --no-build backup-daily backup-verify
}

if [ "${1:-}" = --back ]; then
  docker image inspect candour:previous >/dev/null || fail 'There is no release before this one.'
  # It runs on the schema of this one, so the data stay as they are.
  docker image tag candour:previous candour
  replace || fail 'The release before does not become healthy: docker compose logs api-1 api-2'
  docker image rm candour:previous
  say 'the release before is in use again'
  exit
fi

docker image tag candour candour:previous
unchanged() {
  docker image tag candour:previous candour
  fail "$1, so the running release stays in use."
}
say 'build'
docker compose build migrate || unchanged 'The build failed'
say 'preflight'
docker compose run --rm --no-deps -T migrate node tooling/commands/src/doctor.ts --upgrade ||
  [ "${1:-}" = --force ] || unchanged 'The doctor found errors'
say 'backup'
backup=candour-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup
(umask 077 && docker compose exec -T api-1 node tooling/commands/src/backup.ts - >"$backup.part") && mv "$backup.part" "$backup" ||
  unchanged 'The backup failed'
say 'migration'
docker compose run --rm --no-deps -T migrate || unchanged 'The migration failed'
say 'the servers are replaced one after the other'
if ! replace; then
  docker image tag candour:previous candour
  replace
  fail 'The new release did not become healthy, so the one before runs again: docker compose logs api-1 api-2'
fi
say "done; the backup is $backup. Back to the release before: $0 --back"
