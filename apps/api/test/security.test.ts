import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** Number of level 1 and 2 requirements in each section of ASVS 5.0.0 chapters 6 and 7. */
const sections: Record<string, number> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
}

/** Parses one row per chapter of ASVS 5.0.0. */
async function chapters() {
  const page = await readFile(new URL('docs/security.md', root), 'utf8')
  return [...page.matchAll(/^\| V(\d+) [^|]+ \| (.*?) \| (.*?) \| ?(.*?) ?\|$/gm)].map(
    ([, chapter, status, how, test]) => ({ chapter: Number(chapter), status, how, test }),
  )
}

it('states for every chapter of ASVS 5.0 whether it is met, and why', async () => {
  const answered = await chapters()
  expect(answered.map(({ chapter }) => chapter)).toEqual(Array.from({ length: 17 }, (_, n) => n + 1))
  for (const { chapter, status, how, test } of answered) {
    expect(['met', 'part', 'n/a'], `V${chapter}`).toContain(status)
    expect(how, `V${chapter}`).not.toBe('')
    if (status === 'met' && chapter !== 7) expect(test, `V${chapter}`).not.toBe('')
  }
})

async function rows() {
  const page = await readFile(new URL('docs/security.md', root), 'utf8')
  return [...page.matchAll(/^\| (\d\.\d+\.\d+) \| (.*?) \| (.*?) \| ?(.*?) ?\|$/gm)].map(
    ([, requirement, status, how, test]) => ({ requirement, status, how, test }),
  )
}

it('covers every requirement of ASVS 5.0 chapters 6 and 7 up to level 2, with a reason', async () => {
  const asked = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  )
  const answered = await rows()
  expect(answered.map(({ requirement }) => requirement)).toEqual(asked)
  for (const { requirement, status, how } of answered) {
    expect(['met', 'open', 'n/a'], requirement).toContain(status)
    expect(how, requirement).not.toBe('')
  }
  // Pins the open requirements so that none is added unnoticed.
  expect(answered.filter(({ status }) => status === 'open').map(({ requirement }) => requirement)).toEqual([
    '6.3.3',
  ])
})

it('refers only to existing tests', async () => {
  const named = [...(await rows()), ...(await chapters())].flatMap(({ test }) => (test ? [test] : []))
  expect(named.length).toBeGreaterThan(25)
  for (const test of named) {
    const [file = '', title = ''] = test.split(/: (.*)/)
    const source = await readFile(new URL(file, root), 'utf8')
    expect(source.includes(`'${title}'`), test).toBe(true)
  }
})
