import { texts } from '#shared/texts.ts'

/** Returns a device's name, which the server derives from what the browser says of itself, in the page's language. */
export function deviceName(device: string): string {
  const { browser, system } = /^(?<browser>.+) on (?<system>.+)$/.exec(device)?.groups ?? {}
  if (browser && system) return texts.accounts.sessions.device({ browser, system })
  return device === 'Unknown device' ? texts.accounts.sessions.unknownDevice : device
}
