import { buttonClass } from '@candour/ui/button.tsx'
import { Input } from '@candour/ui/input.tsx'
import { ThankYouCard } from '@candour/ui/thank-you-card.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChangesShown } from '#features/changes/changes-shown.tsx'
import { useChanges } from '#features/changes/use-changes.ts'
import { clearDraft } from '#features/reviews/draft.ts'
import { type Flow, publicLink } from '#shared/flow.ts'
import { usePage, useTexts } from '#shared/page-context.tsx'
import { Link, useHistoryState } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/**
 * Identical for everyone, independent of the rating. The private link is in the tab's history only, never in the address
 * or in storage; without a script, the server finds it by the handle in the address.
 */
export function ThankYouScreen({ children, ...flow }: Flow & { children?: ReactNode }) {
  const { company, paths } = flow
  const told = useChanges(company)
  const texts = useTexts().thankYou
  const { receipt } = usePage()
  const kept = useHistoryState()
  const url = receipt?.url ?? kept.receipt
  // A native form post does not clear its draft.
  useEffect(() => clearDraft(paths.home), [paths.home])
  return (
    <Screen name="thankYou" company={company}>
      <ThankYouCard heading={<Heading>{texts.title}</Heading>} text={texts.text} thanks={company.thanks}>
        {url && <ReceiptLink url={url} />}
        {children}
        <Link to={paths.home} className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}>
          {texts.home}
        </Link>
        <a {...publicLink(flow)} className={buttonClass({ variant: 'ghost', size: 'lg', fullWidth: true })}>
          {texts.publicReview}
        </a>
      </ThankYouCard>
      {told && <ChangesShown {...told} />}
    </Screen>
  )
}

/** Opens the private page of the feedback just sent, or copies its link. */
function ReceiptLink({ url }: { url: string }) {
  const texts = useTexts().thankYou
  const written = useRef<HTMLInputElement>(null)
  /** Undefined until hydrated: without a script, nothing can be copied. */
  const [copy, setCopy] = useState<'possible' | 'done' | 'refused'>()
  useEffect(() => setCopy('possible'), [])
  useEffect(() => {
    if (copy === 'refused') written.current?.select()
  }, [copy])

  return (
    <div className="mb-3 flex flex-col gap-3">
      <p className="font-medium text-sm">{texts.receipt}</p>
      <a href={url} className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}>
        {texts.open}
      </a>
      {copy && (
        <button
          type="button"
          onClick={() =>
            // Refused where it is not allowed, or not over HTTPS.
            navigator.clipboard?.writeText(url).then(
              () => setCopy('done'),
              () => setCopy('refused'),
            ) ?? setCopy('refused')
          }
          className={buttonClass({ variant: 'ghost', size: 'lg', fullWidth: true })}
        >
          {copy === 'done' ? texts.copied : texts.copy}
        </button>
      )}
      {copy === 'refused' && (
        <Input ref={written} readOnly dir="ltr" aria-label={texts.receipt} value={url} />
      )}
      <span role="status" className="sr-only">
        {copy === 'done' && texts.copied}
      </span>
    </div>
  )
}
