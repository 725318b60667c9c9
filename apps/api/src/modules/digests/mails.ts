import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { plainLine } from '@candour/texts/isolated.ts'
import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { type Link, type MailContent, mailPage, renderMail } from '#mail/layout.ts'
import { drawChart } from '#modules/digests/chart.ts'
import { type DigestContent, digestContent } from '#modules/digests/content.ts'
import { chartCid, digestHtml, digestText } from '#modules/digests/render.ts'
import {
  findMailedDigest,
  findQuotes,
  type MailedDigest,
  quietBeforePause,
} from '#modules/digests/repository.ts'
import { type DigestAbout, digestWords, quietWords } from '#modules/digests/words.ts'
import type { UnsubscribeLink } from '#modules/notifications/unsubscribe-links.ts'

interface DigestMails {
  db: Db
  platformDb: Db
  config: Pick<Config, 'origins'>
  unsubscribeLink: UnsubscribeLink
}

/** `detail` of a digest's mail: its cadence and first day. */
const aboutDigest = z
  .string()
  .transform((detail) => detail.split(' '))
  .pipe(z.tuple([z.enum(['weekly', 'monthly']), z.iso.date()]))

/** Composes a digest from its stored numbers, so every attempt sends the same ones. */
export function digestMail({ db, platformDb, config, unsubscribeLink }: DigestMails): Compose {
  return async ({ companyId, userId, detail }) => {
    if (companyId === null || userId === null) return undefined
    const [cadence, from] = aboutDigest.parse(detail)
    const found = await findMailedDigest(platformDb, { companyId, userId, cadence, from })
    if (!found) return undefined
    const { companyName, to } = found
    const about = { companyId, companyName, cadence, from, to, origin: config.origins.dashboard }
    const unsubscribeUrl = await unsubscribeLink({ kind: 'digest', companyId, userId, address: null })
    if (found.quiet) return { ...quietMail(about, found, unsubscribeUrl), unsubscribeUrl }
    const content = digestContent.parse(found.content)
    return { ...(await fullMail(db, about, content, unsubscribeUrl)), unsubscribeUrl }
  }
}

async function fullMail(
  db: Db,
  about: DigestAbout,
  content: DigestContent,
  unsubscribeUrl: string,
): Promise<MailContent> {
  const { companyId } = about
  const quoted = [...content.positive.quoted, ...content.negative.quoted]
  const quotes = await withCompany(db, system('mail'), companyId, (tx) => findQuotes(tx, companyId, quoted))
  const words = digestWords(about, content, quotes)
  const footer = { closing: closingOf(about), links: linksOf(about, unsubscribeUrl) }
  return {
    subject: plainLine(words.subject),
    html: mailPage({ title: `${words.companyName} ${words.when}`, body: digestHtml(words), ...footer }),
    text: [
      digestText(words),
      footer.closing,
      ...footer.links.map(({ label, url }) => `${label}:\n${url}`),
      '',
    ].join('\n\n'),
    ...(words.chart && {
      images: [{ cid: chartCid, name: 'reviews-per-day.png', png: await drawChart(content.days) }],
    }),
  }
}

function quietMail(about: DigestAbout, { quietInARow }: MailedDigest, unsubscribeUrl: string): MailContent {
  const { subject, title, line } = quietWords(about)
  const dashboard = about.origin + companyDashboard(dashboardPaths.dashboard, about.companyId)
  if (quietInARow < quietBeforePause) {
    return renderMail(
      {
        ...{ subject, title, lines: [line], button: 'Open your dashboard' },
        ...{ closing: closingOf(about), links: linksOf(about, unsubscribeUrl) },
      },
      dashboard,
    )
  }
  const paused =
    'This was the fourth time in a row, so this digest is now paused. Resume it on the page that the button opens, or by choosing an interval in your notification settings.'
  return renderMail(
    {
      ...{ subject, title, lines: [line, paused], button: 'Resume this digest' },
      closing: closingOf(about),
      links: [settingsOf(about), { label: 'Open your dashboard', url: dashboard }],
    },
    unsubscribeUrl,
  )
}

function closingOf({ cadence, companyName }: DigestAbout): string {
  return `You are receiving this ${cadence} digest as a member of ${plainLine(companyName)}.`
}

function settingsOf({ origin, companyId }: DigestAbout): Link {
  return {
    label: 'Change your notification settings',
    url: origin + companyDashboard(dashboardPaths.notifications, companyId),
  }
}

function linksOf(about: DigestAbout, unsubscribeUrl: string): Link[] {
  return [settingsOf(about), { label: `Stop this ${about.cadence} digest`, url: unsubscribeUrl }]
}
