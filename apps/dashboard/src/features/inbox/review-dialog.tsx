import { queryFor } from '@candour/api-client/query.ts'
import { formatFullTime } from '@candour/console/format.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { locateReview, type Review } from '@candour/schemas/reviews.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { useMediaQuery } from '@candour/ui/use-media-query.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom'
import { type CaseFocus, focusOf } from '#features/cases/case-focus.ts'
import { CasePanel, CaseSkeleton } from '#features/cases/case-panel.tsx'
import { caseQuery } from '#features/cases/queries.ts'
import { useChangeCases } from '#features/inbox/case-changes.ts'
import { EarlierVersions } from '#features/inbox/earlier-versions.tsx'
import { ReviewActions } from '#features/inbox/review-actions.tsx'
import { ReviewPager, usePager } from '#features/inbox/review-pager.tsx'
import { ShortcutsDialog } from '#features/inbox/shortcuts-dialog.tsx'
import { useOpened } from '#features/push/use-opened.ts'
import { undoLast } from '#features/reviews/change-queue.ts'
import { ContactLinks } from '#features/reviews/contact-links.tsx'
import { LanguageBadge } from '#features/reviews/language-badge.tsx'
import { MismatchBadge } from '#features/reviews/mismatch-badge.tsx'
import { reviewQuery, showEdited, shownReview } from '#features/reviews/queries.ts'
import { cameFromList, focusRow, reviewAddress } from '#features/reviews/review-target.ts'
import { ScannedAt } from '#features/reviews/scanned-at.tsx'
import { SentimentMenu } from '#features/reviews/sentiment-menu.tsx'
import { WordsRemoved } from '#features/reviews/words-removed.tsx'
import { useMay, useRoleIncludes } from '#shared/permissions.ts'
import { useShortcuts } from '#shared/shortcuts.ts'
import { texts } from '#shared/texts.ts'

