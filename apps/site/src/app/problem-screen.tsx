import { Button, buttonClass } from '@candour/ui/button.tsx'
import { useLocation } from 'react-router-dom'
import { useTexts } from '#app/page-context.tsx'
import { Heading, Screen } from '#app/screen.tsx'

/** Says that a page cannot be shown now; trying again is a reload unless told otherwise. */
export function ProblemScreen({ text, onRetry }: { text?: string; onRetry?: () => void }) {
  const texts = useTexts().problem
  const { pathname, search } = useLocation()
  return (
    <Screen name="problem">
      <div className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.title}</Heading>
        <p className="text-ink-muted">{text ?? texts.text}</p>
        <div className="mt-5">
          {onRetry ? (
            <Button variant="secondary" size="lg" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : (
            <a href={pathname + search} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {texts.retry}
            </a>
          )}
        </div>
      </div>
    </Screen>
  )
}
