import { Fragment, type ReactNode } from 'react'

/** Returns a note with the addresses of mentioned colleagues replaced by their names, as far as they have one. */
export function withNames(
  text: string,
  members: readonly { email: string; name: string | null }[],
): ReactNode {
  const names = new Map(members.flatMap(({ email, name }) => (name ? [[email.toLowerCase(), name]] : [])))
  if (names.size === 0) return text
  const addresses = [...names.keys()].map((email) => email.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
  // As the server recognizes mentions: an address that is no part of a longer one.
  const mention = new RegExp(
    `(^|[^\\p{L}\\p{N}])@(${addresses})(?![-_\\p{L}\\p{N}]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(mention)) {
    const [whole, before = '', address = ''] = found
    parts.push(
      <Fragment key={found.index}>
        {text.slice(end, found.index) + before}
        <bdi title={address} className="font-medium">
          {`@${names.get(address.toLowerCase())}`}
        </bdi>
      </Fragment>,
    )
    end = found.index + whole.length
  }
  return [...parts, text.slice(end)]
}
