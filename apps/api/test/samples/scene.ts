import type { SignedIn, TestApp } from '#test/app.ts'
import type { Factories } from '#test/factories.ts'

interface Person extends SignedIn {
  id: string
  email: string
}

/** A company with those who make calls about it. */
export interface Scene {
  t: TestApp
  make: Factories
  company: { id: string; slug: string }
  /** Names the company. */
  query: { companyId: string }
  owner: Person
  operator: Person
  /** Creates a user who is signed in. */
  person(given?: Parameters<Factories['user']>[0]): Promise<Person>
}

/** Sets up a scene; `make` replaces the factories with which requests create what they name. */
export async function createScene(
  t: TestApp,
  { make = t.make, name }: { make?: Factories; name?: string } = {},
): Promise<Scene> {
  const person: Scene['person'] = async (given) => {
    const user = await t.make.user(given)
    return { ...user, ...(await t.signIn(user.email)) }
  }
  const company = await t.make.company(name === undefined ? {} : { name })
  return {
    ...{ t, make, company, person, query: { companyId: company.id } },
    owner: await person({ companies: [company] }),
    operator: await person({ role: 'superadmin' }),
  }
}
