import { readFileSync } from 'node:fs'

const parts = ['former', 'seen', 'held-out'] as const

/** What a text is labelled: the kind of fault the old engines were tested for, or only whether it is refused. */
type Label = 'steering' | 'offering' | 'naming' | 'refused' | 'allowed' | 'reply refused' | 'reply allowed'

export interface LabelledText {
  part: (typeof parts)[number]
  /** One of `languages`. */
  language: string
  label: Label
  text: string
}

/** The texts of all parts, in the order of their files. */
export const labelledTexts: readonly LabelledText[] = parts.flatMap((part) => {
  const lines = readFileSync(new URL(`${part}.txt`, import.meta.url), 'utf8').split('\n')
  const texts: LabelledText[] = []
  let [language, label] = ['', '']
  for (const line of lines) {
    const [, nextLanguage, nextLabel] = /^\[(\S+) ([a-z ]+)\]$/.exec(line) ?? []
    if (nextLanguage && nextLabel) [language, label] = [nextLanguage, nextLabel]
    else if (line !== '' && !line.startsWith('# ')) {
      const text = line.replace(/\\u([0-9a-f]{4})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      texts.push({ part, language, label: label as Label, text })
    }
  }
  return texts
})
