import type { Problem } from '#shared/page.ts'
import { useTexts } from '#shared/page-context.tsx'
import { PostedForm } from '#shared/private-page.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/**
 * Shown when a posted form could not be handled. The page keeps what was posted: retrying or changing the language
 * posts it again. Rendered on the server only, without a script.
 */
export function PostedProblemScreen({ url, problem }: { url: string; problem: Problem }) {
  const texts = useTexts()
  return (
    <Screen name="problem" form="posted">
      <PostedForm
        texts={texts}
        heading={<Heading>{texts.problem.title}</Heading>}
        problem={problem}
        url={url}
      />
    </Screen>
  )
}
