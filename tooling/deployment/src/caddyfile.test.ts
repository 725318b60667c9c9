import { endpoints } from '@candour/schemas/endpoints.ts'
import { expect, it } from 'vitest'
import { environmentOf } from '#compose.ts'
import { readText } from '#repository.ts'

const text = readText('deploy/Caddyfile')

it('gets every variable it uses from docker-compose.yml', () => {
  const asked = new Set([...text.matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name))
  // What only deploy/install.sh sets; each has a default for Compose.
  for (const [, name = ''] of readText('deploy/install.sh').matchAll(/echo '([A-Z_]+)=/g)) asked.delete(name)
  const given = Object.keys(environmentOf('proxy', { DOMAIN: 'example.com', SESSION_SECRET: 'x' }))
  expect([...asked].sort()).toEqual(given.sort())
})

it('allows bodies as large as the server does', () => {
  const [, megabytes] = /max_size (\d+)MB/.exec(text) ?? []
  const largest = Math.max(...Object.values(endpoints).map(({ bodyLimit = 0 }) => bodyLimit))
  expect(largest).toBeGreaterThan(1_000_000)
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(largest)
})
