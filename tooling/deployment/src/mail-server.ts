import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { startMailCatcher } from '@candour/api/mail/catcher.ts'
import { freePort } from '@candour/postgres/free-port.ts'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  /** Page that lists the received mails; /mails.json below it is for programs. */
  page: string
  stop(): Promise<void>
}

/** A mail server that accepts and displays every mail, like MailDev in the local deployment. */
export async function startMailServer(): Promise<MailServer> {
  const catcher = await startMailCatcher(0)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, done) => {
      const mail = await PostalMime.parse(await buffer(stream))
      await catcher.send({
        messageId: mail.messageId ?? '',
        from: mail.from?.address ?? '',
        to: envelope.rcptTo.map(({ address }) => address).join(', '),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
      })
      done()
    },
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    page: catcher.url,
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve))
      await catcher.close()
    },
  }
}
