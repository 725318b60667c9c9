import { formatCount } from '@candour/console/format.ts'
import type { SystemReport } from '@candour/schemas/system.ts'
import { SectionCard } from '@candour/ui/card.tsx'

/** Release notes of the running version: the manual steps of the upgrade, and collapsed, the rest. */
export function ReleaseNotes({ version, notes }: Pick<SystemReport, 'version' | 'notes'>) {
  const [first] = notes
  const todo = first && /^To do/.test(first.title) ? first : undefined
  return (
    <SectionCard
      id="version"
      level={3}
      title={`Version ${version}`}
      description={
        <>
          This server asks no other one for news. After <code>git fetch</code>,{' '}
          <code className="wrap-anywhere">pnpm release-notes --next</code> tells what the next one brings.
        </>
      }
    >
      {todo && (
        <>
          <h4 className="mt-4 font-medium text-ink text-sm">{todo.title}</h4>
          <Items items={todo.items} />
        </>
      )}
      {notes
        .filter((group) => group !== todo)
        .map(({ title, items }) => (
          <details key={title} className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-ink text-sm">
              {`${title}: ${formatCount(items.length, 'change')}`}
            </summary>
            <Items items={items} />
          </details>
        ))}
    </SectionCard>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-1 grid list-disc gap-2 ps-5 text-ink-muted text-sm">
      {items.map((item) => (
        <li key={item} className="wrap-anywhere">
          {item.split('`').map((text, index) => (index % 2 ? <code key={index}>{text}</code> : text))}
        </li>
      ))}
    </ul>
  )
}
