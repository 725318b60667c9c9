import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import type { NewUser, TestApp } from '#test/app.ts'

/** Creates an API key as an owner of the company, and returns it. */
export async function apiKeyOf(
  { app }: Pick<TestApp, 'app'>,
  { cookie }: Pick<NewUser, 'cookie'>,
  company: { id: string },
  scopes: CompanyPermission[],
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/dashboard/api-keys?companyId=${company.id}`,
    headers: { cookie },
    payload: { name: 'Cash register', scopes },
  })
  if (answer.statusCode !== 201) throw new Error(`creating a key answered ${answer.statusCode}`)
  return answer.json().key
}
