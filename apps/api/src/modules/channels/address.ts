import { isIP } from 'node:net'
import { type ChannelKind, channelKindNames, type createChannel } from '@candour/schemas/channels.ts'
import type { z } from 'zod'
import type { Config } from '#config.ts'
import { DomainError } from '#domain/errors.ts'
import { inRanges } from '#lib/outbound/addresses.ts'
import { type ChatAddress, providers } from '#modules/channels/providers/providers.ts'
import { isTelegramChat } from '#modules/channels/providers/telegram.ts'

type Given = z.output<typeof createChannel.body>

/**
 * Returns where the messages of a chat go.
 *
 * @throws DomainError `bad_channel_address` unless it is an address of the provider, or one within `OUTBOUND_ALLOW`
 */
export function addressOf(
  { kind, url = '', token = '', chat = '' }: Given,
  config: Pick<Config, 'outboundAllow' | 'telegramApi'>,
): ChatAddress & { host: string } {
  if (kind === 'telegram') {
    const parsed = URL.parse(`${config.telegramApi}/bot${token}/sendMessage`)
    if (!parsed || !providers.telegram.owns(parsed))
      throw refused(kind, 'token', `the token of a bot, which looks like ${providers.telegram.example}`)
    if (!isTelegramChat(chat))
      throw refused(
        kind,
        'chat',
        'the number of a chat, such as -1001234567890, or the name of a public one, such as @example',
      )
    return { url: parsed.href, chat, host: parsed.host }
  }
  const parsed = URL.parse(url)
  const isOwn = parsed && /^https?:$/.test(parsed.protocol) && isWithin(parsed.hostname, config.outboundAllow)
  const isTheirs = parsed?.protocol === 'https:' && parsed.port === '' && providers[kind].owns(parsed)
  if (!parsed || parsed.username || parsed.password || !(isOwn || isTheirs)) {
    throw refused(kind, 'url', `the address of a webhook, which starts with ${providers[kind].example}`)
  }
  return { url: parsed.href, host: parsed.host }
}

function refused(kind: ChannelKind, field: string, what: string): DomainError {
  const message = `This is not an address of ${channelKindNames[kind]}. Please enter ${what}.`
  return new DomainError('bad_channel_address', { field, message })
}

/** Whether a host is an address of the operator's own network, where a gateway may be. */
function isWithin(hostname: string, allowed: string[]): boolean {
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && inRanges(allowed)(address)
}
