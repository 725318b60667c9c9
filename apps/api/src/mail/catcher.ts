import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listener } from '#db/listen.ts'
import { createServer } from '#lib/node-http.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import type { MailTransport, Message } from '#mail/message.ts'

const preferredPort = 1080
const maxKept = 200
/** Time after an erasure in which a mail that was being sent may still arrive, in ms. */
const sendingMs = 60_000

interface MailCatcher extends MailTransport {
  /** Address of the page that lists the caught mails. */
  url: string
  /** Drops mails about records that were erased, in whichever process. */
  erased: Listener
}

type Caught = Message & { number: number; caughtAt: Date }

/**
 * Keeps mails in memory and shows them on a local page, for running without a mail server. The page contains password
 * links, so it is bound to localhost and rejects other host names.
 *
 * @param port preferred port; a free one is used if it is taken
 */
export async function startMailCatcher(port = preferredPort): Promise<MailCatcher> {
  const caught: Caught[] = []
  /** Ids of records that were erased, and until when mails about them may still arrive. */
  const erased = new Map<string, number>()
  let count = 0
  const server = createServer((request, response) => show(caught, request, response))
  await listen(server, port).catch(() => listen(server, 0))
  // An open browser tab must not keep the process alive.
  server.unref()
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://localhost:${actual}`,
    erased: {
      channel: 'mails_erased',
      onNotification: (payload) => {
        const now = performance.now()
        for (const [id, until] of erased) if (until < now) erased.delete(id)
        for (const id of payload.split(',')) erased.set(id, now + sendingMs)
        caught.splice(0, caught.length, ...caught.filter((mail) => !mentions(mail, erased.keys())))
      },
      onListening: () => {},
    },
    send: async (message) => {
      const now = performance.now()
      const ids = [...erased].flatMap(([id, until]) => (until < now ? [] : [id]))
      if (mentions(message, ids)) return
      count += 1
      caught.unshift({ ...message, number: count, caughtAt: new Date() })
      caught.splice(maxKept)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whether a mail has one of these ids, or a link to a record with it. */
function mentions({ messageId, html }: Message, ids: Iterable<string>): boolean {
  for (const id of ids) if (messageId.includes(id) || html.includes(id)) return true
  return false
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function show(caught: Caught[], request: IncomingMessage, response: ServerResponse): void {
  const { host = '', 'sec-fetch-site': site } = request.headers
  // DNS rebinding: a page whose name was pointed at this machine sends that name as the host.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) || site === 'cross-site') {
    response.writeHead(403).end()
    return
  }
  const pathname = request.url?.split('?', 1)[0]
  const send = (type: string, body: string) =>
    response
      .writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
      })
      .end(body)
  const mail = caught.find(({ number }) => pathname === `/${number}`)
  if (pathname === '/') send('text/html; charset=utf-8', list(caught))
  else if (pathname === '/mails.json')
    send('application/json', JSON.stringify(caught.map(({ images: _, ...mail }) => mail)))
  else if (mail)
    send('text/html; charset=utf-8', shown(mail).replace('<head>', '<head><base target="_blank">'))
  else response.writeHead(404).end()
}

/** The HTML of a mail with its images in place. */
function shown({ html, images = [] }: Message): string {
  return images.reduce(
    (page, { cid, png }) => page.replace(`"cid:${cid}"`, `"data:image/png;base64,${png.toString('base64')}"`),
    html,
  )
}

function list(caught: Caught[]): string {
  const mails = caught.map(({ number, to, subject, caughtAt, unsubscribeUrl }, n) => {
    const when = caughtAt.toLocaleTimeString('en-GB')
    const unsubscribe = unsubscribeUrl
      ? `<a href="${escapeHtml(unsubscribeUrl)}" target="_blank" rel="noreferrer">Unsubscribe</a>`
      : ''
    return `<details${n === 0 ? ' open' : ''}><summary><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)} · ${when}</span></summary>${unsubscribe}<iframe src="/${number}" title="${escapeHtml(subject)}"></iframe></details>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails (${mails.length})</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 720px; margin: 32px auto; padding: 0 16px }
details { border: 1px solid #8886; border-radius: 12px; margin: 12px 0; overflow: hidden }
summary { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 12px 16px; cursor: pointer }
span { opacity: .75 }
a { display: block; padding: 0 16px 12px }
iframe { display: block; width: 100%; height: 520px; border: 0 }
</style>
</head>
<body>
<h1>Mails</h1>
<p>Nothing leaves this machine while <code>SMTP_URL</code> is not set.</p>
${mails.join('\n') || '<p>None yet.</p>'}
</body>
</html>
`
}
