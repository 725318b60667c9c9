import { expect, it } from 'vitest'
import { type MailWords, renderMail } from '#mail/layout.ts'
import { RefusedError } from '#mail/message.ts'
import { smtpTransport } from '#mail/smtp.ts'
import { startMailServer } from '#test/mail-server.ts'

const url = 'https://dashboard.example/reset-password?token=abc&x="<b>'
const wordsFor = (name: string): MailWords => ({
  subject: `A mail for ${name}`,
  title: `Hello ${name}`,
  lines: [`Something happened at ${name}.`],
  facts: [['Name', name]],
  button: 'Look at it',
  closing: `Sent by ${name}.`,
})
const message = {
  messageId: '<0198f000-0000-7000-8000-000000000000@example.com>',
  from: 'Acme <no-reply@example.com>',
  to: 'ann@example.com',
}

it('renders the same text and link as HTML and plain text, for light and dark mode', () => {
  const { text, html } = renderMail(wordsFor('"Acme" <b>'), url)
  expect(text).toContain(`Look at it:\n${url}\n`)
  expect(html).toContain('href="https://dashboard.example/reset-password?token=abc&#38;x=&#34;&#60;b&#62;"')
  expect(html).not.toContain('"<b>')
  expect(html).not.toContain('<b>')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme: dark')
  // Nothing is loaded from a server: a tracking image would reveal when and where the mail was read.
  expect(html).not.toMatch(/<img|<link|<script|url\(/)
})

it('does not let a name inject headers or elements', async () => {
  await using server = await startMailServer()
  const transport = smtpTransport(server.url)
  const name = 'Acme\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>'
  await transport.send({ ...message, ...renderMail(wordsFor(name), url) })
  const mail = await server.next()
  expect(mail.envelope.to).toEqual(['ann@example.com'])
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.subject).toBe(
    'A mail for Acme Bcc: evil@example.com  <script>alert(1)</script>'.replace('  ', ' '),
  )
  expect(mail.html).not.toContain('<script>')
  await transport.close()
})

it('sends only to the given address, whatever it contains', async () => {
  await using server = await startMailServer()
  const transport = smtpTransport(server.url)
  const words = renderMail(wordsFor('Acme'), url)
  for (const to of ['a@example.com, evil@example.com', 'a@example.com\r\nRCPT TO:<evil@example.com>']) {
    await transport.send({ ...message, ...words, to }).catch(() => {})
  }
  await transport.send({ ...message, ...words })
  expect(server.received.flatMap(({ envelope }) => envelope.to)).not.toContain('evil@example.com')
  expect(server.received.at(-1)?.envelope.to).toEqual(['ann@example.com'])
  await transport.close()
})

it('has the given message id and is marked as auto-generated', async () => {
  await using server = await startMailServer()
  const transport = smtpTransport(server.url)
  await transport.send({ ...message, ...renderMail(wordsFor('Acme'), url) })
  const mail = await server.next()
  expect(mail.messageId).toBe(message.messageId)
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  await transport.close()
})

it.each([
  ['the mailbox is not there', 550, 'onRcptTo', true],
  ['the mailbox is full today', 452, 'onRcptTo', false],
  ['we are not allowed to send', 553, 'onMailFrom', false],
] as const)(
  'tells permanent from temporary failure when %s (%i)',
  async (words, responseCode, command, final) => {
    await using server = await startMailServer({
      [command]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error(words), { responseCode })),
    })
    const transport = smtpTransport(server.url)
    const error = await transport
      .send({ ...message, ...renderMail(wordsFor('Acme'), url) })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof RefusedError).toBe(final)
    await transport.close()
  },
)
