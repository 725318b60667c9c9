import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Product } from './server.ts'
import { asUser } from './site.ts'

/** An image 480 pixels wide, without a QR code. */
export const logo = fileURLToPath(new URL('tests/logo.png', import.meta.url))

const packs = {
  poster: { itemType: 'Poster (18"x24", quantity: 5)', quantity: 5, price: 54 },
  sticker: { itemType: 'Sticker (3" circular, quantity: 12)', quantity: 12, price: 22.79 },
}

interface Order {
  kind?: keyof typeof packs
  layout?: string
  picture?: Buffer
  billing?: { companyName?: string; contactName?: string; phone?: string; address?: string }
}

/** Orders a pack, by default posters, for the user's first company. Returns the order's id. */
export async function placeOrder(
  { origin }: Product,
  user: Product['owner'],
  { kind = 'poster', layout, picture, billing }: Order,
): Promise<string> {
  const image = picture ?? (await readFile(logo))
  return asUser(origin, user, async (api) => {
    const { companies } = await (await api.get('/api/auth/me')).json()
    const answer = await api.post('/api/orders/print-request', {
      data: {
        companyId: companies[0].id,
        ...packs[kind],
        layout,
        imageData: `data:image/png;base64,${image.toString('base64')}`,
        billing: {
          companyName: 'Café Luna',
          contactName: 'Ada Palmer',
          email: 'ada@example.com',
          phone: '+49 30 1234567',
          address: 'Harbour Street 1, Berlin',
          ...billing,
        },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()).id
  })
}
