import { queryFor } from '@candour/api-client/query.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { OtherApp } from '@candour/ui/other-app.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotFound, type NotFoundProps } from '#not-found.tsx'

interface ElsewhereProps extends NotFoundProps {
  /** The app that owns the path. */
  app: 'site' | 'dashboard' | 'admin'
}

/** Redirects a path of another app to that app, which may be on another origin. */
export function Elsewhere({ app, home }: ElsewhereProps) {
  const config = useQuery(queryFor(getConfig, {}))
  return (
    <OtherApp origin={config.data?.[`${app}Origin`]} asked={config}>
      <NotFound home={home} />
    </OtherApp>
  )
}