/** A single review in a dialog over the list, with its own URL. */
export function Component() {
  const company = useOutletContext<DashboardCompany>()
  const { id = '' } = useParams()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const panel = useRef<HTMLDivElement>(null)
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const [focus, setFocus] = useState(() => focusOf(state))
  const mayChange = useMay('reviews:reply')
  const seesCase = useRoleIncludes('reviews:reply')
  const hasColumns = useMediaQuery('(min-width: 64rem)')
  const changeCases = useChangeCases(company.id)
  const review = useQuery({
    ...reviewQuery(company.id, id),
    placeholderData: () => shownReview(queryClient, company.id, id),
  })
  const isLoaded = review.data !== undefined && !review.isPlaceholderData
  const opened = useQuery({ ...caseQuery(company.id, id), enabled: seesCase && isLoaded })
  const seen = opened.data
  const shown = seesCase ? seen && [seen.version, seen.notes.length, seen.messages.length].join() : 'review'
  useOpened(company.id, id, (isLoaded && shown) || '')
  const isMissing = review.error?.code === 'review_not_found'
  const located = useQuery({ ...queryFor(locateReview, { params: { id } }), enabled: isMissing })

  // A list updates its first page only, and this review may be on a later one.
  useEffect(() => {
    if (review.data && !review.isPlaceholderData) showEdited(queryClient, review.data)
  }, [review.data, review.isPlaceholderData, queryClient])
  // Reset the scroll position when the review changes.
  useEffect(() => {
    if (panel.current && id) panel.current.scrollTop = 0
  }, [id])

  const show = (id: string, companyId = company.id) => ({
    to: reviewAddress(id, companyId, search),
    options: { replace: true, preventScrollReset: true, state: { ...state, focus: undefined } },
  })
  // Going back takes a moment, in which a second press would go back further, and paging would open a review again.
  const isClosing = useRef(false)
  const close = () => {
    if (isClosing.current) return
    isClosing.current = true
    if (cameFromList(state)) navigate(-1)
    else navigate({ pathname: dashboardPaths.reviews, search }, { replace: true, preventScrollReset: true })
  }

  const pager = usePager({
    company,
    id,
    onShow: (id) => {
      if (isClosing.current) return
      setFocus(undefined)
      const { to, options } = show(id)
      void navigate(to, options)
    },
  })
  const isOpening = review.isPending || review.isPlaceholderData || opened.isLoading
  const focusOn = (what: CaseFocus) => () => {
    // The panel reacts to changes only, so the same focus is reset first.
    flushSync(() => setFocus(undefined))
    setFocus(what)
    // A space that is meant for a field to come must not press a button.
    if (isOpening) panel.current?.focus()
  }
  const finish = () => {
    if (!review.data) return
    changeCases([review.data], { status: 'done' })
    if (pager.hasNext) void pager.showNext()
    else close()
  }
  const ifMay = (run: () => void) => (mayChange && review.data ? run : undefined)
  useShortcuts(
    // Until the field that was asked for is there, letters are already meant for it.
    focus && isOpening
      ? {}
      : {
          j: () => void pager.showNext(),
          k: pager.showPrevious,
          e: ifMay(finish),
          a: ifMay(focusOn('assignee')),
          r: ifMay(focusOn('reply')),
          n: ifMay(focusOn('note')),
          z: ifMay(undoLast),
          '?': () => setShowsShortcuts(true),
        },
    '[data-review]',
  )

  if (located.data && located.data.companyId !== company.id) {
    const { to, options } = show(id, located.data.companyId)
    return <Navigate to={to} {...options} />
  }

  const mode = seen && seen.reply !== 'possible' && seen.reply !== 'by_link' ? 'note' : 'reply'
  const write = ifMay(focusOn(mode))
  const words = texts.inbox.review
  const isLooking = review.isPending || (isMissing && located.isPending)
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        ref={panel}
        data-review={id}
        title={words.title}
        size={seesCase ? 'lg' : 'md'}
        style={brandStyle(company.brandColor)}
        // Fixed height, so paging through reviews does not move the buttons.
        className={`flex flex-col pb-0! ${seesCase ? 'h-full lg:max-w-5xl!' : 'h-[min(36rem,100%)]'}`}
        onOpenAutoFocus={(event) => {
          // In a field of the case, letters would be typed instead of being shortcuts.
          event.preventDefault()
          panel.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusRow(id)
        }}
      >
        <div className="grow pb-5">
          {(review.data || isLooking) && (
            <div className={seesCase ? 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-8' : ''}>
              {review.data ? (
                <ReviewDetail key={review.data.id} review={review.data} timeZone={company.timeZone} />
              ) : (
                <div className="grid content-start gap-4">
                  <Skeleton className="h-6 w-48" />
                  <Skeleton className="h-24 w-full" />
                </div>
              )}
              {seesCase &&
                (review.data && isLoaded ? (
                  <CasePanel company={company} review={review.data} focus={focus} />
                ) : (
                  <CaseSkeleton />
                ))}
            </div>
          )}
          {review.error && !isLooking && (
            <div role="alert" className="grid justify-items-start gap-4">
              <p className="wrap-anywhere text-base text-ink-muted">
                {isMissing || review.error.code === 'validation_failed' ? (
                  <Sentence parts={words.notFound(<bdi>{company.name}</bdi>)} />
                ) : (
                  review.error.message || words.failed
                )}
              </p>
              <Button variant="secondary" onClick={close}>
                {words.all}
              </Button>
            </div>
          )}
        </div>
        <ReviewPager
          pager={pager}
          action={
            // Below the words, which may be long, the form is far away.
            write &&
            !hasColumns && (
              <Button variant="secondary" onClick={write}>
                {texts.inbox.composer[mode === 'note' ? 'privateNote' : 'answer']}
              </Button>
            )
          }
        />
        <ShortcutsDialog open={showsShortcuts} onOpenChange={setShowsShortcuts} />
      </DialogContent>
    </Dialog>
  )
}

function ReviewDetail({ review, timeZone }: { review: Review; timeZone: string }) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Stars value={review.rating} />
        <SentimentMenu review={review} />
        <MismatchBadge review={review} />
        <LanguageBadge review={review} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <time dateTime={review.timestamp} className="text-ink-muted text-sm">
          {formatFullTime(review.timestamp, timeZone)}
        </time>
        {review.editedAt && (
          <p className="text-ink-muted text-sm">
            {texts.inbox.review.edited(formatFullTime(review.editedAt, timeZone))}
          </p>
        )}
        <ScannedAt review={review} />
      </div>
      {review.erasedAt ? (
        <WordsRemoved at={review.erasedAt} timeZone={timeZone} />
      ) : (
        <p
          lang={review.textLanguage ?? undefined}
          dir="auto"
          className="wrap-anywhere whitespace-pre-line text-base text-ink"
        >
          {review.feedback}
        </p>
      )}
      {review.editedAt && !review.erasedAt && <EarlierVersions review={review} timeZone={timeZone} />}
      <div className="border-line border-t pt-4 empty:hidden">
        <ContactLinks review={review} />
      </div>
      <ReviewActions review={review} />
    </article>
  )
}
