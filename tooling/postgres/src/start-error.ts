/** The embedded database cannot start; the message is one sentence for the user. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError'
}
