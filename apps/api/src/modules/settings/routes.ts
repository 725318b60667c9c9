import * as contracts from '@candour/schemas/settings.ts'
import type { FastifyInstance } from 'fastify'
import { changesOf, recordAudit } from '#db/audit.ts'
import { readPlatform, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { settingsOf } from '#modules/settings/effective.ts'
import type { LiveSettings } from '#modules/settings/live-settings.ts'
import { lockSettings, storedSettings, storeSettings } from '#modules/settings/repository.ts'

export function settingsRoutes(app: FastifyInstance, deps: Deps, settings: LiveSettings): void {
  const { given } = settings

  route(app, contracts.getSettings, async ({ principal }) =>
    settingsOf(given, await readPlatform(deps, principal, storedSettings)),
  )

  route(app, contracts.updateSettings, async ({ principal, body }) => {
    const stored = await withPlatform(deps.platformDb, principal, async (tx) => {
      await lockSettings(tx)
      const before = settingsOf(given, await storedSettings(tx))
      const fixed = contracts.settingNames.find(
        (name) => body[name] !== undefined && before[name].source === 'environment',
      )
      if (fixed) throw new DomainError('setting_fixed', { field: fixed, conflict: { setting: fixed } })
      await storeSettings(tx, body)
      const stored = await storedSettings(tx)
      const changes = changesOf(valuesOf(before), valuesOf(settingsOf(given, stored)))
      if (Object.keys(changes).length > 0) {
        await recordAudit(tx, principal, 'settings.updated', { target: { type: 'platform' }, changes })
      }
      return stored
    })
    // Other processes are notified; this one must show the new values at once to the author of the change.
    await settings.read()
    return settingsOf(given, stored)
  })
}

const valuesOf = (settings: contracts.Settings) =>
  Object.fromEntries(contracts.settingNames.map((name) => [name, settings[name].value]))
