/**
 * Why a database cannot be used, in one sentence for the person who set `DATABASE_URL`; undefined for an error that is
 * no matter of theirs.
 */
export function whyUnusable(error: unknown, databaseUrl: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (!isTheirs(code) && !/timeout|terminated/i.test(error.message)) return undefined
  const { host, pathname } = new URL(databaseUrl)
  return `The database ${pathname.slice(1)} at ${host} cannot be used: ${error.message || code}.`
}

/**
 * Network errors, and SQLSTATE classes 08 (connection), 28 (sign-in), 3D (no such database), 53 and 57 (not now) and
 * 42501 (the login lacks a right).
 */
function isTheirs(code: string): boolean {
  return /^(E[A-Z]+|08...|28...|3D...|42501|53...|57P..)$/.test(code)
}
