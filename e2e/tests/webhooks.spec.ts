import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, signIn, test } from '../fixtures.ts'
import { newOwner } from '../owner.ts'

/** A developer's system on this machine, which answers with a status that the test may change. */
async function startSystem() {
  const system = { status: 200, ids: [] as unknown[], bodies: [] as string[], url: '', close: async () => {} }
  const server = createServer(async (request, response) => {
    system.ids.push(request.headers['webhook-id'])
    system.bodies.push(await text(request))
    response.writeHead(system.status).end('Thank you <b>all</b>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  system.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  system.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return system
}

test('a developer adds a webhook, tries it, reads its log and sends a message again', async ({
  page,
  product,
  expectAccessible,
}) => {
  const system = await startSystem()
  const owner = await newOwner(product, 'Lichterfelder Sonnenblumenmanufakturgenossenschaft')
  await signIn(page, owner, '/dashboard/settings')
  await page.getByRole('searchbox', { name: 'Search settings' }).first().fill('webhook')
  await page.getByRole('link', { name: 'Webhooks' }).first().click()
  const card = page.getByRole('region', { name: 'Webhooks' })
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Add webhook' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await page.keyboard.type('http://10.0.0.1/hooks')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This address is not on the public internet.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Address').fill(system.url)
  await dialog.getByLabel('Send what customers wrote').check()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()

  const added = page.getByRole('dialog', { name: 'Webhook added' })
  await expect(added.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_.{44}$/)
  // Its secret is shown only now.
  await page.mouse.click(4, 4)
  await added.getByRole('button', { name: /Send a test/ }).click()
  await expect(added.getByText(/The test has arrived\. Answered 200 after/)).toBeVisible()
  await expect(added.getByText('Thank you <b>all</b>')).toBeVisible()
  await expectAccessible(page)
  await added.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByText(/last arrived just now/)).toBeVisible()
  await expectAccessible(page)

  const review = { companyId: owner.company.id, rating: 2, feedback: 'Слишком долго' }
  expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201)
  await expect.poll(() => system.bodies.at(-1)).toMatch(/"type":"review.created".*"words":"Слишком долго"/)

  system.status = 500
  await card.getByRole('button', { name: /Send a test/ }).click()
  await expect(card.getByText(/The test has not arrived\. Answered 500 after/)).toBeVisible()
  await expect(card.getByText('Failing')).toBeVisible()

  await card.getByRole('link', { name: /Log/ }).click()
  await expect(page.getByRole('heading', { name: 'Log of a webhook' })).toBeVisible()
  await page.getByRole('button', { name: /test\.sent.*Failed/ }).click()
  await expect(page.getByText(`"companyId": "${owner.company.id}"`)).toBeVisible()
  await expectAccessible(page)
  system.status = 204
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(page.getByRole('button', { name: /test\.sent.*Delivered.*2 attempts/ })).toBeVisible()
  expect(new Set(system.ids).size).toBe(system.ids.length - 1)
  await page.getByLabel('Show').selectOption('failed')
  await expect(page.getByText('No such messages')).toBeVisible()
  await page.getByRole('button', { name: 'Send a time span again' }).click()
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(page.getByText('Sending 3 messages again', { exact: true })).toBeVisible()
  await system.close()
})

test('operators have webhooks of their own', async ({ page, product, expectAccessible }) => {
  const system = await startSystem()
  await signIn(page, product.superadmin, '/admin/webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByLabel('Address').fill(system.url)
  await dialog.getByLabel(/company\.created/).check()
  await expect(dialog.getByLabel('Send what customers wrote')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await newOwner(product, 'Café Zwei')
  const row = page.getByRole('listitem').filter({ hasText: system.url })
  await row.getByRole('link', { name: /Log/ }).click()
  await page
    .getByRole('button', { name: /company\.created.*Delivered/ })
    .first()
    .click()
  await expect(page.getByText(/"url": ".*\/api\/admin\/companies\//)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Webhooks' }).first().click()
  await row.getByRole('button', { name: /More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Webhook deleted', { exact: true })).toBeVisible()
  await system.close()
})
