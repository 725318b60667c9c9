import { queryFor } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useQuery } from '@tanstack/react-query'
import { texts } from '#shared/texts.ts'

/** The platform's operator with the address at which to reach them, within sentences that say to contact them. */
export function OperatorContact() {
  const provider = useQuery(queryFor(getConfig, {})).data?.provider
  if (!provider) return texts.frame.operator.unknown
  const { name, url, email } = provider
  const link = (
    <a
      href={email ? `mailto:${email}` : url}
      className="wrap-anywhere font-medium underline underline-offset-2"
    >
      {email ?? name}
    </a>
  )
  return email ? <Sentence parts={texts.frame.operator.withAddress(isolated(name), link)} /> : link
}
