import { reviewPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { useCarried, useTexts } from '#shared/page-context.tsx'
import { Heading, Screen } from '#shared/screen.tsx'

export function NotFoundScreen() {
  const texts = useTexts().notFound
  return (
    <Screen name="notFound">
      <div className="flex flex-col items-center gap-3 text-center">
        <p
          aria-hidden="true"
          style={{ fontSize: '3.75rem', lineHeight: 1 }}
          className="font-semibold text-line-control"
        >
          404
        </p>
        <Heading>{texts.title}</Heading>
        <p className="text-ink-muted">{texts.text}</p>
        <a
          href={reviewPaths(undefined, useCarried()).home}
          className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-5' })}
        >
          {texts.home}
        </a>
      </div>
    </Screen>
  )
}
