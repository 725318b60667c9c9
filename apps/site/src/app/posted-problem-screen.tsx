import { buttonClass } from '@candour/ui/button.tsx'
import type { Problem } from '#shared/page.ts'
import { useTexts } from '#shared/page-context.tsx'
import { PostedFields } from '#shared/private-page.tsx'
import { Heading, Screen } from '#shared/screen.tsx'
import { problemText } from '#texts/reasons.ts'

/**
 * Says that a posted form could not be handled. The page keeps what was posted: retrying or changing the language posts
 * it again. Rendered on the server only, without a script.
 */
export function PostedProblemScreen({ url, problem }: { url: string; problem: Problem }) {
  const texts = useTexts()
  return (
    <Screen name="problem" form="posted">
      <form id="posted" method="post" action={url} className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.problem.title}</Heading>
        <p className="text-ink-muted">{problemText(texts, problem)}</p>
        <PostedFields posted={problem.posted ?? {}} />
        <button
          type="submit"
          className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}
        >
          {texts.problem.retry}
        </button>
      </form>
    </Screen>
  )
}
