import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import type { InjectOptions } from 'fastify'
import type { App } from '#http/hosts.ts'
import { accounts } from '#test/samples/accounts.ts'
import { analytics } from '#test/samples/analytics.ts'
import { apiKeys } from '#test/samples/api-keys.ts'
import { attention } from '#test/samples/attention.ts'
import { audit } from '#test/samples/audit.ts'
import { brand } from '#test/samples/brand.ts'
import { cases } from '#test/samples/cases.ts'
import { changes } from '#test/samples/changes.ts'
import { channels } from '#test/samples/channels.ts'
import { checklist } from '#test/samples/checklist.ts'
import { companies } from '#test/samples/companies.ts'
import { companyBulk } from '#test/samples/company-bulk.ts'
import { companyImports } from '#test/samples/company-imports.ts'
import { deletedCompanies } from '#test/samples/deleted-companies.ts'
import { demo } from '#test/samples/demo.ts'
import { evidence } from '#test/samples/evidence.ts'
import { funnel } from '#test/samples/funnel.ts'
import { googleLink } from '#test/samples/google-link.ts'
import { health } from '#test/samples/health.ts'
import { invitations } from '#test/samples/invitations.ts'
import { locations } from '#test/samples/locations.ts'
import { notifications } from '#test/samples/notifications.ts'
import { ownAccount } from '#test/samples/own-account.ts'
import { placements } from '#test/samples/placements.ts'
import { platform } from '#test/samples/platform.ts'
import { practice } from '#test/samples/practice.ts'
import { printOrders } from '#test/samples/print-orders.ts'
import { printers } from '#test/samples/printers.ts'
import { prints } from '#test/samples/prints.ts'
import { privacy } from '#test/samples/privacy.ts'
import { push } from '#test/samples/push.ts'
import { replyTemplates } from '#test/samples/reply-templates.ts'
import { reviews } from '#test/samples/reviews.ts'
import type { Entry } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'
import { settings } from '#test/samples/settings.ts'
import { signIn } from '#test/samples/sign-in.ts'
import { system } from '#test/samples/system.ts'
import { team } from '#test/samples/team.ts'
import { themes } from '#test/samples/themes.ts'
import { twoFactor } from '#test/samples/two-factor.ts'
import { unsentMails } from '#test/samples/unsent-mails.ts'
import { users } from '#test/samples/users.ts'
import { viewAs } from '#test/samples/view-as.ts'
import { walks } from '#test/samples/walks.ts'
import { watch } from '#test/samples/watch.ts'
import { webhooks } from '#test/samples/webhooks.ts'

export interface AnyRequest {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: object
  file?: string | Blob
  cookie?: string
  /** Presented instead of a cookie. */
  key?: string
}

export interface AnySample {
  request(scene: Scene): AnyRequest | Promise<AnyRequest>
  refused?: number
  apps?: readonly App[]
  entry?: Entry<Endpoint>
  unrecorded?: string
}

/** A sample for each contract, by its id. */
export const samples: Readonly<Record<string, AnySample>> = {
  ...accounts,
  ...analytics,
  ...apiKeys,
  ...attention,
  ...audit,
  ...brand,
  ...cases,
  ...changes,
  ...channels,
  ...checklist,
  ...companies,
  ...companyBulk,
  ...companyImports,
  ...deletedCompanies,
  ...demo,
  ...evidence,
  ...funnel,
  ...googleLink,
  ...health,
  ...invitations,
  ...locations,
  ...notifications,
  ...ownAccount,
  ...placements,
  ...practice,
  ...platform,
  ...printOrders,
  ...prints,
  ...printers,
  ...privacy,
  ...push,
  ...replyTemplates,
  ...reviews,
  ...signIn,
  ...settings,
  ...system,
  ...team,
  ...themes,
  ...twoFactor,
  ...unsentMails,
  ...users,
  ...viewAs,
  ...walks,
  ...watch,
  ...webhooks,
}

export function sampleOf({ id }: Endpoint): AnySample {
  const sample = samples[id]
  if (!sample) throw new Error(`${id} has no sample`)
  return sample
}

/** A request that names a company and otherwise nothing that exists; tells whether a call is refused before validation. */
export function bareRequest({ params, query, method }: Endpoint, companyId: string): AnyRequest {
  return {
    params: Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, randomUUID()])),
    query: query && 'companyId' in query.shape ? { companyId } : {},
    ...(method !== 'GET' && { body: { companyId } }),
  }
}

/** What `inject` needs to make a call. */
export function callOf(
  { method, path, upload }: Endpoint,
  { params, query, body, file, cookie, key }: AnyRequest,
) {
  return {
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name]))),
    query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
    headers: {
      ...(cookie && { cookie }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(file && { 'content-type': upload }),
    },
    ...(body && { payload: body }),
    ...(typeof file === 'string' && { payload: file }),
    payloadAsStream: true,
  } satisfies InjectOptions
}

/** The cookie with which a valid request is made. */
export function cookieFor({ audience }: Endpoint, { owner, operator }: Scene): string {
  return audience === 'public' ? '' : audience === 'superadmin' ? operator.cookie : owner.cookie
}
