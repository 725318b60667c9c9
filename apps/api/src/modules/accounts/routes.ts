import * as contracts from '@candour/schemas/accounts.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { route } from '#http/route.ts'
import { signIn, signOut } from '#http/session.ts'
import { verifyPassword } from '#modules/accounts/password.ts'
import { findAccount } from '#modules/accounts/repository.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

export function accountRoutes(app: FastifyInstance, { db, config }: Deps): void {
  route(app, contracts.login, async ({ body, request }) => {
    const account = await findAccount(db, body.email)
    const matches = await verifyPassword(account?.passwordHash ?? null, body.password)
    if (!account || !matches) throw new DomainError('bad_credentials')
    const { passwordHash: _, ...user } = account
    await signIn(request, db, user)
    return { user }
  })

  route(app, contracts.logout, async ({ request, reply }) => {
    await signOut(request, reply, config)
    return { message: 'Signed out' }
  })

  route(app, contracts.getMe, async ({ user }) => ({
    user,
    companies: await listCompanyNames(db, user.companyIds),
  }))
}
