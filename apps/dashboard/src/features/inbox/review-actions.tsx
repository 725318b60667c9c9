import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Link, type LucideIcon, TextQuote } from 'lucide-react'
import { createPath, useHref } from 'react-router-dom'
import { reviewAddress } from '#features/reviews/review-target.ts'
import { texts } from '#shared/texts.ts'

/** Buttons that copy a review's link, or its text unless that was erased. */
export function ReviewActions({ review }: { review: Review }) {
  const path = useHref(createPath(reviewAddress(review.id, review.companyId)))
  const words = texts.inbox.review
  return (
    <div className="-mx-3 flex flex-wrap">
      <CopyButton
        what={words.copyLink}
        done={words.linkCopied}
        Icon={Link}
        text={window.location.origin + path}
      />
      {review.feedback && (
        <CopyButton what={words.copyText} done={words.textCopied} Icon={TextQuote} text={review.feedback} />
      )}
    </div>
  )
}

interface CopyButtonProps {
  what: string
  done: string
  Icon: LucideIcon
  text: string
}

function CopyButton({ what, done, Icon, text }: CopyButtonProps) {
  const [copied, copy] = useCopy()
  const press = async () => {
    if (await copy(text)) return
    const { copyFailed: title, copyFailedDescription: description } = texts.inbox.review
    toast({ title, description, variant: 'destructive' })
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={copied ? <Check className="text-success" /> : <Icon />}
        onClick={press}
      >
        {what}
      </Button>
      <span role="status" className="sr-only">
        {copied && done}
      </span>
    </>
  )
}
