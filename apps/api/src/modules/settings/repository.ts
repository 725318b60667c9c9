import { type SettingsPatch, type StoredSettings, settingFields } from '@candour/schemas/settings.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Told to every process once settings have changed. */
export const settingsChannel = 'settings_changed'

/** Returns the stored settings, except values that this version does not accept. Requires the operators' scope. */
export async function storedSettings(tx: Tx): Promise<StoredSettings> {
  const rows = await tx.selectFrom('settings').selectAll().execute()
  const valid = rows.filter(({ name, value }) => {
    const field = lookUp(name)
    return field?.safeParse(value).success
  })
  return settingFields.partial().parse(Object.fromEntries(valid.map(({ name, value }) => [name, value])))
}

function lookUp(name: string) {
  return Object.entries(settingFields.shape).find(([known]) => known === name)?.[1]
}

/** Serializes changes of settings, so that each can log the values it replaced. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candour settings'))`.execute(tx)
}

/** Stores settings, removes those that are `null`, and notifies every process. Requires the operators' scope. */
export async function storeSettings(tx: Tx, changes: SettingsPatch): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue
    if (value === null) {
      await tx.deleteFrom('settings').where('name', '=', name).execute()
      continue
    }
    await tx
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }
  await sql`select pg_notify(${settingsChannel}, '')`.execute(tx)
}
