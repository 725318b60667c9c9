import { WebhookList } from '@candour/console/webhook-list.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { useWebhookCalls } from '#features/webhooks/calls.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** The company's webhooks. */
export function WebhooksCard({ companyId }: { companyId: string }) {
  const calls = useWebhookCalls(companyId)
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
