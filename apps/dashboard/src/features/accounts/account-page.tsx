import icon from '@candour/console/icon.svg'
import { Card } from '@candour/ui/card.tsx'
import type { ReactNode, Ref } from 'react'

export interface AccountPageProps {
  title: string
  /** A short explanation below the title. */
  lead?: ReactNode
  /** Ref to the title, for screens that move focus to it. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Secondary links below the card. */
  footer?: ReactNode
  /** The choice of language, at the end. */
  languages?: ReactNode
  children: ReactNode
}

/** The layout of the account screens: a single centered card. */
export function AccountPage({ title, lead, titleRef, footer, languages, children }: AccountPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 pt-[max(2rem,12dvh)] pb-8">
      <p className="flex items-center gap-2.5 font-semibold text-ink text-lg">
        <img src={icon} alt="" width={32} height={32} />
        Candour
      </p>
      <div className="mt-5 mb-7 grid max-w-100 gap-2 text-center">
        <h1
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className="font-semibold text-ink text-xl outline-none"
        >
          {title}
        </h1>
        {lead && <p className="text-balance text-base text-ink-muted">{lead}</p>}
      </div>
      <Card className="w-full max-w-100 sm:p-8">{children}</Card>
      {footer && <div className="mt-6 text-center text-ink-muted text-sm">{footer}</div>}
      {languages}
    </main>
  )
}

/** An inline link with a touch-sized target. */
export const accountLinkClass =
  '-my-2 inline-flex items-center gap-1.5 rounded-md py-2 font-medium text-accent-text hover:underline [&_svg]:size-4'
