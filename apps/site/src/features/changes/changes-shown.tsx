import type { ShownChangesTexts } from '@candour/texts/en/shown-changes.ts'
import type { CompanyChanges } from '#shared/page.ts'

export interface ChangesInWords {
  changes: CompanyChanges
  words: ShownChangesTexts
}

/** What a company has changed in response to feedback, in its own words; renders nothing if there is nothing. */
export function ChangesShown({ changes: { language: lang, shown }, words }: ChangesInWords) {
  const own = { lang, dir: 'auto', className: 'text-ink' }
  return (
    shown.length > 0 && (
      <section className="mt-5 flex flex-col gap-3 text-ink-muted">
        <h2 className="font-semibold text-ink">{words.title}</h2>
        {shown.map(({ said, did, date }) => (
          <dl key={date + said + did} className="text-sm">
            <dt>{words.said}</dt>
            <dd {...own}>{said}</dd>
            <dt>{words.did}</dt>
            <dd {...own}>{did}</dd>
          </dl>
        ))}
      </section>
    )
  )
}
