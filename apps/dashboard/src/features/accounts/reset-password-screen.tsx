import { isolated } from '@candour/console/texts.ts'
import { minPasswordLength } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SetPassword } from '#features/accounts/set-password.tsx'
import { texts } from '#shared/texts.ts'

export function Component() {
  const { reset } = texts.accounts
  return (
    <SetPassword
      title={reset.title}
      lead={(link) => (
        <span className="wrap-anywhere">{link ? reset.leadFor(isolated(link.email)) : reset.lead}</span>
      )}
      passwordLabel={reset.password}
      passwordHint={reset.hint(minPasswordLength)}
      submitLabel={reset.submit}
      invalidLink={reset.invalidLink}
      invalidToken={reset.invalidToken}
      remedy={
        <Sentence
          parts={reset.remedy<ReactNode>((label) => (
            <Link to={accountPaths.forgotPassword} className="font-medium underline">
              {label}
            </Link>
          ))}
        />
      }
      failed={reset.failed}
      succeeded={reset.succeeded}
      outcome={reset.outcome}
    />
  )
}
