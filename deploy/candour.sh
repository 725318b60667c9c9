#!/bin/sh
# Runs a command of the installed release with the settings of the service: candour doctor, candour backup FILE, …
set -eu
commands=/opt/candour/current/tooling/commands/src
[ -f "$commands/${1:-}.ts" ] && [ "${1#*/}" = "$1" ] || {
  echo "candour superadmin EMAIL | doctor | backup [FILE] | restore FILE | reconcile | audit-verify | privacy-check VALUE" >&2
  exit 2
}
command=$commands/$1.ts
shift
# Where the doctor asks for the server.
PORT=$(grep -om1 '127\.0\.0\.1:[0-9]*' /etc/candour/proxy.env | head -1 | cut -d: -f2)
export PORT
exec runuser -u candour -- /opt/candour/current/node/bin/node --env-file=/etc/candour/server.env "$command" "$@"
