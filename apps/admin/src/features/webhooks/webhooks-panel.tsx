import { WebhookList } from '@candour/console/webhook-list.tsx'
import { WebhookLog } from '@candour/console/webhook-log.tsx'
import { adminPaths } from '@candour/schemas/paths.ts'
import { Card } from '@candour/ui/card.tsx'
import { ChevronLeft } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { webhookCalls } from '#features/webhooks/calls.ts'

/** The operators' webhooks, and the log of each. */
export function WebhooksPanel() {
  const { id } = matchPath(adminPaths.webhook, useLocation().pathname)?.params ?? {}
  return (
    <section aria-labelledby="webhooks">
      {id !== undefined && (
        <Link
          to={adminPaths.webhooks}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium text-ink-muted text-sm hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Webhooks
        </Link>
      )}
      <h2 id="webhooks" className="font-semibold text-ink text-lg sm:text-xl">
        {id === undefined ? 'Webhooks' : 'Log of a webhook'}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm sm:mb-6">
        Tell your own system what happens in all companies. Messages have ids, stars and times only.
      </p>
      {id === undefined ? (
        <Card>
          <WebhookList calls={webhookCalls} mayChange />
        </Card>
      ) : (
        <WebhookLog key={id} id={id} calls={webhookCalls} mayChange />
      )}
    </section>
  )
}
