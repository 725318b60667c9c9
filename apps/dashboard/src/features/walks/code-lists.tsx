import { formatDateTime } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import type { Location } from '@candour/schemas/locations.ts'
import type { WalkCode, WalkFinding } from '@candour/schemas/walks.ts'
import { Card } from '@candour/ui/card.tsx'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { shown } from '#features/walks/verdict.ts'
import { texts } from '#shared/texts.ts'

interface CodesProps {
  codes: readonly WalkCode[]
  locations: readonly Location[]
}

/** Codes by their location, those of none last. */
function ByLocation({ codes, locations }: CodesProps) {
  const byLocation = Map.groupBy(codes, ({ locationId }) => locationId)
  const none = { id: null, name: texts.placements.fields.noLocation }
  const groups = [...locations, none].flatMap(({ id, name }) => {
    const here = byLocation.get(id)
    return here ? [{ id, name, here }] : []
  })
  return groups.map(({ id, name, here }) => (
    <div key={id} className="border-line border-t px-5 py-4 sm:px-6">
      {groups.length > 1 && (
        <h3 dir="auto" className="wrap-anywhere mb-2 font-medium text-ink-muted text-sm">
          {name}
        </h3>
      )}
      <ul className="grid gap-2">
        {here.map((code) => (
          <li key={code.id} className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="wrap-anywhere min-w-0 text-ink">
              {code.name}
            </span>
            <span className="shrink-0 font-mono text-ink-muted text-sm">{code.code}</span>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The codes that are still to be found. */
export function MissingCodes({ codes, more, locations }: CodesProps & { more: number }) {
  return (
    <Card as="section" aria-labelledby="missing" padded={false}>
      <h2 id="missing" className="px-5 py-4 font-semibold text-base text-ink sm:px-6">
        {codes.length === 0 ? texts.walks.nothingMissing : texts.walks.missing}
      </h2>
      <ByLocation codes={codes} locations={locations} />
      {more > 0 && (
        <p className="border-line border-t px-5 py-4 text-ink-muted text-sm sm:px-6">
          {texts.walks.more(more)}
        </p>
      )}
    </Card>
  )
}

export function ConfirmedCodes({ codes, locations }: CodesProps) {
  if (codes.length === 0) return null
  return (
    <Card padded={false}>
      <Collapsible>
        <CollapsibleTrigger className="px-5 py-4 font-semibold text-base text-ink sm:px-6">
          {texts.walks.confirmed}
        </CollapsibleTrigger>
        <CollapsibleContent>
          <ByLocation codes={codes} locations={locations} />
        </CollapsibleContent>
      </Collapsible>
    </Card>
  )
}

interface FindingsProps {
  findings: readonly WalkFinding[]
  /** Address of a photo. */
  photoOf: (finding: WalkFinding) => string
  timeZone: string
}

/** What confirmed nothing, notes and photos. */
export function Findings({ findings, photoOf, timeZone }: FindingsProps) {
  const words = texts.walks
  if (findings.length === 0) return null
  return (
    <Card as="section" aria-labelledby="findings" padded={false}>
      <h2 id="findings" className="px-5 py-4 font-semibold text-base text-ink sm:px-6">
        {words.findings}
      </h2>
      <ul>
        {findings.filter(isLatestOfSticker).map((finding) => (
          <li key={finding.submissionId} className="grid gap-1 border-line border-t px-5 py-4 sm:px-6">
            <p className="wrap-anywhere text-ink">{sentenceOf(finding)}</p>
            {finding.note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-muted text-sm">
                {finding.note}
              </p>
            )}
            {finding.hasPhoto && (
              <img
                src={photoOf(finding)}
                alt={texts.walks.photoOf(finding.name ? isolated(finding.name) : shown(finding.read))}
                loading="lazy"
                className="h-40 w-full rounded-md"
                style={{ objectFit: 'contain', objectPosition: 'left' }}
              />
            )}
            <time dateTime={finding.at} className="text-ink-faint text-sm">
              {formatDateTime(finding.at, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Whether no note or photo of the same sticker was sent just after a finding. The newest are first. */
function isLatestOfSticker(
  { read, note, hasPhoto }: WalkFinding,
  at: number,
  findings: readonly WalkFinding[],
) {
  const next = findings[at - 1]
  return note !== '' || hasPhoto || next?.read !== read || (next.note === '' && !next.hasPhoto)
}

function sentenceOf({ verdict, name, read }: WalkFinding): string {
  const { verdicts } = texts.walks
  if (verdict === 'confirmed') return verdicts.confirmed(name ? isolated(name) : shown(read))
  if (verdict === 'elsewhere') return verdicts.notHere(name ? isolated(name) : shown(read))
  return verdict === 'foreign' ? verdicts.foreign(shown(read)) : verdicts.unknown(shown(read))
}
