import { expect, it } from 'vitest'
import { type MailWords, renderMail } from '#mail/layout.ts'
import { RefusedError } from '#mail/message.ts'
import { smtpTransport } from '#mail/smtp.ts'
import { englishWords } from '#mail/words.ts'
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
  const { text, html } = renderMail(url, englishWords, wordsFor('"Acme" <b>'))
  expect(text).toContain(`Look at it:\n${url}\n`)
  expect(html).toContain('href="https://dashboard.example/reset-password?token=abc&#38;x=&#34;&#60;b&#62;"')
  expect(html).not.toContain('"<b>')
  expect(html).not.toContain('<b>')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme: dark')
  // A name of one long word stays within the card on a phone.
  expect(html).toMatch(/<div class="card" style="[^"]*word-break:break-word"/)
  // Nothing is loaded from a server: a tracking image would reveal when and where the mail was read.
  expect(html).not.toMatch(/<img|<link|<script|url\(/)
})

it('does not let a name turn the words around it', () => {
  const { subject, text, html } = renderMail(url, englishWords, wordsFor('Acme \u202eemca\u2066\u2069 Ltd'))
  expect(subject).toBe('A mail for Acme  emca  Ltd')
  expect(text + html.replace(/<td[\s\S]*?<\/td>/g, '')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

it('keeps what stands behind a name from right to left behind it', () => {
  const names = ['מאפיית לונה 24', 'مقهى (القمر) & شركاه', 'Café Luna']
  const html = names.map((name) => {
    const words = {
      ...wordsFor(name),
      title: `New review for ${name}: 2 of 5 stars`,
      lines: [`One (${name})`],
    }
    return renderMail(url, englishWords, words).html
  })
  expect(html.map((page) => /<h1[^>]*>(.*)<\/h1>/.exec(page)?.[1])).toEqual([
    'New review for <bdi>מאפיית לונה</bdi> 24: 2 of 5 stars',
    'New review for <bdi>مقهى (القمر) &#38; شركاه</bdi>: 2 of 5 stars',
    'New review for Café Luna: 2 of 5 stars',
  ])
  expect(html[0]).toContain('>One (<bdi>מאפיית לונה</bdi> 24)</p>')
  expect(html[0]).toContain('><bdi>מאפיית לונה 24</bdi></td>')
})

it('renders sections with quoted words, facts and a link each, and links below the closing', () => {
  const { text, html } = renderMail(url, englishWords, {
    ...wordsFor('Acme'),
    sections: ['one', 'two'].map((name) => ({
      heading: `Heading\r\n${name}`,
      quote: `First <b>line</b>\r\nsecond\n\nfourth ${name}`,
      facts: [['From', 'Ann\nBo']],
      link: { label: `Open ${name}`, url: `https://example.com/${name}?a=1&b="` },
    })),
    links: [{ label: 'Unsubscribe', url: 'https://example.com/unsubscribe' }],
  })
  expect(text).toContain(
    'Heading one\n\n> First <b>line</b>\n> second\n> \n> fourth one\n\nFrom: Ann, Bo\n\nOpen one:\nhttps://example.com/one?a=1&b="\n\nHeading two\n',
  )
  expect(text).toMatch(/Sent by Acme\.\n\nUnsubscribe:\nhttps:\/\/example\.com\/unsubscribe\n\n$/)
  expect(html).toContain('First &#60;b&#62;line&#60;/b&#62;<br>second<br><br>fourth two')
  expect(html).toContain('href="https://example.com/two?a=1&#38;b=&#34;"')
})

it('offers to unsubscribe with one click, if there is a link', async () => {
  await using server = await startMailServer()
  const transport = smtpTransport(server.url)
  const unsubscribeUrl = `https://reviews.example/unsubscribe/${'x'.repeat(43)}`
  await transport.send({ ...message, ...renderMail(url, englishWords, wordsFor('Acme')), unsubscribeUrl })
  await transport.send({ ...message, ...renderMail(url, englishWords, wordsFor('Acme')) })
  const [withLink, without] = [await server.next(), await server.next()]
  expect(withLink.raw.replace(/\r\n /g, ' ')).toMatch(
    new RegExp(`^List-Unsubscribe: +<${unsubscribeUrl}>\r$`, 'm'),
  )
  expect(withLink.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(without.raw).not.toContain('List-Unsubscribe')
  await transport.close()
})

it('does not let a name inject headers or elements', async () => {
  await using server = await startMailServer()
  const transport = smtpTransport(server.url)
  const name = 'Acme\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>'
  await transport.send({ ...message, ...renderMail(url, englishWords, wordsFor(name)) })
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
  const words = renderMail(url, englishWords, wordsFor('Acme'))
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
  await transport.send({ ...message, ...renderMail(url, englishWords, wordsFor('Acme')) })
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
      .send({ ...message, ...renderMail(url, englishWords, wordsFor('Acme')) })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof RefusedError).toBe(final)
    await transport.close()
  },
)
