import tls from 'node:tls'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { smtpTransport } from '#mail/smtp.ts'
import { buildTestApp } from '#test/app.ts'
import { certificate } from '#test/certificate.ts'
import { deliverTo, startMailServer } from '#test/mail-server.ts'

const message = {
  messageId: '<one@example.com>',
  from: 'no-reply@example.com',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}

/**
 * Sends a mail with credentials to a server with these options, by default at an address that does not count as local.
 */
async function sendTo(options: SMTPServerOptions, query = '', host = '0.0.0.0') {
  let passwords = 0
  await using server = await startMailServer({
    disabledCommands: [],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      passwords += 1
      done(null, { user: 'us' })
    },
    ...certificate,
    ...options,
  })
  const transport = smtpTransport(server.url.replace('//127.0.0.1', `//us:secret@${host}`) + query)
  const error = await transport.send(message).catch((error: unknown) => error)
  await transport.close()
  return { error, passwords, mails: server.received.length }
}

const withoutStartTls = { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }
const trusted = tls.getCACertificates()
afterEach(() => tls.setDefaultCACertificates(trusted))

it('accepts a local server without TLS, including by its IPv4-mapped IPv6 address', async () => {
  for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]']) {
    expect(await sendTo(withoutStartTls, '', host)).toEqual({ error: undefined, passwords: 1, mails: 1 })
  }
})

it('sends neither password nor mail to a server without TLS', async () => {
  const { error, ...sent } = await sendTo(withoutStartTls)
  expect(sent).toEqual({ passwords: 0, mails: 0 })
  expect(error).toMatchObject({ message: expect.stringContaining('The mail server does not offer TLS') })
})

it('attempts TLS even when it is not offered, since an attacker may have stripped the offer', async () => {
  tls.setDefaultCACertificates([...trusted, certificate.cert])
  expect(await sendTo({ hideSTARTTLS: true })).toEqual({ error: undefined, passwords: 1, mails: 1 })
})

it('sends nothing to a server with an untrusted certificate', async () => {
  const { error, ...sent } = await sendTo({})
  expect(sent).toEqual({ passwords: 0, mails: 0 })
  expect(error).toMatchObject({ message: expect.stringContaining('certificate') })
  tls.setDefaultCACertificates([...trusted, certificate.cert])
  expect(await sendTo({})).toEqual({ error: undefined, passwords: 1, mails: 1 })
})

it('sends without TLS when the address says so explicitly', async () => {
  expect(await sendTo(withoutStartTls, '?tls=off')).toEqual({ error: undefined, passwords: 1, mails: 1 })
})

it('keeps a mail queued that it could not send safely, and logs why', async () => {
  await using t = await buildTestApp()
  await using server = await startMailServer()
  const told: unknown[] = []
  const log = { warn: (...line: unknown[]) => void told.push(line) }
  deliverTo(t, server.url.replace('127.0.0.1', '0.0.0.0'), { log })
  const { id, email } = await t.make.user()
  await t.call(forgotPassword, { body: { email } })
  const mail = () =>
    t.owner.selectFrom('mails').select(['state', 'error']).where('user_id', '=', id).executeTakeFirst()
  const reason = expect.stringContaining('The mail server does not offer TLS')
  await expect.poll(mail).toEqual({ state: 'queued', error: reason })
  expect(told).toEqual([
    [{ mailId: expect.any(String), kind: 'reset', final: false, reason }, 'mail not sent'],
  ])
  expect(server.received).toEqual([])
})
