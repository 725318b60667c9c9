import { type Check, error, type Found, ok, skipped, warning } from '#modules/system/checks/check.ts'
import { messageOf } from '#modules/system/checks/origins.ts'
import type { Probe } from '#modules/system/probe.ts'

export const smtp: Check = {
  id: 'mail-server',
  look: async ({ config: { smtpUrl, production }, verifyMail }) => {
    if (!smtpUrl) {
      return production
        ? error(
            'SMTP_URL is not set: mails wait in the queue until it is.',
            'Set SMTP_URL and MAIL_FROM, and restart.',
          )
        : skipped('Mails are caught on this machine.')
    }
    const { hostname } = new URL(smtpUrl)
    try {
      await verifyMail(smtpUrl)
      return ok(`The mail server ${hostname} accepts the connection and the sign-in.`)
    } catch (failure) {
      // A connection that is refused has the code of a socket, as one whose certificate is wrong.
      const isRefused = failure instanceof Error && 'syscall' in failure && failure.syscall === 'connect'
      const code = !isRefused && failure instanceof Error && 'code' in failure ? String(failure.code) : ''
      return error(`The mail server ${hostname} cannot be used: ${messageOf(failure)}.`, adviceFor(code))
    }
  },
}

function adviceFor(code: string): string {
  switch (code) {
    case 'EAUTH':
      return 'Correct the user and the password in SMTP_URL; percent-encode characters such as @ and : in them.'
    case 'ETLS':
    case 'ESOCKET':
      return 'In SMTP_URL, use the name that the server’s certificate is for, smtps:// for port 465 and smtp:// for port 587.'
    default:
      return 'Check the host and the port in SMTP_URL, that the server is running, and that no firewall is in between: many providers block port 25, so use 587 or 465.'
  }
}

/** Domain of MAIL_FROM; undefined if no name server can know it. */
function senderDomain({ config }: Probe): string | undefined {
  const domain = /@([^\s<>@]+?)>?\s*$/.exec(config.mailFrom)?.[1]?.toLowerCase()
  return domain?.includes('.') && !/\.(localhost|local|test|invalid|internal)$/.test(domain)
    ? domain
    : undefined
}

/** Only what receivers of mail see is of interest, so nothing is looked up while none is sent. */
const ofDomain = (look: (probe: Probe, domain: string) => Promise<Found>) => async (probe: Probe) => {
  const domain = senderDomain(probe)
  if (!probe.config.smtpUrl || domain === undefined) return skipped('No mail is sent from a public domain.')
  return look(probe, domain)
}

/** TXT records that begin with a version; none if the name has none. Throws if the name server does not answer. */
async function recordsOf({ resolveTxt }: Probe, name: string, version: RegExp): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join('')).filter((text) => version.test(text))
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw failure
  }
}

export const spf: Check = {
  id: 'spf',
  look: ofDomain(async (probe, domain) => {
    const records = await recordsOf(probe, domain, /^v=spf1(\s|$)/i)
    const [record] = records
    const how = `Publish one TXT record at ${domain}, such as "v=spf1 include:<your mail provider> -all".`
    if (record === undefined) {
      return error(`${domain} has no SPF record, so that many receivers take its mails for spam.`, how)
    }
    if (records.length > 1) {
      return error(`${domain} has ${records.length} SPF records, which counts as none (RFC 7208).`, how)
    }
    if (/(^|\s)\+?all(\s|$)/i.test(record)) {
      return error(
        `The SPF record of ${domain} allows everybody to send (+all).`,
        'End it with -all or ~all.',
      )
    }
    return ok(`${domain} has an SPF record.`)
  }),
}

/** Selectors of common mail servers and providers, looked up unless DKIM_SELECTOR names one. */
const usualSelectors = ['default', 'dkim', 'mail', 'google', 'selector1', 's1', 'k1', 'fm1', 'mxvault']

export const dkim: Check = {
  id: 'dkim',
  look: ofDomain(async (probe, domain) => {
    const { dkimSelector } = probe.config
    const keys = await Promise.all(
      (dkimSelector ? [dkimSelector] : usualSelectors).map((selector) =>
        recordsOf(probe, `${selector}._domainkey.${domain}`, /(^|;)\s*p=/i),
      ),
    )
    const [key] = keys.flat()
    if (key === undefined) {
      if (!dkimSelector) {
        return skipped(`No usual DKIM selector of ${domain} has a key; set DKIM_SELECTOR to check yours.`)
      }
      return error(
        `There is no DKIM key at ${dkimSelector}._domainkey.${domain}.`,
        'Publish the key that your mail provider shows, or correct DKIM_SELECTOR.',
      )
    }
    if (/(^|;)\s*p=\s*(;|$)/i.test(key)) {
      return error(
        `The DKIM key of ${domain} is revoked (p= is empty).`,
        'Publish the current key of your mail provider.',
      )
    }
    return ok(`${domain} has a DKIM key.`)
  }),
}

export const dmarc: Check = {
  id: 'dmarc',
  look: ofDomain(async (probe, domain) => {
    // The organizational domain, approximately: a subdomain without a record follows its parents.
    const names = domain.split('.').map((_, index, labels) => labels.slice(index).join('.'))
    const candidates = names.filter((name) => name.includes('.')).slice(0, 4)
    const found = await Promise.all(
      candidates.map((name) => recordsOf(probe, `_dmarc.${name}`, /^v=DMARC1\s*(;|$)/i)),
    )
    const records = found.find((those) => those.length > 0) ?? []
    const [record] = records
    const how = `Publish a TXT record at _dmarc.${domain}, such as "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}".`
    if (record === undefined) {
      return error(`${domain} has no DMARC record, which large receivers require.`, how)
    }
    if (records.length > 1)
      return error(`${domain} has ${records.length} DMARC records, which counts as none.`, how)
    const policy = /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
    if (policy === 'none') {
      return warning(
        `The DMARC policy of ${domain} is none: forged mails in its name are delivered.`,
        'Once reports show that your own mails pass, set p=quarantine or p=reject.',
      )
    }
    if (policy !== 'quarantine' && policy !== 'reject') {
      return error(`The DMARC record of ${domain} has no valid policy.`, how)
    }
    return ok(`${domain} has the DMARC policy ${policy}.`)
  }),
}
