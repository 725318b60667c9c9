import { buttonClass } from '@candour/ui/button.tsx'
import { useLocation } from 'react-router-dom'
import { useTexts } from '#shared/page-context.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/** Says that the page cannot be shown; retrying reloads it. */
export function ProblemScreen({ text }: { text: string }) {
  const texts = useTexts().problem
  const { pathname, search } = useLocation()
  return (
    <Screen name="problem">
      <div className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.title}</Heading>
        <p className="text-ink-muted">{text}</p>
        <a
          href={pathname + search}
          className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}
        >
          {texts.retry}
        </a>
      </div>
    </Screen>
  )
}
