/** Returns the connection string of the cluster's superuser for the database of another. */
export function superuserOf(databaseUrl: string, superuserUrl: string): string {
  const url = new URL(superuserUrl)
  url.pathname = new URL(databaseUrl).pathname
  return url.href
}
