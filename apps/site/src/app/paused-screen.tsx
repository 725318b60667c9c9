import { useTexts } from '#shared/page-context.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

/** Shown for a suspended company, and for a code whose company is gone. */
export function PausedScreen() {
  const texts = useTexts().paused
  return (
    <Screen name="paused">
      <div className="flex flex-col items-center gap-3 text-center">
        <Heading>{texts.title}</Heading>
        <p className="text-ink-muted">{texts.text}</p>
      </div>
    </Screen>
  )
}
