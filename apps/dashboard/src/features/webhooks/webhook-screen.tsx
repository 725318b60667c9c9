import { WebhookLog } from '@candour/console/webhook-log.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { useParams } from 'react-router-dom'
import { useWebhookCalls } from '#features/webhooks/calls.ts'
import { BackLink } from '#shared/back-link.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** The log of a webhook. */
export function Component() {
  return (
    <WithCompany title={texts.integrations.dashboard.webhookLog} className="min-w-0">
      {(company) => <Log company={company} />}
    </WithCompany>
  )
}

function Log({ company }: { company: DashboardCompany }) {
  const { id = '' } = useParams()
  const calls = useWebhookCalls(company)
  const mayChange = useMay('integrations:manage')
  return (
    <>
      <BackLink to={{ pathname: dashboardPaths.integrations, hash: 'webhooks' }}>
        {texts.integrations.dashboard.webhooks}
      </BackLink>
      <h1 className="mb-5 font-semibold text-ink text-lg">{texts.integrations.dashboard.webhookLog}</h1>
      <WebhookLog id={id} calls={calls} mayChange={mayChange} />
    </>
  )
}
