import { formatAgo, formatDateTime, formatNumber } from '@candour/console/format.ts'
import { useSitePage } from '@candour/console/site-page.ts'
import type { ListedCompany } from '@candour/schemas/companies.ts'
import { reviewPaths } from '@candour/schemas/paths.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Logo } from '@candour/ui/logo.tsx'
import { QrDialog } from '@candour/ui/qr-dialog.tsx'
import { ExternalLink, Pencil, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { statuses } from '#features/companies/statuses.ts'
import { ViewAsDialog } from '#features/companies/view-as-dialog.tsx'
import { ManageUsers } from '#features/users/manage-users.tsx'

export function CompanyCard({ company, onEdit }: { company: ListedCompany; onEdit: () => void }) {
  const status = statuses[company.billingStatus]
  return (
    <Card as="article" aria-label={company.name} padded={false} className="w-full">
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="flex items-center gap-4">
          <span
            style={brandStyle(company.brandColor)}
            className="flex shrink-0 sm:[&>img]:max-w-28 [&>img]:max-w-20"
          >
            <Logo name={company.name} src={company.logoUrl} decorative />
          </span>
          <h3
            title={company.name}
            dir="auto"
            className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-left font-semibold text-base text-ink"
          >
            {company.name}
          </h3>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5 text-sm">
          <Row term="Slug">
            <span className="block truncate text-ink" title={company.slug}>
              {reviewPaths(company.slug).home}
            </span>
          </Row>
          <Row term="Status">
            <Badge tone={status.tone}>{status.label}</Badge>
          </Row>
          <Row term="Brand Color">
            <span className="flex items-baseline gap-2 text-ink tabular-nums">
              <span
                aria-hidden="true"
                style={{ background: company.brandColor }}
                className="size-4 self-center rounded-sm border border-line-control"
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
                className="wrap-anywhere block text-accent-text hover:underline"
              >
                {company.googleReviewUrl}
              </a>
            ) : (
              <span className="text-ink-faint">Not set</span>
            )}
          </Row>
        </dl>
        <Activity company={company} />
        <Actions company={company} onEdit={onEdit} />
      </div>
      <ManageUsers company={company} />
    </Card>
  )
}

/** Key activity figures of a company. */
function Activity({ company }: { company: ListedCompany }) {
  const { recentReviews, lastReviewAt, users, openOrders } = company
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-[1.1fr_1.2fr_0.7fr_1fr]">
      <Figure term="30-day reviews">{formatNumber(recentReviews)}</Figure>
      <Figure term="Last review">
        <LastReview at={lastReviewAt} />
      </Figure>
      <Figure term="Users">{formatNumber(users)}</Figure>
      <Figure term="Open orders">{formatNumber(openOrders)}</Figure>
    </dl>
  )
}

/** Shows how long ago the last review arrived; `at` is null if there is none. */
export function LastReview({ at }: { at: string | null }) {
  if (!at) return <span className="text-ink-faint">None yet</span>
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  )
}

function Actions({ company, onEdit }: { company: ListedCompany; onEdit: () => void }) {
  const page = useSitePage(company.slug)
  const look = { variant: 'secondary', size: 'sm' } as const
  const qr = (
    <Button {...look} disabled={!page} icon={<QrCode />} aria-label={`QR Code for ${company.name}`}>
      QR Code
    </Button>
  )
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      {page ? <QrDialog name={company.name} slug={company.slug} link={page} trigger={qr} /> : qr}
      <a
        href={page}
        target="_blank"
        rel="noreferrer"
        aria-label={`Preview ${company.name}`}
        className={buttonClass(look)}
      >
        <ExternalLink />
        Preview
      </a>
      <Button {...look} icon={<Pencil />} aria-label={`Edit ${company.name}`} onClick={onEdit}>
        Edit
      </Button>
      <ViewAsDialog company={company} />
    </div>
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

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 bg-surface-raised px-3 py-2.5">
      <dt className="text-ink-muted text-xs">{term}</dt>
      <dd className="font-medium text-ink text-sm tabular-nums">{children}</dd>
    </div>
  )
}
