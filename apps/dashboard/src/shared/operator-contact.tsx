import { queryFor } from '@candour/api-client/query.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'

/** The platform's operator with the address at which to reach them, to follow "Please contact". */
export function OperatorContact() {
  const provider = useQuery(queryFor(getConfig, {})).data?.provider
  if (!provider) return 'your provider'
  const { name, url, email } = provider
  return (
    <>
      {email && `${name}: `}
      <a
        href={email ? `mailto:${email}` : url}
        className="wrap-anywhere font-medium underline underline-offset-2"
      >
        {email ?? name}
      </a>
    </>
  )
}
