import { endpoints } from '@candour/schemas/endpoints.ts'
import { expect, it } from 'vitest'
import { environmentOf } from '#compose.ts'
import { readText } from '#repository.ts'

const text = readText('deploy/Caddyfile')

it('is told everything by docker-compose.yml that it asks for', () => {
  const asked = new Set([...text.matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name))
  const given = Object.keys(environmentOf('proxy', { DOMAIN: 'example.com', SESSION_SECRET: 'x' }))
  expect([...asked].sort()).toEqual(given.sort())
})

it('lets through what the server takes', () => {
  const [, megabytes] = /max_size (\d+)MB/.exec(text) ?? []
  const largest = Math.max(...Object.values(endpoints).map(({ bodyLimit = 0 }) => bodyLimit))
  expect(largest).toBeGreaterThan(1_000_000)
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(largest)
})
