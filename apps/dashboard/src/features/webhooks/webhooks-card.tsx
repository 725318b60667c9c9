import { WebhookList } from '@candour/console/webhook-list.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { useWebhookCalls } from '#features/webhooks/calls.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** The company's webhooks. */
export function WebhooksCard({ company }: { company: DashboardCompany }) {
  const calls = useWebhookCalls(company)
  return (
    <SectionCard
      id="webhooks"
      title={texts.integrations.dashboard.webhooks}
      description={texts.integrations.dashboard.webhooksDescription}
    >
      <WebhookList calls={calls} mayChange={useMay('integrations:manage')} />
    </SectionCard>
  )
}
