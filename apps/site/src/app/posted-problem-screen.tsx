import { formFields } from '@candour/schemas/limits.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import type { Problem } from '#shared/page.ts'
import { useTexts } from '#shared/page-context.tsx'
import { Heading, Screen } from '#shared/screen.tsx'
import { problemText } from '#texts/reasons.ts'

/**
 * Says that a posted form could not be handled. The page holds what was posted: retrying, or changing the language, posts
 * it again. Rendered on the server only, without a script.
 */
export function PostedProblemScreen({ url, problem }: { url: string; problem: Problem }) {
  const texts = useTexts()
  const posted = Object.entries(problem.posted ?? {})
  return (
    <Screen name="problem" form="posted">
      <form id="posted" method="post" action={url} className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.problem.title}</Heading>
        <p className="text-ink-muted">{problemText(texts, problem)}</p>
        {posted.map(
          ([name, value]) =>
            name !== langParam &&
            name !== formFields.changeLanguage && (
              <textarea key={name} name={name} defaultValue={value} hidden readOnly />
            ),
        )}
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
