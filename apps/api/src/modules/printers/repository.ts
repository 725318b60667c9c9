import { maxPrinters, type Printer } from '@candour/schemas/printers.ts'
import type { Tx } from '#db/client.ts'
import { accountState } from '#modules/users/repository.ts'

function printers(tx: Tx) {
  return tx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.name', accountState.as('state')])
    .where('u.role', '=', 'printer')
}

/** Lists all printers, by address. Requires the operators' scope, like all functions below. */
export async function listPrinters(tx: Tx): Promise<Printer[]> {
  // One more than there may be, so that a caller sees that there are too many.
  return printers(tx)
    .orderBy('u.email')
    .limit(maxPrinters + 1)
    .execute()
}

export async function findPrinter(tx: Tx, id: string): Promise<Printer | undefined> {
  return printers(tx).where('u.id', '=', id).executeTakeFirst()
}

/** Locks the account of a printer; returns its address. */
export async function lockPrinter(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('role', '=', 'printer')
    .forUpdate()
    .executeTakeFirst()
  return row?.email
}
