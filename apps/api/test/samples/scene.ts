import type { NewUser, TestApp } from '#test/app.ts'
import type { Factories } from '#test/factories.ts'

/** A company with those who make calls about it. */
export interface Scene {
  t: TestApp
  make: Factories
  company: { id: string; slug: string }
  /** Names the company. */
  query: { companyId: string }
  owner: NewUser
  operator: NewUser
  /** Creates a user who is signed in. */
  person: TestApp['signInAs']
}

/** Sets up a scene; `make` replaces the factories with which requests create what they name. */
export async function createScene(
  t: TestApp,
  { make = t.make, name }: { make?: Factories; name?: string } = {},
): Promise<Scene> {
  const company = await t.make.company(name === undefined ? {} : { name })
  return {
    ...{ t, make, company, person: t.signInAs, query: { companyId: company.id } },
    owner: await t.signInAs({ companies: [company] }),
    operator: await t.signInAs({ role: 'superadmin' }),
  }
}
