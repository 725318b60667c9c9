import { readFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import { describe, expect, it } from 'vitest'
import { readPixels } from '#node.ts'
import { pixels } from '../test/paint.ts'
import { snapshots } from '../test/snapshots.ts'

/** Maximum share of differing pixels: antialiasing varies slightly between machines. */
const TOLERANCE = 0.002

describe('every layout', () => {
  it.each(snapshots)('matches the approved snapshot: $name', async ({ file, canvas }) => {
    const approved = await readPixels(await readFile(file))
    const now = pixels(canvas())
    expect([now.width, now.height]).toEqual([approved.width, approved.height])
    const different = pixelmatch(approved.data, now.data, undefined, now.width, now.height, {
      threshold: 0.1,
    })
    expect(different / (now.width * now.height)).toBeLessThanOrEqual(TOLERANCE)
  })
})
