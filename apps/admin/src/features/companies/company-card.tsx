import type { AdminCompany } from '@candour/schemas/companies.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { Badge, type BadgeProps } from '@candour/ui/badge.tsx'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Logo } from '@candour/ui/logo.tsx'
import { Tooltip } from '@candour/ui/tooltip.tsx'
import { ExternalLink, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router-dom'

const statuses: Record<AdminCompany['billingStatus'], { label: string; tone: BadgeProps['tone'] & string }> =
  {
    active: { label: 'Active', tone: 'success' },
    trial: { label: 'Trial', tone: 'accent' },
    past_due: { label: 'Past due', tone: 'warning' },
    suspended: { label: 'Suspended', tone: 'danger' },
  }

export function CompanyCard({ company, onEdit }: { company: AdminCompany; onEdit: () => void }) {
  const status = statuses[company.billingStatus]
  return (
    <Card as="article" aria-label={company.name} className="flex w-full flex-col gap-5">
      <div className="flex items-start gap-4">
        <span
          style={brandStyle(company.brandColor)}
          className="flex shrink-0 sm:[&>img]:max-w-28 [&>img]:max-w-14"
        >
          <Logo name={company.name} src={company.logoUrl} decorative />
        </span>
        <h2
          title={company.name}
          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 self-center font-semibold text-base text-ink"
        >
          {company.name}
        </h2>
        <div className="-mt-1 -mr-2 flex shrink-0">
          <Tooltip content="Preview">
            <a
              href={generatePath(sitePaths.company, { slug: company.slug })}
              target="_blank"
              rel="noreferrer"
              aria-label={`Preview ${company.name}`}
              className={buttonClass({ variant: 'ghost', size: 'icon' })}
            >
              <ExternalLink aria-hidden="true" />
            </a>
          </Tooltip>
          <Tooltip content="Edit">
            <Button variant="ghost" size="icon" aria-label={`Edit ${company.name}`} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </Button>
          </Tooltip>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2.5 text-sm">
        <Row term="Slug">
          <span className="block truncate text-ink" title={company.slug}>
            /{company.slug}
          </span>
        </Row>
        <Row term="Status">
          <Badge tone={status.tone}>{status.label}</Badge>
        </Row>
        <Row term="Brand Color">
          <span className="flex items-center gap-2 text-ink tabular-nums">
            <span
              aria-hidden="true"
              style={{ background: company.brandColor }}
              className="size-4 rounded-sm border border-line-control"
            />
            {company.brandColor.toUpperCase()}
          </span>
        </Row>
        <Row term="Review URL">
          {company.googleReviewUrl ? (
            <a
              href={company.googleReviewUrl}
              target="_blank"
              rel="noreferrer"
              title={company.googleReviewUrl}
              className="block truncate text-accent-text hover:underline"
            >
              {company.googleReviewUrl.replace(/^https?:\/\//, '')}
            </a>
          ) : (
            <span className="text-ink-faint">Not set</span>
          )}
        </Row>
      </dl>
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
