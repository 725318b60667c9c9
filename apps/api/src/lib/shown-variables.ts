/** How an environment variable is shown: verbatim, as a URL without credentials, or not at all. */
export type Showing = 'plain' | 'address' | 'secret'

export interface ShownVariable {
  name: string
  /** `null` if it has none, and for a secret. */
  value: string | null
  source: 'environment' | 'default'
  secret: boolean
}

/**
 * Describes variables without revealing secrets.
 *
 * @param given the raw values of those that are set
 * @param effective all values as parsed, including defaults
 */
export function describeVariables(
  showing: Readonly<Record<string, Showing>>,
  given: Readonly<Record<string, string | undefined>>,
  effective: Readonly<Record<string, unknown>>,
): ShownVariable[] {
  return Object.entries(showing).map(([name, how]) => {
    const text = given[name]
    return {
      name,
      value: how === 'secret' ? null : shown(how, text ?? textOf(effective[name])),
      source: text === undefined ? 'default' : 'environment',
      secret: how === 'secret',
    }
  })
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join(', ') || undefined : String(value)
}

function shown(how: Showing, text: string | undefined): string | null {
  if (text === undefined) return null
  return how === 'address' ? withoutSecrets(text) : text.slice(0, 300)
}

/** Parameters of connection strings that are no credentials. */
const harmless = new Set(['sslmode', 'tls'])

function withoutSecrets(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return null
  // With some services, the user name is the same token as the password, or a token without one.
  if (url.password === '' || url.password === url.username) url.username = ''
  url.password = ''
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (!harmless.has(name)) url.searchParams.delete(name)
  return url.href.slice(0, 300)
}
