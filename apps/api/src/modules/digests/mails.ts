import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { plainLine } from '@candour/texts/isolated.ts'
import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type Link, type MailContent, mailPage, renderMail, textOfLink } from '#mail/layout.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import type { Words } from '#mail/words.ts'
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
export function digestMail({ db, platformDb, config, unsubscribeLink }: DigestMails): ComposeFor {
  return async ({ companyId, userId, detail }, words) => {
    if (companyId === null || userId === null) return undefined
    const [cadence, from] = aboutDigest.parse(detail)
    const found = await findMailedDigest(platformDb, { companyId, userId, cadence, from })
    if (!found) return undefined
    const { companyName, to } = found
    const about = { companyId, companyName, cadence, from, to, origin: config.origins.dashboard }
    const unsubscribeUrl = await unsubscribeLink(
      { kind: 'digest', companyId, userId, address: null },
      words.language,
    )
    if (found.quiet) return { ...quietMail(about, found, unsubscribeUrl, words), unsubscribeUrl }
    const content = digestContent.parse(found.content)
    return { ...(await fullMail(db, about, content, unsubscribeUrl, words)), unsubscribeUrl }
  }
}

async function fullMail(
  db: Db,
  about: DigestAbout,
  content: DigestContent,
  unsubscribeUrl: string,
  forReader: Words,
): Promise<MailContent> {
  const { companyId } = about
  const quoted = [...content.positive.quoted, ...content.negative.quoted]
  const quotes = await withCompany(db, system('mail'), companyId, (tx) => findQuotes(tx, companyId, quoted))
  const words = digestWords(about, content, quotes, forReader)
  const footer = {
    closing: closingOf(about, forReader),
    links: linksOf(about, unsubscribeUrl, forReader),
  }
  const { language } = forReader
  return {
    language,
    subject: plainLine(words.subject),
    html: mailPage({ title: words.title, body: digestHtml(words), ...footer, language }),
    text: [
      digestText(words, forReader),
      footer.closing,
      ...footer.links.map((link) => textOfLink(link, forReader)),
      '',
    ].join('\n\n'),
    ...(words.chart && {
      images: [{ cid: chartCid, name: 'reviews-per-day.png', png: await drawChart(content.days) }],
    }),
  }
}

function quietMail(
  about: DigestAbout,
  { quietInARow }: MailedDigest,
  unsubscribeUrl: string,
  words: Words,
): MailContent {
  const texts = words.texts.digestMails
  const { subject, title, line } = quietWords(about, words)
  const dashboard = about.origin + companyDashboard(dashboardPaths.dashboard, about.companyId)
  if (quietInARow < quietBeforePause) {
    return renderMail(dashboard, words, {
      ...{ subject, title, lines: [line], button: texts.open },
      ...{ closing: closingOf(about, words), links: linksOf(about, unsubscribeUrl, words) },
    })
  }
  return renderMail(unsubscribeUrl, words, {
    ...{ subject, title, lines: [line, texts.paused], button: texts.resume },
    closing: closingOf(about, words),
    links: [settingsOf(about, words), { label: texts.open, url: dashboard }],
  })
}

function closingOf({ cadence, companyName }: DigestAbout, { texts }: Words): string {
  return texts.digestMails[cadence].closing(plainLine(companyName))
}

function settingsOf({ origin, companyId }: DigestAbout, { texts }: Words): Link {
  return {
    label: texts.digestMails.settings,
    url: origin + companyDashboard(dashboardPaths.notifications, companyId),
  }
}

function linksOf(about: DigestAbout, unsubscribeUrl: string, words: Words): Link[] {
  const { stop } = words.texts.digestMails[about.cadence]
  return [settingsOf(about, words), { label: stop, url: unsubscribeUrl }]
}
