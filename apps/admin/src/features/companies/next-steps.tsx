import { useSitePage } from '@candour/console/site-page.ts'
import type { AdminCompany } from '@candour/schemas/companies.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { QrDialog } from '@candour/ui/qr-dialog.tsx'
import { ExternalLink, MailPlus, QrCode, X } from 'lucide-react'
import { AddUserDialog } from '#features/users/add-user-dialog.tsx'

/** Next steps for a company that was just created. */
export function NextSteps({ company, onClose }: { company: AdminCompany; onClose: () => void }) {
  const page = useSitePage(company.slug)
  const look = { variant: 'secondary', size: 'sm' } as const
  return (
    <Card as="section" aria-label={`Next steps for ${company.name}`} className="relative mb-5 grid gap-4">
      <div className="pr-10">
        <h3 className="wrap-anywhere font-semibold text-base text-ink">
          <bdi>{company.name}</bdi> is ready
        </h3>
        <p className="wrap-anywhere mt-1 text-ink-muted text-sm">Its review page is at {page}.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AddUserDialog
          company={company}
          initialTab="new"
          trigger={
            <Button size="sm" icon={<MailPlus />}>
              Invite the owner
            </Button>
          }
        />
        {page && (
          <QrDialog
            name={company.name}
            slug={company.slug}
            link={page}
            trigger={
              <Button {...look} icon={<QrCode />}>
                QR code
              </Button>
            }
          />
        )}
        <a href={page} target="_blank" rel="noreferrer" className={buttonClass(look)}>
          <ExternalLink />
          Preview
        </a>
      </div>
      <div className="absolute top-3 right-3">
        <Button variant="ghost" size="icon" icon={<X />} aria-label="Close next steps" onClick={onClose} />
      </div>
    </Card>
  )
}
