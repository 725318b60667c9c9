import { getMe } from '@candour/schemas/accounts.ts'
import { memberLanguages } from '@candour/schemas/languages.ts'
import { getProfile, type Profile, updateMe, updateProfile } from '@candour/schemas/own-account.ts'
import type { FastifyInstance } from 'fastify'
import { type Changes, changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { companyIdsOf, type UserSession } from '#domain/principal.ts'
import { askedForLanguage, browsersLanguage, rememberLanguage } from '#http/member-language.ts'
import { route } from '#http/route.ts'
import { changeName, changeProfile, findProfile, keepBrowserLanguage } from '#modules/accounts/repository.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

/** Stands for a user in the demo. */
const nobody = {
  id: '00000000-0000-0000-0000-000000000000',
  email: 'demo@example.com',
  role: 'company_admin',
  name: 'Demo',
  twoFactor: false,
} as const

const toProfile = ({ language, timeZone }: Pick<Profile, 'language' | 'timeZone'>): Profile => ({
  ...{ language, timeZone },
  languages: [...memberLanguages],
})

/** Routes with which users read and change their own profile. */
export function profileRoutes(app: FastifyInstance, { db, accountsDb, config }: Deps): void {
  route(app, getMe, async ({ principal, request, reply }) => {
    const browsers = browsersLanguage(request)
    if (principal.kind === 'demo') {
      return {
        user: { ...nobody, language: browsers, timeZone: null },
        language: browsers,
        companies: [],
        viewAs: { ...principal.viewAs, isDemo: true as const },
      }
    }
    const { user, signIn, viewAs } = principal
    const [names, { name, language: chosen, timeZone }] = await Promise.all([
      listCompanyNames(db, companyIdsOf(user)),
      withAccount(accountsDb, principal, user.id, (tx) => findProfile(tx, user.id)),
    ])
    // Chosen on another device: the reloaded page has it.
    if (chosen && chosen !== browsers) rememberLanguage(reply, config, chosen)
    const language = chosen ?? browsers
    return {
      user: { ...user, name, language, timeZone, twoFactor: signIn.twoFactor },
      language,
      companies: names.flatMap(({ id, name }) => {
        const membership = user.memberships.find(({ companyId }) => companyId === id)
        return membership ? [{ id, name, role: membership.role, suspended: membership.suspended }] : []
      }),
      viewAs: viewAs ?? null,
    }
  })

  route(app, updateMe, async ({ principal, body: { name }, request }) => {
    const { user, signIn } = principal
    const { language, timeZone } = await withAccount(accountsDb, principal, user.id, async (tx) => {
      const before = await changeName(tx, user.id, name)
      await recordChanges(tx, principal, changesOf({ name: before }, { name }))
      return findProfile(tx, user.id)
    })
    return {
      user: {
        ...{ ...user, name, timeZone, twoFactor: signIn.twoFactor },
        language: language ?? browsersLanguage(request),
      },
    }
  })

  route(app, getProfile, async ({ principal }) => {
    const { user } = principal
    return toProfile(await withAccount(accountsDb, principal, user.id, (tx) => findProfile(tx, user.id)))
  })

  route(app, updateProfile, async ({ principal, body, request, reply }) => {
    const { user } = principal
    const browsers = body.language === null ? askedForLanguage(request) : browsersLanguage(request)
    const profile = await withAccount(accountsDb, principal, user.id, async (tx) => {
      const { before, after } = await changeProfile(tx, user.id, body)
      await keepBrowserLanguage(tx, user.id, { language: browsers })
      await recordChanges(tx, principal, changesOf({ ...before }, { ...after }))
      return after
    })
    if (body.language !== undefined) rememberLanguage(reply, config, body.language)
    return toProfile(profile)
  })
}

/** Records what people have changed of themselves. */
async function recordChanges(tx: Tx, principal: UserSession, changes: Changes): Promise<void> {
  const { user } = principal
  if (Object.keys(changes).length === 0) return
  await recordAudit(tx, principal, 'user.updated', {
    target: { type: 'user', id: user.id, name: user.email },
    changes,
  })
}
