import { formats } from '#formats.ts'

const { number } = formats('en')

/** Words of the mails to a team about who joins it and who looks at it. `product` is its name. */
export const teamMails = {
  /** A company invites somebody to its team. */
  invitation: {
    /** For somebody who has an account. */
    subject: (company: string, product: string) => `Invitation to ${company} on ${product}`,
    subjectNew: (company: string, product: string) => `Set up your password for ${company} on ${product}`,
    title: (company: string) => `You are invited to ${company}`,
    why: (company: string) => `You are invited to the team of ${company}, to see what its customers say.`,
    /** `inviter` is a name, an address or both. */
    whyBy: (company: string, inviter: string) =>
      `${inviter} invites you to the team of ${company}, to see what its customers say.`,
    answer: 'Follow the link to accept or decline. It works once, within 24 hours.',
    setUp: 'Choose a password to get started. The link works once, within 24 hours.',
    /** Before the name of the role and what it may do. */
    role: 'Your role',
    roleIs: (name: string, summary: string) => `${name}: ${summary}`,
    /** Button. */
    open: 'Open the invitation',
    /** Button. */
    setUpPassword: 'Set up your password',
    closing: 'If you did not expect this invitation, you can ignore this email.',
  },
  /** An operator of the product looks at a company's dashboard. */
  view: {
    startedSubject: (company: string, product: string) => `${product} is viewing the dashboard of ${company}`,
    startedTitle: (product: string) => `${product} is viewing your dashboard`,
    started: (company: string, product: string, minutes: number) =>
      `An operator of ${product} has opened the dashboard of ${company} for up to ${number(minutes)} minutes.`,
    limits: 'They can read it, but change nothing, and they do not see your customers’ contact data.',
    endedSubject: (company: string, product: string) =>
      `${product} has stopped viewing the dashboard of ${company}`,
    endedTitle: (product: string) => `${product} has stopped viewing your dashboard`,
    ended: (company: string, product: string) =>
      `The operator of ${product} no longer has the dashboard of ${company} open.`,
    /** Before the operator's own words. */
    reason: 'Reason',
    /** These three stand before a time. */
    startedAt: 'Started',
    endsBy: 'Ends by',
    endedAt: 'Ended',
    /** Button. */
    open: 'Open your dashboard',
    closing: 'You are receiving this email as an owner. Owners can switch these emails off on the dashboard.',
  },
}

export type TeamMailTexts = typeof teamMails
