import { queryFor } from '@candour/api-client/query.ts'
import { formatAgo } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { listSessions, type Session } from '@candour/schemas/accounts.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { EndSessions } from '#features/accounts/end-sessions.tsx'
import { deviceName } from '#shared/device-name.ts'
import { texts } from '#shared/texts.ts'

/** Lists the user's sessions and lets them end any but the current one. */
export function SessionsCard({ email }: { email: string }) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  // Always refetched: users open this to check for recent sign-ins.
  const sessions = useQuery({ ...queryFor(listSessions, {}), refetchOnMount: 'always' })
  const others = sessions.data?.filter(({ current }) => !current) ?? []

  return (
    <SectionCard
      id={titleId}
      title={texts.accounts.sessions.title}
      description={texts.accounts.sessions.description}
    >
      {sessions.data ? (
        <ul
          ref={list}
          tabIndex={-1}
          aria-labelledby={titleId}
          className="mt-4 divide-y divide-line outline-none"
        >
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} email={email} list={list} />
          ))}
        </ul>
      ) : sessions.error ? (
        <QueryFailedNote query={sessions} className="mt-4" />
      ) : (
        <div role="status" className="mt-4 flex items-center gap-3 py-3">
          <span className="sr-only">{texts.accounts.sessions.loading}</span>
          <Skeleton className="size-9" />
          <Skeleton className="h-9 w-40" />
        </div>
      )}
      {others.length > 1 && (
        <div className="mt-4">
          <EndSessions
            email={email}
            list={list}
            title={texts.accounts.sessions.endOthersTitle}
            description={texts.accounts.sessions.endOthersDescription(others.length)}
          >
            <Button variant="secondary" fullWidth>
              {texts.accounts.sessions.endOthers}
            </Button>
          </EndSessions>
        </div>
      )}
    </SectionCard>
  )
}

interface SessionRowProps {
  session: Session
  email: string
  list: RefObject<HTMLElement | null>
}

function SessionRow({ session, email, list }: SessionRowProps) {
  const { id, current, factor } = session
  const device = deviceName(session.device)
  const ago = formatAgo(session.lastSeenAt)
  const Icon = /\b(Android|iPhone|iPad)\b/.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink text-sm">{device}</p>
        <p className="flex flex-wrap gap-x-1.5 text-ink-muted text-sm">
          <span>{current ? texts.accounts.sessions.activeNow : texts.accounts.sessions.lastSeen(ago)}</span>
          <span aria-hidden="true" className="text-ink-faint">
            ·
          </span>
          <span>{texts.twoFactor.factors[factor]}</span>
        </p>
      </div>
      {current ? (
        <Badge tone="success">{texts.accounts.sessions.thisDevice}</Badge>
      ) : (
        <EndSessions
          email={email}
          id={id}
          list={list}
          title={texts.accounts.sessions.endTitle}
          description={texts.accounts.sessions.endDescription({ device, ago })}
        >
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.accounts.sessions.endLabel({ device, ago })}
          >
            {texts.accounts.sessions.end}
          </Button>
        </EndSessions>
      )}
    </li>
  )
}
