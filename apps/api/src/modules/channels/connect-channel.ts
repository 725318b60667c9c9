import { randomInt } from 'node:crypto'
import {
  type Channel,
  type createChannel as contract,
  digitsLength,
  maxChannels,
} from '@candour/schemas/channels.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import { changesOf, recordAudit } from '#db/audit.ts'
import { requireRoom } from '#db/require-room.ts'
import { withCompany } from '#db/scope.ts'
import type { Outcome } from '#deliveries/kind.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { OutboundFailed, OutboundRefused } from '#lib/outbound/outbound.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { addressOf } from '#modules/channels/address.ts'
import { openAddress, sealAddress } from '#modules/channels/box.ts'
import { type ChatMessage, foreign } from '#modules/channels/message.ts'
import { errorOf, requestOf, verdictOf } from '#modules/channels/providers/providers.ts'
import {
  insertChannel,
  lockChannel,
  type StoredChannel,
  setDigits,
  setLastError,
} from '#modules/channels/repository.ts'
import { findCompany } from '#modules/companies/repository.ts'

type ConnectDeps = Pick<Deps, 'db' | 'config' | 'outbound'> & { box: SecretBox }

/** Wrong digits until another test message is needed. */
const maxTries = 5
/** Of an answer, in bytes; the rest is not waited for. */
const answerStart = 1024

export interface ChannelKey {
  companyId: string
  id: string
}

/**
 * Connects a chat, and sends it the digits that confirm it. If they do not arrive, `lastError` says why.
 *
 * @throws DomainError `bad_channel_address`, `too_many_channels`
 */
export async function createChannel(
  deps: ConnectDeps,
  principal: Principal,
  companyId: string,
  given: z.output<typeof contract.body>,
): Promise<Channel> {
  const { host, ...address } = addressOf(given, deps.config)
  const { kind, name } = given
  const id = uuidv7()
  await withCompany(deps.db, principal, companyId, async (tx) => {
    await requireRoom(tx, companyId, { table: 'channels', max: maxChannels, error: 'too_many_channels' })
    const sealed = sealAddress(deps.box, id, address)
    await insertChannel(tx, { companyId, id, kind, name, sealed, host, digits: null })
    await recordAudit(tx, principal, 'channel.created', {
      companyId,
      target: { type: 'channel', id, name },
      changes: changesOf({}, { kind }),
    })
  })
  return testChannel(deps, principal, { companyId, id })
}

/**
 * Sends a test message, with new digits unless the channel is confirmed.
 *
 * @throws DomainError `channel_not_found`
 */
export async function testChannel(
  deps: ConnectDeps,
  principal: Principal,
  key: ChannelKey,
): Promise<Channel> {
  const digits = String(randomInt(10 ** digitsLength)).padStart(digitsLength, '0')
  const [channel, message] = await withCompany(deps.db, principal, key.companyId, async (tx) => {
    const channel = requireChannel(await lockChannel(tx, key.companyId, key.id))
    if (!channel.confirmed) await setDigits(tx, key, { digits, tries: 0 })
    const company = await findCompany(tx, key.companyId)
    const name = foreign(company?.name ?? '')
    return [
      channel,
      testMessage(name, channel.confirmed ? undefined : digits, deps.config.provider.name),
    ] as const
  })
  const lastError = errorOf(channel.kind, await send(deps, channel, message))
  return withCompany(deps.db, principal, key.companyId, async (tx) =>
    requireChannel(await setLastError(tx, key, { lastError })),
  )
}

/**
 * Confirms a channel by the digits that somebody has seen in the chat. Confirming it again changes nothing.
 *
 * @throws DomainError `channel_not_found`, `wrong_digits`, `no_tries_left`
 */
export async function confirmChannel(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  key: ChannelKey,
  digits: string,
): Promise<Channel> {
  const result = await withCompany(db, principal, key.companyId, async (tx) => {
    const channel = requireChannel(await lockChannel(tx, key.companyId, key.id))
    if (channel.confirmed) return channel
    if (channel.digits === null) return 'no_tries_left'
    if (channel.digits !== digits) {
      const tries = channel.tries + 1
      await setDigits(tx, key, { digits: tries < maxTries ? channel.digits : null, tries })
      return 'wrong_digits'
    }
    await setDigits(tx, key, { digits: null, tries: 0, confirmed: true })
    await recordAudit(tx, principal, 'channel.confirmed', {
      companyId: key.companyId,
      target: { type: 'channel', id: key.id, name: channel.name },
    })
    return requireChannel(await setLastError(tx, key, { lastError: null }))
  })
  // Thrown only now, because a wrong try counts.
  if (typeof result === 'string') throw new DomainError(result, { field: 'digits' })
  return result
}

/** @throws DomainError `channel_not_found` */
export function requireChannel(channel: StoredChannel | undefined): StoredChannel {
  if (!channel) throw new DomainError('channel_not_found')
  return channel
}

/** @param digits undefined if the chat is confirmed already */
function testMessage(company: string, digits: string | undefined, provider: string): ChatMessage {
  return digits === undefined
    ? { title: `This is a test message for ${company}`, notes: [`${provider} reaches this chat.`], items: [] }
    : {
        title: `Connect this chat to ${company}`,
        notes: [
          `To confirm, enter these digits on the dashboard: ${digits}`,
          `Then ${provider} tells this chat about new reviews.`,
        ],
        items: [],
      }
}

async function send(
  { outbound, box }: ConnectDeps,
  channel: StoredChannel,
  message: ChatMessage,
): Promise<Pick<Outcome, 'verdict' | 'status'>> {
  const { url, ...content } = requestOf(channel.kind, openAddress(box, channel), message)
  try {
    const answer = await outbound.request(url, {
      ...content,
      companyId: channel.companyId,
      method: 'POST',
      bodyStart: answerStart,
    })
    return { verdict: verdictOf(channel.kind, answer), status: answer.status }
  } catch (error) {
    if (!(error instanceof OutboundFailed || error instanceof OutboundRefused)) throw error
    return { verdict: { is: 'retry' }, status: null }
  }
}
