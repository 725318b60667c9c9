import { OutboundRefused } from '#lib/outbound/outbound.ts'

/** By the code of an error of Node.js, undici or OpenSSL; the first that fits. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'Nothing accepts connections at this address.'],
  [/^(ENOTFOUND|ENODATA|ESERVFAIL|EAI_AGAIN|EREFUSED)$/, 'The name of the host was not found.'],
  [/^(ETIMEOUT|ETIMEDOUT|UND_ERR_\w*TIMEOUT|TimeoutError)$/, 'There was no answer in time.'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'The connection was closed before there was an answer.'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'The host cannot be reached.'],
  [/^CERT_HAS_EXPIRED$/, 'The certificate of the host has expired.'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'The certificate is for another host.'],
  [/CERT|SIGNATURE/, 'The certificate of the host is not trusted.'],
  [/^(EPROTO$|ERR_SSL|ERR_TLS)/, 'No secure connection could be made.'],
  [/^HPE_/, 'The answer was not HTTP.'],
]

/** Says why there was no answer, first for the receiver's owner and then, in brackets, for its developer. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'There was no answer.'
  if (cause instanceof OutboundRefused || cause.message === '') return cause.message || 'There was no answer.'
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
  const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1]
  return (sentence ? `${sentence} (${cause.message})` : cause.message).slice(0, 1024)
}
