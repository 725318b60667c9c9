/**
 * Explains why a database cannot be used, in one sentence for the person who set `DATABASE_URL`. Returns undefined for
 * errors that the setting does not cause.
 */
export function explainDbError(error: unknown, databaseUrl: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (!isTheirs(code) && !/timeout|terminated/i.test(error.message)) return undefined
  const { host, pathname } = new URL(databaseUrl)
  return `The database ${pathname.slice(1)} at ${host} cannot be used: ${error.message || code}.`
}

/**
 * Matches network errors, SQLSTATE classes 08 (connection), 28 (authentication), 3D (no such database), 53 and 57
 * (temporarily unavailable), 25006 (a standby) and 42501 (insufficient privilege).
 */
function isTheirs(code: string): boolean {
  return /^(E[A-Z]+|08...|28...|3D...|25006|42501|53...|57P..)$/.test(code)
}
