import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, it } from 'vitest'
import { startMailCatcher } from '#mail/catcher.ts'

const mail = {
  messageId: '<1@localhost>',
  from: 'Acme <no-reply@example.com>',
  to: 'ann@example.com',
  subject: 'Reset <b>it</b>',
  text: 'https://example.com/reset-password?token=abc',
  html: '<!doctype html><html><head></head><body><a href="https://example.com">Go</a></body></html>',
}

/** Uses `http.request`, because fetch does not allow setting these headers. */
async function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status?: number; body: string }> {
  const call = request(url, { headers }).end()
  const [response] = await once(call, 'response')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, body }
}

it('lists the newest mail first and gives each a stable address', async () => {
  const catcher = await startMailCatcher(0)
  await catcher.send(mail)
  await catcher.send({ ...mail, subject: 'Second' })
  const { body } = await ask(catcher.url)
  expect(body.indexOf('Second')).toBeLessThan(body.indexOf('Reset &#60;b&#62;it&#60;/b&#62;'))
  expect(body).not.toContain('<b>it</b>')
  expect((await ask(`${catcher.url}/1`)).body).toContain('<a href="https://example.com">Go</a>')
  for (const path of ['/3', '//']) expect((await ask(`${catcher.url}${path}`)).status).toBe(404)
  await catcher.close()
})

it('shows the images of a mail in place, and lists mails without them', async () => {
  const catcher = await startMailCatcher(0)
  const png = Buffer.from('picture')
  const html = '<!doctype html><html><head></head><body><img src="cid:chart@mail" alt=""></body></html>'
  await catcher.send({ ...mail, html, images: [{ cid: 'chart@mail', name: 'chart.png', png }] })
  expect((await ask(`${catcher.url}/1`)).body).toContain(
    `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`,
  )
  expect(JSON.parse((await ask(`${catcher.url}/mails.json`)).body)).toMatchObject([{ number: 1, html }])
  expect((await ask(`${catcher.url}/mails.json`)).body).not.toContain('images')
  await catcher.close()
})

it('answers only under the local host name', async () => {
  const catcher = await startMailCatcher(0)
  await catcher.send(mail)
  for (const headers of [
    { host: 'evil.example' },
    { host: `evil.example:${new URL(catcher.url).port}` },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    expect(await ask(`${catcher.url}/mails.json`, headers)).toEqual({ status: 403, body: '' })
  }
  await catcher.close()
})

it('falls back to another port when its own is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const catcher = await startMailCatcher(port)
  expect(new URL(catcher.url).port).not.toBe(String(port))
  expect((await ask(catcher.url)).status).toBe(200)
  await catcher.close()
  other.close()
})
