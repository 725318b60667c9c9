import { useSitePage } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { texts } from '#shared/texts.ts'

const loadDialog = async () => ({ default: (await import('@candour/ui/qr-dialog.tsx')).QrDialog })

/** A failure surfaces when the dialog is opened. */
const preloadDialog = () => void loadDialog().catch(() => {})

/** Nobody needs it at first sight. */
const QrDialog = lazy(loadDialog)

export function QrCard({ company }: { company: DashboardCompany }) {
  return (
    <SectionCard
      id="qr-code"
      title={texts.companies.qrCode.title}
      description={texts.companies.qrCode.description}
    >
      <div className="mt-4">
        <QrButton company={company} />
      </div>
    </SectionCard>
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
        {texts.companies.qrCode.show}
      </Button>
    )
  return (
    <Suspense
      fallback={
        <Button {...look} busy>
          {texts.companies.qrCode.show}
        </Button>
      }
    >
      <QrDialog
        name={company.name}
        slug={company.slug}
        link={page}
        trigger={<Button {...look}>{texts.companies.qrCode.show}</Button>}
        defaultOpen
      />
    </Suspense>
  )
}
