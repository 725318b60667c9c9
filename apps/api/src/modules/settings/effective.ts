import {
  type SettingName,
  type SettingSource,
  type Settings,
  type StoredSettings,
  settingNames,
  settingVariables,
} from '@candour/schemas/settings.ts'
import type { SystemVariable } from '@candour/schemas/system.ts'
import type { Config } from '#config.ts'

/** Whether the environment sets it. An address alone in MAIL_FROM leaves the name open. */
function isFixed({ variables }: Pick<Config, 'variables'>, name: SettingName): boolean {
  const variable = variables.find((variable) => variable.name === settingVariables[name])
  if (variable?.source !== 'environment') return false
  return name !== 'senderName' || senderOf(variable.value ?? '').name !== null
}

/** Returns all variables with what is stored in place of their defaults. */
export function variablesWith(
  { variables }: Pick<Config, 'variables'>,
  stored: StoredSettings,
): SystemVariable[] {
  return variables.map((variable) => {
    const name = settingNames.find((name) => settingVariables[name] === variable.name)
    const value = name && stored[name]
    if (name === undefined || value === undefined || isFixed({ variables }, name)) return variable
    const shown = name === 'senderName' ? `${value} <${senderOf(variable.value ?? '').address}>` : value
    return { ...variable, value: shown, source: 'stored' }
  })
}

/**
 * Returns the value of each setting and where it comes from: the environment, else what is stored, else the default.
 *
 * @param config as the environment has it
 */
export function settingsOf(config: Config, stored: StoredSettings): Settings {
  const values: Record<SettingName, string | null> = {
    providerName: config.provider.name,
    providerUrl: config.provider.url,
    providerEmail: config.provider.email,
    senderName: senderOf(config.mailFrom).name,
    bookingUrl: config.bookingUrl,
    landing: config.landing ?? 'automatic',
  }
  const setting = (name: SettingName): { value: string | null; source: SettingSource } => {
    if (isFixed(config, name)) return { value: values[name], source: 'environment' }
    const value = stored[name]
    return value === undefined ? { value: values[name], source: 'default' } : { value, source: 'stored' }
  }
  return {
    providerName: setting('providerName'),
    providerUrl: setting('providerUrl'),
    providerEmail: setting('providerEmail'),
    senderName: setting('senderName'),
    bookingUrl: setting('bookingUrl'),
    landing: setting('landing'),
  }
}

/** Returns the part of the configuration that settings change. */
export function liveConfig(
  config: Config,
  stored: StoredSettings,
): Pick<Config, 'provider' | 'mailFrom' | 'bookingUrl' | 'landing'> {
  const { providerName, providerUrl, providerEmail, senderName, bookingUrl, landing } = settingsOf(
    config,
    stored,
  )
  const screen = landing.value
  return {
    provider: {
      name: providerName.value ?? config.provider.name,
      url: providerUrl.value ?? config.provider.url,
      email: providerEmail.value,
    },
    mailFrom:
      senderName.source === 'stored'
        ? `${quoted(senderName.value ?? '')} <${senderOf(config.mailFrom).address}>`
        : config.mailFrom,
    bookingUrl: bookingUrl.value ?? config.bookingUrl,
    landing: screen === 'marketing' || screen === 'choice' ? screen : undefined,
  }
}

/** Splits `Name <address>`; the name is `null` if there is only an address. */
function senderOf(mailFrom: string): { name: string | null; address: string } {
  const [, name = '', address = mailFrom] = /^(.*?)\s*<([^<>]*)>\s*$/s.exec(mailFrom) ?? []
  const bare = name
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\\(.)/gs, '$1')
  return { name: bare === '' ? null : bare, address: address.trim() }
}

/** As a quoted string (RFC 5322, 3.2.4), so that no character of a name ends it. */
const quoted = (name: string) => `"${name.replace(/["\\]/g, '\\$&')}"`
