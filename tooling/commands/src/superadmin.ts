import { loadConfig } from '@candour/api/config.ts'
import { commandSecurityLine } from '@candour/api/http/security-log.ts'
import { makeSuperadmin } from '@candour/api/modules/users/invite.ts'
import { email } from '@candour/schemas/fields.ts'
import { withDatabase } from '#database.ts'

/** For an operator who is locked out: creates or restores a superadmin, and prints a link to set the password. */
const given = email({ error: () => 'Usage: pnpm superadmin you@example.com' }).safeParse(process.argv[2])
if (!given.success) {
  console.error(given.error.issues[0]?.message)
  process.exit(1)
}

await withDatabase(async (db) => {
  const { userId, url } = await makeSuperadmin({ platformDb: db, config: loadConfig() }, given.data)
  // For whoever collects logs; the operator at a terminal needs the link.
  if (!process.stderr.isTTY)
    console.error(commandSecurityLine('superadmin_made', { userId, role: 'superadmin' }))
  console.log(
    `${given.data} is a superadmin, without a second factor. Set the password with this link, which works once, within 24 hours:\n\n  ${url}\n`,
  )
})
