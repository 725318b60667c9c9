import { formats } from '#formats.ts'

const { plural } = formats('en')

/** Words of the mails about chats, webhooks and API keys of a company. `product` is its name. */
export const integrationMails = {
  /** A chat was switched off; `chat` is the name of a product, such as Slack. */
  chat: {
    title: (company: string, chat: string) => `${chat} no longer shows new reviews for ${company}`,
    line: 'Messages could not be delivered to this chat, so it was switched off. Alerts by email are not affected.',
    /** Before the name that it has been given. */
    name: 'Chat',
    /** Before what the chat has answered. */
    reason: 'Reason',
    /** Button. */
    open: 'Open your integrations',
    closing: (company: string, product: string) =>
      `You are receiving this email because you can connect chats for ${company} on ${product}.`,
  },
  /** A webhook was switched off; `host` is that of its address. */
  webhook: {
    subject: (host: string, company: string) => `The webhook to ${host} has been switched off (${company})`,
    title: (host: string) => `The webhook to ${host} has been switched off`,
    gone: 'It answered that it is gone (410), so it gets no more messages.',
    failing: 'A message could not be delivered for more than three days, although we tried ten times.',
    task: 'What happens from now on is not sent there. Once it works again, switch it on, and send again what is in its log.',
    company: 'Company',
    description: 'Description',
    /** Button. */
    open: 'Open its log',
    closing: (company: string, product: string) =>
      `You are receiving this email because you manage ${company} on ${product}.`,
  },
  /** Keys end because whoever made them has left. */
  keys: {
    subject: (company: string) => `API keys of ${company} will end`,
    title: (count: number) => plural(count, { one: 'An API key will end', other: '# API keys will end' }),
    why: (company: string) =>
      `Whoever made them for ${company} has left. Until then the keys go on working, so that nothing breaks at once.`,
    task: 'To let a key go on, keep it: you answer for it from then on.',
    /** Before a time. */
    ends: 'Ends',
    /** Before its name. */
    key: 'API key',
    /** Button. */
    open: 'See the API keys',
    closing: 'You are receiving this email as an owner.',
  },
}

export type IntegrationMailTexts = typeof integrationMails
