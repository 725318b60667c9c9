import { buttonClass } from '@candour/ui/button.tsx'
import { ThankYouCard } from '@candour/ui/thank-you-card.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clearDraft } from '#features/reviews/draft.ts'
import { type Flow, publicLink } from '#shared/flow.ts'
import { usePage, useTexts } from '#shared/page-context.tsx'
import { Link } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/** Identical for everyone, independent of the rating. */
export function ThankYouScreen({ children, ...flow }: Flow & { children?: ReactNode }) {
  const { company, paths } = flow
  const texts = useTexts().thankYou
  const { receipt } = usePage()
  // A native form post does not clear its draft.
  useEffect(() => clearDraft(paths.home), [paths.home])
  return (
    <Screen name="thankYou" company={company}>
      <ThankYouCard heading={<Heading>{texts.title}</Heading>} text={texts.text} thanks={company.thanks}>
        {receipt && <ReceiptLink url={receipt.url} />}
        {children}
        <Link to={paths.home} className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}>
          {texts.home}
        </Link>
        <a {...publicLink(flow)} className={buttonClass({ variant: 'ghost', size: 'lg', fullWidth: true })}>
          {texts.publicReview}
        </a>
      </ThankYouCard>
    </Screen>
  )
}

/** The private link to the feedback just sent. It is kept in memory only, never in the address or in storage. */
function ReceiptLink({ url }: { url: string }) {
  const texts = useTexts().thankYou
  const link = useRef<HTMLAnchorElement>(null)
  /** Undefined until hydrated: without a script, there is no button. */
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => setCopied(false), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Not allowed, or not over HTTPS.
      if (link.current) getSelection()?.selectAllChildren(link.current)
    }
  }

  return (
    <div className="mb-3 flex flex-col gap-2 text-sm">
      <p className="font-medium">{texts.receipt}</p>
      <a ref={link} href={url} dir="ltr" className="text-ink-muted underline">
        {url}
      </a>
      {copied !== undefined && (
        <button
          type="button"
          onClick={copy}
          className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}
        >
          {copied ? texts.copied : texts.copy}
        </button>
      )}
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </div>
  )
}
