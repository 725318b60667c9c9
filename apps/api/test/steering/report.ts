import { type Language, languages } from '@candour/schemas/languages.ts'
import { faultOfReply, faultOfText } from '#steering/steering.ts'
import { type LabelledText, labelledTexts } from '#test/steering/labelled.ts'

export interface Score {
  /** Texts that steer, and how many of them are refused. */
  steering: number
  refused: number
  /** Texts that do not, and how many of them are refused nevertheless. */
  innocent: number
  wronglyRefused: number
}

const isRefused = ({ label, text }: LabelledText) =>
  (label.startsWith('reply') ? faultOfReply : faultOfText)(text, 'Café Luna') !== undefined

const isInnocent = ({ label }: LabelledText) => label.endsWith('allowed')

/** Scores the engine by the texts it was tuned with, or by those held out; `write` may disguise the texts. */
export function scoreOf(
  kind: 'seen' | 'held-out',
  { language, write = (text) => text }: { language?: Language; write?: (text: string) => string } = {},
): Score {
  const texts = labelledTexts.filter(
    (text) =>
      (text.part === 'held-out') === (kind === 'held-out') &&
      (language === undefined || text.language === language),
  )
  const refused = texts.filter((text) => isRefused({ ...text, text: write(text.text) }))
  const innocent = texts.filter(isInnocent).length
  const wronglyRefused = refused.filter(isInnocent).length
  return {
    ...{ steering: texts.length - innocent, refused: refused.length - wronglyRefused },
    ...{ innocent, wronglyRefused },
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '    –' : `${((100 * part) / whole).toFixed(0).padStart(3)} %`

const columns = ({ steering, refused, innocent, wronglyRefused }: Score) =>
  [
    ...[`${refused}/${steering}`.padStart(9), percent(refused, steering)],
    ...[percent(refused, refused + wronglyRefused).padStart(10), `${wronglyRefused}/${innocent}`.padStart(8)],
  ].join(' ')

/** Recall, precision and innocent texts refused, by language. Never names a text that was held out. */
export function steeringReport(): string {
  const row = (name: string, language?: Language) => {
    const of = language ? { language } : {}
    return `${name.padEnd(8)} ${columns(scoreOf('seen', of))}  |${columns(scoreOf('held-out', of))}`
  }
  const titles = ' refused recall  precision innocent'
  return [
    `${''.padEnd(9)}${'seen'.padEnd(37)}| held out`,
    `${'language'.padEnd(9)}${titles}  |${titles}`,
    ...languages.map((language) => row(language, language)),
    row('all'),
    '',
  ].join('\n')
}
