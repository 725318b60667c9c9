import { formatCount } from '@candour/console/format.ts'
import type { SystemReport, SystemVariable } from '@candour/schemas/system.ts'
import { SectionCard } from '@candour/ui/card.tsx'

/** The effective configuration: what was changed from the defaults first, everything folded away. */
export function Configuration({ configuration }: Pick<SystemReport, 'configuration'>) {
  const [changed, byDefault] = [
    configuration.filter(({ source }) => source !== 'default'),
    configuration.filter(({ source }) => source === 'default'),
  ]
  return (
    <SectionCard
      id="configuration"
      level={3}
      title="Configuration"
      description="What the server runs with. Secrets are never shown."
    >
      <Variables title={`${formatCount(changed.length, 'variable')} set`} variables={changed} />
      <Variables title={`${byDefault.length} by default`} variables={byDefault} />
    </SectionCard>
  )
}

function Variables({ title, variables }: { title: string; variables: readonly SystemVariable[] }) {
  if (variables.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-ink text-sm">{title}</summary>
      <ul className="divide-y divide-line border-line border-t text-sm">
        {variables.map(({ name, value, source, secret }) => (
          <li key={name} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-2">
            <code className="wrap-anywhere text-ink">{name}</code>
            <span className="wrap-anywhere text-ink-muted">
              {secret && source !== 'default' ? 'Secret' : value || 'Not set'}
              {source === 'stored' && ` (changed here)`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
