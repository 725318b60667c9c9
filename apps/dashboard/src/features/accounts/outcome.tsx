import type { ReactNode } from 'react'
import { AccountPage, type AccountPageProps } from '#features/accounts/account-page.tsx'

interface OutcomeProps extends Pick<AccountPageProps, 'title' | 'footer' | 'languages'> {
  icon: ReactNode
  /** The next step. */
  action: ReactNode
  children: ReactNode
}

/** Replaces a form that has succeeded. Focus moves to the title, as after a navigation. */
export function Outcome({ title, icon, action, footer, languages, children }: OutcomeProps) {
  return (
    <AccountPage title={title} titleRef={focus} footer={footer} languages={languages}>
      <div className="grid justify-items-center gap-5 text-center">
        <span
          aria-hidden="true"
          className="flex size-12 items-center justify-center rounded-full bg-success-soft text-success [&_svg]:size-6"
        >
          {icon}
        </span>
        <div className="wrap-anywhere grid gap-2 text-balance text-base text-ink-muted">{children}</div>
        {action}
      </div>
    </AccountPage>
  )
}

function focus(title: HTMLHeadingElement | null) {
  title?.focus()
}
