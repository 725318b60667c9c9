import { queryFor } from '@candour/api-client/query.ts'
import { formatAgo } from '@candour/console/format.ts'
import { listSessions, type Session } from '@candour/schemas/accounts.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { EndSessions } from '#features/accounts/end-sessions.tsx'
import { factorNames } from '#features/two-factor/factor-names.ts'

/** Lists the user's sessions and lets them end any but the current one. */
export function SessionsCard({ email }: { email: string }) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  // Always refetched: users open this to check for recent sign-ins.
  const sessions = useQuery({ ...queryFor(listSessions, {}), refetchOnMount: 'always' })
  const others = sessions.data?.filter(({ current }) => !current) ?? []

  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title="Where you're logged in"
        description="Don't recognize one of these? End it and change your password."
      />
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
        <div role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-danger text-sm">{sessions.error.message}</p>
          <Button variant="secondary" size="sm" busy={sessions.isFetching} onClick={() => sessions.refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <div role="status" className="mt-4 flex items-center gap-3 py-3">
          <span className="sr-only">Loading...</span>
          <Skeleton className="size-9" />
          <Skeleton className="h-9 w-40" />
        </div>
      )}
      {others.length > 1 && (
        <div className="mt-4">
          <EndSessions
            email={email}
            list={list}
            title="End all other sessions?"
            description={`${others.length} other sessions will be logged out immediately. This one stays logged in.`}
          >
            <Button variant="secondary" fullWidth>
              End all other sessions
            </Button>
          </EndSessions>
        </div>
      )}
    </Card>
  )
}

interface SessionRowProps {
  session: Session
  email: string
  list: RefObject<HTMLElement | null>
}

function SessionRow({ session, email, list }: SessionRowProps) {
  const { id, device, current, factor } = session
  const seen = current ? 'Active now' : `Last seen ${formatAgo(session.lastSeenAt)}`
  const Icon = /\b(Android|iPhone|iPad)\b/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink text-sm">{device}</p>
        <p className="flex flex-wrap gap-x-1.5 text-ink-muted text-sm">
          <span>{seen}</span>
          <span aria-hidden="true" className="text-ink-faint">
            ·
          </span>
          <span>{factorNames[factor]}</span>
        </p>
      </div>
      {current ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <EndSessions
          email={email}
          id={id}
          list={list}
          title="End this session?"
          description={`${device}, ${seen.toLowerCase()}. It will be logged out immediately.`}
        >
          <Button variant="secondary" size="sm" aria-label={`End session: ${device}, ${seen.toLowerCase()}`}>
            End
          </Button>
        </EndSessions>
      )}
    </li>
  )
}
