import { glob, readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { baseline } from '#db/migrations/index.ts'
import versions from '#db/schema/versions.json' with { type: 'json' }
import { hashOfSchema } from '#db/schema-files.ts'
import { createTestDatabase } from '#test/database.ts'
import { describeTables } from '#test/tables-sql.ts'
import manifest from '../../../../package.json' with { type: 'json' }

const folder = new URL('./', import.meta.url)
const regenerate = 'run `pnpm --filter @candour/api tables`'

/** Text of all files of the schema but the generated one, by name. */
async function texts(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const name of glob('schema/**/*.sql', { cwd: folder })) {
    if (name !== 'schema/tables.sql') found.set(name, await readFile(new URL(name, folder), 'utf8'))
  }
  return found
}

it('has the committed description of the tables in sync with the migrations', async () => {
  const database = await createTestDatabase()
  const described = await describeTables(database.url)
  await database.drop()
  expect(await readFile(new URL('schema/tables.sql', folder), 'utf8'), regenerate).toBe(described)
})

it('numbers each version of its files', async () => {
  expect(versions.at(-1), regenerate).toBe(await hashOfSchema())
  expect(new Set(versions).size).toBe(versions.length)
})

it('has every function and trigger in exactly one file, and every policy in one', async () => {
  const files = await texts()
  const named = (pattern: RegExp) =>
    [...files].flatMap(([file, text]) => Array.from(text.matchAll(pattern), ([, name]) => ({ file, name })))
  const functions = named(/^create (?:or replace )?function (\w+)/gm)
  const triggers = named(/^create (?:constraint )?trigger (\w+)/gm)
  const database = await createTestDatabase()
  const { rows } = await sql<{ functions: string[]; triggers: string[] }>`
    select array(
      select proname::text from pg_proc where pronamespace = 'public'::regnamespace
        and prolang <> (select oid from pg_language where lanname = 'c')
    ) as functions, array(
      select tgname::text from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace
    ) as triggers
  `.execute(database.owner)
  await database.drop()
  const sorted = (names: { name: string | undefined }[]) => names.map(({ name }) => name).toSorted()
  expect(sorted(functions)).toEqual(rows[0]?.functions.toSorted())
  expect(sorted(triggers)).toEqual(rows[0]?.triggers.toSorted())
  expect(new Set(triggers.map(({ file }) => file))).toEqual(new Set(['schema/triggers.sql']))
  const withPolicies = [...files].filter(([, text]) => /create policy/.test(text)).map(([file]) => file)
  expect(withPolicies).toEqual(['schema/policies.sql'])
})

it('has migrations of tables and data alone', async () => {
  const names = (await readdir(new URL('migrations/', folder))).filter((name) => name.endsWith('.sql'))
  expect(names).toContain(`${baseline}.sql`)
  for (const name of names) {
    const text = await readFile(new URL(`migrations/${name}`, folder), 'utf8')
    expect(text, name).not.toMatch(
      /create (or replace )?(function|policy|trigger|constraint trigger)|\bgrant\b/i,
    )
  }
})

it('keeps what the previous release calls until the release that its file names', async () => {
  const text = await readFile(new URL('schema/previous.sql', folder), 'utf8')
  const until = /^-- Release (\d+\.\d+\.\d+) empties this file\b/m.exec(text)?.[1] ?? ''
  const number = (release: string) => release.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0)
  const statements = text.replace(/^--.*$/gm, '').trim()
  if (number(manifest.version) >= number(until)) expect(statements).toBe('')
  expect(until).not.toBe('')
})
