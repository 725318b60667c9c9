/** The embedded database cannot start; the message is one sentence for the person who started it. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError'
}
