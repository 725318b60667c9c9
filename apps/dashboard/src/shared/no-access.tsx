import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OperatorContact } from '#shared/operator-contact.tsx'
import { texts } from '#shared/texts.ts'

interface NoAccessProps {
  /** Target of the button. */
  to: string
  label: string
  children?: ReactNode
}

/** The page shown for a company that the user may not see. Whether the company exists is not revealed. */
export function NoAccess({ to, label, children }: NoAccessProps) {
  return (
    <PageState
      icon={<Lock />}
      title={texts.frame.noAccess.title}
      action={
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {children}
      <IfDeleted />
    </PageState>
  )
}

/** For members of a deleted company, which looks the same as one that they have left or that never existed. */
export function IfDeleted() {
  return (
    <p className="mt-2">
      <Sentence parts={texts.frame.ifDeleted(<OperatorContact />)} />
    </p>
  )
}
