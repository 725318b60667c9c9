import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Product } from './server.ts'

/** An image 480 pixels wide, without a QR code. */
export const logo = fileURLToPath(new URL('tests/logo.png', import.meta.url))

/** Orders five posters as the demo company's admin, who stays signed in. */
export async function orderPosters(
  request: APIRequestContext,
  { origin, owner }: Pick<Product, 'origin' | 'owner'>,
  contactName: string,
): Promise<void> {
  await request.post(`${origin}/api/auth/login`, { data: owner })
  const { companies } = await (await request.get(`${origin}/api/auth/me`)).json()
  const picture = `data:image/png;base64,${(await readFile(logo)).toString('base64')}`
  const answer = await request.post(`${origin}/api/orders/print-request`, {
    data: {
      companyId: companies[0].id,
      itemType: 'Poster (18"x24", quantity: 5)',
      quantity: 5,
      price: 54,
      imageData: picture,
      billing: {
        companyName: 'Café Luna',
        contactName,
        email: 'ada@example.com',
        phone: '+49 30 1234567',
        address: 'Harbour Street 1, Berlin',
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}
