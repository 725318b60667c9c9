import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { twoFactorId } from '@candour/schemas/paths.ts'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { twoFactorQuery } from '#features/two-factor/queries.ts'
import { TwoFactorMethods, type TwoFactorMethodsProps } from '#features/two-factor/two-factor-methods.tsx'
import { texts } from '#shared/texts.ts'

/** The second factors on the account page. */
export function TwoFactorCard({ email }: { email: string }) {
  const titleId = useId()
  const { hash } = useLocation()
  const isTarget = hash === `#${twoFactorId}`
  // The browser looks for the target before the account has loaded.
  useEffect(() => {
    if (isTarget) document.getElementById(twoFactorId)?.scrollIntoView()
  }, [isTarget])
  return (
    <Card as="section" id={twoFactorId} aria-labelledby={titleId} className="scroll-mt-20">
      <CardHeader id={titleId} title={texts.twoFactor.title} description={texts.twoFactor.description} />
      <div className="mt-5">
        <LoadedMethods email={email} />
      </div>
    </Card>
  )
}

/** The second factors once loaded; until then a placeholder, or the error with a retry. */
export function LoadedMethods(props: Omit<TwoFactorMethodsProps, 'state'>) {
  const state = useQuery(twoFactorQuery)
  if (state.data) return <TwoFactorMethods {...props} state={state.data} />
  if (state.error) return <QueryFailedNote query={state} />
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{texts.twoFactor.loading}</span>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
