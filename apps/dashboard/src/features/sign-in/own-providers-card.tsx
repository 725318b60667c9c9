import { type ApiError, call } from '@candour/api-client/call.ts'
import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import {
  connectProvider,
  disconnectProvider,
  listOwnProviders,
  type OwnProvider,
  providerRefusals,
} from '@candour/schemas/sign-in.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Method } from '#features/two-factor/method.tsx'
import { twoFactorQuery } from '#features/two-factor/queries.ts'
import { type StepUp, useStepUp, wasCanceled } from '#features/two-factor/step-up.tsx'
import { texts } from '#shared/texts.ts'

/** Connects the account with the providers of the user's companies. Nothing where there is none. */
export function OwnProvidersCard({ email }: { email: string }) {
  const words = texts.signIn.own
  const list = useRef<HTMLUListElement>(null)
  const providers = useQuery(queryFor(listOwnProviders, {}))
  const factors = useQuery(twoFactorQuery).data
  const hasCode = factors !== undefined && (factors.totp || factors.recoveryCodesLeft > 0)
  const [stepUp, stepUpDialog] = useStepUp({ email, hasCode, fallback: list })
  const refusal = useOutcome()
  const { data } = providers
  if (!data) return <QueryFailed query={providers} title={words.failed} />
  if (data.length === 0) return null
  return (
    <SectionCard id="own-providers" title={words.title} description={words.description}>
      <FormError>{refusal}</FormError>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="own-providers"
        className="mt-5 divide-y divide-line outline-none"
      >
        {data.map((provider) => (
          <Row key={provider.companyId} provider={provider} stepUp={stepUp} />
        ))}
      </ul>
      {stepUpDialog}
    </SectionCard>
  )
}

function Row({
  provider: { companyId, companyName, connected },
  stepUp,
}: {
  provider: OwnProvider
  stepUp: StepUp
}) {
  const words = texts.signIn.own
  const client = useQueryClient()
  const input = { params: { companyId } }
  const onError = (title: string) => (error: ApiError) => {
    if (!wasCanceled(error)) toastError(title)(error)
  }
  const connect = useMutation({
    mutationFn: () => stepUp.run(() => call(connectProvider, input)),
    onSuccess: ({ url }) => location.assign(url),
    onError: onError(words.connectFailed),
  })
  const disconnect = useMutation({
    mutationFn: () => stepUp.run(() => call(disconnectProvider, input)),
    onSuccess: () => {
      toast({ title: words.disconnected, variant: 'success' })
      return refetchChanged(client, disconnectProvider)
    },
    onError: onError(words.disconnectFailed),
  })
  return (
    <Method
      name={companyName}
      isOn={connected}
      description={connected ? words.connected : words.notConnected}
      actions={
        connected ? (
          <ConfirmDialog
            title={`${words.disconnect}?`}
            description={words.disconnectText}
            confirmLabel={words.disconnect}
            destructive
            onConfirm={() => disconnect.mutate()}
            trigger={
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${words.disconnect}: ${companyName}`}
                busy={disconnect.isPending && !stepUp.isHeld}
              >
                {words.disconnect}
              </Button>
            }
          />
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${words.connect}: ${companyName}`}
            busy={(connect.isPending && !stepUp.isHeld) || connect.isSuccess}
            onClick={() => connect.mutate()}
          >
            {words.connect}
          </Button>
        )
      }
    />
  )
}

/** Says how a visit to a provider has ended, and takes that from the URL. Returns why nothing was connected. */
function useOutcome(): string | undefined {
  const words = texts.signIn.own
  const [query, setQuery] = useSearchParams()
  const [refused] = useState(() => query.get('refused'))
  const isConnected = query.has('connected')
  const isOver = isConnected || query.has('refused')
  useEffect(() => {
    if (isConnected) toast({ title: words.done, variant: 'success' })
    if (isOver) setQuery({}, { replace: true })
  }, [isConnected, isOver, setQuery, words.done])
  if (refused === 'provider_account') return words.taken
  const code = providerRefusals.find((one) => one === refused)
  return code && texts.refusals[code]
}
