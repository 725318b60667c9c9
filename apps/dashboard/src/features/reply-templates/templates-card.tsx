import { queryFor } from '@candour/api-client/query.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { nameInAddress } from '@candour/schemas/fill-reply.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TemplatesDialog } from '#features/reply-templates/templates-dialog.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Leads to the company's answer templates, also before there is any review to answer. */
export function TemplatesCard({ company }: { company: DashboardCompany }) {
  const { data: me } = useQuery(queryFor(getMe, {}))
  const [open, setOpen] = useState(false)
  if (!useMay('reviews:reply') || !me) return null
  const values = {
    name: null,
    company: company.name,
    location: null,
    me: me.user.name ?? nameInAddress(me.user.email),
  }
  return (
    <Card as="section" aria-labelledby="templates">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardHeader
          id="templates"
          title={texts.replyTemplates.card.title}
          description={texts.replyTemplates.card.description}
        />
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.replyTemplates.card.manage}
        </Button>
      </div>
      <TemplatesDialog companyId={company.id} values={values} open={open} onOpenChange={setOpen} />
    </Card>
  )
}
