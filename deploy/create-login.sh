#!/bin/sh
# Runs once, when the postgres container initializes its cluster. The servers get a login that owns their database and
# may create the roles that row-level security relies on and scratch databases for verifying backups, but is not a
# superuser. The superuser keeps no password, so it can connect only from within the container.
set -e
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 <<'SQL'
\getenv password POSTGRES_PASSWORD
create role candour login createrole createdb password :'password';
create database candour owner candour;
alter role current_user password null;
SQL
