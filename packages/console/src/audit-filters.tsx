import { type AuditAction, auditFilters } from '@candour/schemas/audit.ts'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import type { ReactNode } from 'react'
import { actionOptions } from '#audit-words.tsx'
import { texts } from '#texts.ts'

/** Filters of the audit log, as in the URL. */
export interface AuditView {
  companyId: string | undefined
  userId: string | undefined
  action: AuditAction | undefined
  /** Calendar days in the time zone of the log; both included. */
  from: string | undefined
  to: string | undefined
}

export const noAuditFilters: AuditView = {
  companyId: undefined,
  userId: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
}

/** Parses filters from a URL's query; invalid values are ignored. */
export function readAuditView(params: URLSearchParams): AuditView {
  const { userId, action, from, to } = auditFilters.shape
  const given = (name: string) => params.get(name) ?? undefined
  const day = (name: 'from' | 'to') => (name === 'from' ? from : to).safeParse(given(name)).data?.slice(0, 10)
  return {
    companyId: userId.safeParse(given('companyId')).data,
    userId: userId.safeParse(given('userId')).data,
    action: action.safeParse(given('action')).data,
    from: day('from'),
    to: day('to'),
  }
}

/** Serializes the filters that are set. */
export function writeAuditView(view: AuditView): URLSearchParams {
  return new URLSearchParams(Object.entries(view).filter(([, value]) => value !== undefined))
}

/** Returns the parameters of the API's calls. The API reads days in the company's time zone. */
export function auditQueryOf({ companyId, userId, action, from, to }: AuditView) {
  return {
    ...(companyId && { companyId }),
    ...(userId && { userId }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

interface AuditFiltersProps {
  view: AuditView
  onChange: (part: Partial<AuditView>) => void
  /** Which actions can be chosen. */
  actions: 'all' | 'companies'
  /** More filters, shown first. */
  children?: ReactNode
}

/** Selects an action and a period. */
export function AuditFilters({ view, onChange, actions, children }: AuditFiltersProps) {
  const { action, from, to } = view
  const options = actionOptions(actions)
  const words = texts.audit.filters
  return (
    <div className="mb-4 flex flex-wrap gap-2.5">
      {children}
      <Select
        aria-label={words.action}
        value={action ?? ''}
        onChange={({ target }) =>
          onChange({ action: options.find((option) => option.action === target.value)?.action })
        }
        className="w-52 max-sm:w-full"
      >
        <option value="">{words.allActions}</option>
        {options.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </Select>
      <div className="flex items-center gap-2 max-sm:w-full">
        <Input
          type="date"
          aria-label={words.from}
          max={to}
          value={from ?? ''}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
          className="w-38 max-sm:w-auto max-sm:flex-1"
        />
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <Input
          type="date"
          aria-label={words.to}
          min={from}
          value={to ?? ''}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
          className="w-38 max-sm:w-auto max-sm:flex-1"
        />
      </div>
    </div>
  )
}
