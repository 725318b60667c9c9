import { expect, inject, it } from 'vitest'
import { withScratch } from '#db/backup/scratch.ts'
import { createPool } from '#db/client.ts'
import { testDatabase } from '#test/database.ts'

const t = await testDatabase()
const name = `${new URL(t.url).pathname.slice(1, 41)}_verification`

async function onScratch(url: string, statement: string): Promise<unknown[]> {
  const pool = createPool(url, { max: 1 })
  const { rows } = await pool.query(statement).finally(() => pool.end())
  return rows
}

const exists = async () => {
  const rows = await t.sql`select from pg_database where datname = ${name}`
  return rows.length > 0
}

it('makes an empty database of its own and drops it, whatever happens', async () => {
  const made = await withScratch(t.url, async (url) => {
    await expect(withScratch(t.url, async () => {})).rejects.toThrow('Another verification is running')
    expect(await onScratch(url, "select from pg_tables where schemaname = 'public'")).toEqual([])
    return onScratch(url, 'select current_database() as name')
  })
  expect(made).toEqual([{ name }])
  expect(await exists()).toBe(false)
  const failing = withScratch(t.url, async (url) => {
    await onScratch(url, 'create table left_behind ()')
    throw new Error('in the middle')
  })
  await expect(failing).rejects.toThrow('in the middle')
  expect(await exists()).toBe(false)
})

it('drops what a killed run has left, but no database of somebody else', async () => {
  const owner = createPool(t.url, { max: 1 })
  await owner.query(`create database ${name}`)
  await expect(withScratch(t.url, async () => {})).rejects.toThrow(`${name} that no verification has made`)
  expect(await exists()).toBe(true)
  await owner.query(`comment on database ${name} is 'Scratch of pnpm backup:verify'`)
  await withScratch(t.url, async () => {})
  expect(await exists()).toBe(false)
  await owner.end()
})

it('says which right the login lacks', async () => {
  const superuser = createPool(inject('superuserUrl'), { max: 1 })
  const guest = `guest_${name.slice(5, 20)}`
  await superuser.query(`create role ${guest} login password 'secret'`)
  const url = new URL(t.url)
  Object.assign(url, { username: guest, password: 'secret' })
  await expect(withScratch(url.href, async () => {})).rejects.toThrow(
    `permission denied to create database. As a superuser, run: alter role ${guest} createdb`,
  )
  await superuser.query(`drop role ${guest}`)
  await superuser.end()
})
