#!/bin/sh
# Runs once, when the postgres container makes its cluster. The servers get a login that owns their database and may
# create the roles that row-level security rests on, but is no superuser; the superuser keeps no password, so that it
# signs in within the container alone.
set -e
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 <<'SQL'
\getenv password POSTGRES_PASSWORD
create role candour login createrole password :'password';
create database candour owner candour;
alter role current_user password null;
SQL
