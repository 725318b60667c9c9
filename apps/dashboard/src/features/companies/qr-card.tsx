import { useSitePage } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const loadDialog = async () => ({ default: (await import('@candour/ui/qr-dialog.tsx')).QrDialog })

/** A failure surfaces when the dialog is opened. */
const preloadDialog = () => void loadDialog().catch(() => {})

/** Nobody needs it at first sight. */
const QrDialog = lazy(loadDialog)

export function QrCard({ company, className }: { company: DashboardCompany; className?: string }) {
  return (
    <Card as="section" aria-labelledby="qr-code" className={className}>
      <CardHeader
        id="qr-code"
        title="QR Code"
        description="Opens your review page when scanned with a phone."
      />
      <div className="mt-4">
        <QrButton company={company} />
      </div>
    </Card>
  )
}

/** Opens the dialog with the company's QR code. */
function QrButton({ company }: { company: DashboardCompany }) {
  const page = useSitePage(company.slug)
  const [isAsked, setAsked] = useState(false)
  const look = { variant: 'secondary', fullWidth: true, icon: <QrCode aria-hidden="true" /> } as const
  if (!page || !isAsked)
    return (
      <Button {...look} disabled={!page} onPointerEnter={preloadDialog} onClick={() => setAsked(true)}>
        Show QR Code
      </Button>
    )
  return (
    <Suspense
      fallback={
        <Button {...look} busy>
          Show QR Code
        </Button>
      }
    >
      <QrDialog
        name={company.name}
        slug={company.slug}
        link={page}
        trigger={<Button {...look}>Show QR Code</Button>}
        defaultOpen
      />
    </Suspense>
  )
}
