import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordFile, SUPERUSER } from '@candour/postgres/cluster.ts'
import { ownerPasswordFile } from '@candour/postgres/owner.ts'
import { readPostmaster } from '@candour/postgres/postmaster.ts'

/** Accesses the embedded database of a running server with this `DATA_DIR` from outside. */
export async function embeddedIn(folder: string) {
  const dataDir = join(folder, 'postgres')
  const postmaster = await readPostmaster(dataDir)
  if (!postmaster) throw new Error('the database does not run')
  const urlOf = async (user: string, file: string) =>
    `postgresql://${user}:${await readFile(file, 'utf8')}@127.0.0.1:${postmaster.port}/candour`
  return {
    url: await urlOf('candour', ownerPasswordFile(dataDir)),
    superuserUrl: await urlOf(SUPERUSER, passwordFile(dataDir)),
    /** PID of the postmaster while it serves, else 0. */
    pid: async () => {
      const now = await readPostmaster(dataDir)
      return now?.status === 'ready' ? now.pid : 0
    },
  }
}
