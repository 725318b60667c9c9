import { expect } from 'vitest'
import { shortAddress } from '#artwork.ts'
import type { Edition } from '#fonts.ts'
import type { Page, Scene, TextRun } from '#scene.ts'
import { fullQuestion } from '#wording.ts'
import { around, corners, inkCorners, inkPoints, overlap, quietZone, safety } from './geometry.ts'

export const texts = (page: Page) => page.items.filter((item) => item.kind === 'text')

/** Letters in no order: on a curve, they stand one by one. */
const letters = (text: string) => [...text.replace(/[\s\p{Cf}]/gu, '')]

/** Expects all words on a piece, in its safe area, off the code and the logo, and off each other. */
export function expectGood(scene: Scene, { fonts, words }: Edition) {
  const quiet = quietZone(scene.qr)
  const boxes = texts(scene).map((run) => ({ run, ink: inkCorners(run, fonts) }))
  const logos = scene.items.filter((item) => item.kind === 'logo')
  // One expectation for all points: one for each would take a sixth of the run time.
  const unsafe = boxes.filter(({ ink }) => ink.some((corner) => !(safety(corner, scene) >= 0)))
  expect(unsafe.map(({ run }) => run.text)).toEqual([])
  const onCode = boxes.filter(({ run }) =>
    inkPoints(run, fonts).some(([x, y]) => overlap({ x, y, width: 0, height: 0 }, quiet)),
  )
  expect(onCode.map(({ run }) => run.text)).toEqual([])
  const distances = [...logos, quiet].flatMap((box) => corners(box).map((corner) => safety(corner, scene)))
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0)
  expect(logos.filter((logo) => overlap(logo, quiet))).toEqual([])
  const bodies = boxes
    .filter(({ run }) => run.rotation === 0)
    .map(({ run }) => ({ run, body: bodyOf(run, fonts) }))
  const touching = bodies.filter(({ body }, index) =>
    [...bodies.slice(index + 1).map((other) => other.body), ...logos].some((other) => overlap(body, other)),
  )
  expect(touching.map(({ run }) => run.text)).toEqual([])
  const all = new Set(texts(scene).flatMap(({ text }) => letters(text)))
  for (const text of [fullQuestion(words), words.ask, words.instruction, shortAddress(scene.qr.text)]) {
    expect(letters(text).filter((letter) => !all.has(letter))).toEqual([])
  }
}

/** The ink of a line but for a hair, by which lines may overlap. */
function bodyOf(run: TextRun, fonts: Edition['fonts']) {
  const { x, y, width, height } = around(inkCorners(run, fonts))
  const hair = run.size * 0.06
  return { x, y: y + hair, width, height: height - 2 * hair }
}
