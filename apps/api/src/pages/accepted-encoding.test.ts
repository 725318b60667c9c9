import { expect, it } from 'vitest'
import { acceptedEncoding } from '#pages/accepted-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0.2 , gzip ; Q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['identity, br;q=0.9', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;q=x', 'identity'],
  ['xbr, brx', 'identity'],
])('%j prefers %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
  expect(acceptedEncoding(header), 'from memory').toBe(encoding)
})
