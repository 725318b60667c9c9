import { expect, it } from 'vitest'
import { SecretBox } from '#lib/secret-box.ts'

const [old, next] = ['x'.repeat(32), 'y'.repeat(32)]
const secret = Buffer.from('a secret')

it('opens what it sealed, for the same owner only', () => {
  const box = new SecretBox([old], 'tests')
  const sealed = box.seal(secret, 'ann')
  expect(sealed.includes(secret)).toBe(false)
  expect(box.open(sealed, 'ann')).toEqual(secret)
  expect(box.open(sealed, 'ben')).toBeUndefined()
  expect(new SecretBox([old], 'other tests').open(sealed, 'ann')).toBeUndefined()
})

it('detects a changed byte, and what is no box', () => {
  const box = new SecretBox([old], 'tests')
  const sealed = box.seal(secret, 'ann')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(box.open(changed, 'ann'), String(at)).toBeUndefined()
    expect(box.open(sealed.subarray(0, at), 'ann'), String(at)).toBeUndefined()
  }
})

it('opens boxes of every configured secret, and seals with the newest', () => {
  const sealed = new SecretBox([old], 'tests').seal(secret, 'ann')
  const rotating = new SecretBox([next, old], 'tests')
  expect(rotating.open(sealed, 'ann')).toEqual(secret)
  const again = rotating.seal(secret, 'ann')
  expect(new SecretBox([next], 'tests').open(again, 'ann')).toEqual(secret)
  expect(new SecretBox([old], 'tests').open(again, 'ann')).toBeUndefined()
})
