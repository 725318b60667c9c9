import { buttonClass } from '@candour/ui/button.tsx'
import type { Problem } from '#shared/page.ts'
import { useTexts } from '#shared/page-context.tsx'
import { useRouter } from '#shared/router.tsx'
import { Heading, Screen } from '#shared/screen.tsx'
import { problemText } from '#texts/reasons.ts'

/** Shown when a page cannot be rendered; retrying reloads it. */
export function ProblemScreen(problem: Problem) {
  const texts = useTexts()
  const { pathname, search } = useRouter()
  return (
    <Screen name="problem">
      <div className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.problem.title}</Heading>
        <p className="text-ink-muted">{problemText(texts, problem)}</p>
        <a
          href={pathname + search}
          className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}
        >
          {texts.problem.retry}
        </a>
      </div>
    </Screen>
  )
}
