import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../../docs/decisions/', import.meta.url)
const index = 'README.md'
const files = readdirSync(folder).filter((file) => file !== index)

it.each(files)('%s has its number, a status with a date, and references to existing decisions', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
  expect(text).toMatch(/^Status: (accepted|superseded by \[\d+\]\(\S+\)), \d{4}-\d{2}-\d{2}[.;]/m)
  for (const [, number = '', target = ''] of text.matchAll(/\[(\d+)\]\(([^)]+)\)/g)) {
    expect(files).toContain(target)
    expect(target.startsWith(number.padStart(4, '0'))).toBe(true)
  }
})

it('numbers each decision once', () => {
  const numbers = files.map((file) => file.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

it('lists each decision once in the index', () => {
  const text = readFileSync(new URL(index, folder), 'utf8')
  const listed = [...text.matchAll(/^- (?:~~)?\[\d+\]\(([^)]+)\)/gm)].map(([, target]) => target)
  expect(listed.toSorted()).toEqual(files)
})
