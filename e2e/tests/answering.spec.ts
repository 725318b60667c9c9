import { expect, tabTo, test } from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { leaveReview, newOwner } from '../owner.ts'
import { anySize } from '../tags.ts'

const name = 'Café Łódź – Söhne'

test('a bad review is alerted, answered by keyboard alone, and closed; its visitor needs no JavaScript', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  const owner = await newOwner(product, 'Corner Shop', name)
  const [, company = owner.company] = owner.companies
  const address = `anna-${crypto.randomUUID()}@example.com`
  const setUp = await person()
  await setUp.request.post('/api/auth/login', { data: owner })
  const template = await setUp.request.post(`/api/dashboard/reply-templates?companyId=${company.id}`, {
    data: {
      name: 'Sorry',
      text: 'Dear {name},\n\nwe are sorry about the wait. Please tell us more.\n\n{company}',
    },
  })
  expect(template.status()).toBe(201)

  await leaveReview(product, company, {
    rating: 2,
    feedback: 'An hour for a <b>soup</b>',
    contactName: 'Anna Kowalska',
    contactEmail: address,
  })
  const alert = await linkMailedTo(product, owner.email, new RegExp(`^New review for ${name}: 2 of 5 stars$`))

  // The link opens the case in its company, after signing in.
  await page.goto(alert)
  await expect(page).toHaveURL('/login')
  await tabTo(page.getByLabel('Email'))
  await page.keyboard.type(owner.email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(alert)
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await expect(dialog.getByText('An hour for a <b>soup</b>')).toBeVisible()
  const status = dialog.getByRole('combobox', { name: 'Status' })
  await expect(status).toHaveValue('new')
  await expectAccessible(page, { onPhones: true })

  await tabTo(dialog.getByRole('button', { name: 'Assign to me' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('by you')).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: 'Answer templates' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Sorry Dear Anna Kowalska/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const answer = dialog.getByRole('textbox', { name: 'Answer' })
  await expect(answer).toBeFocused()
  await expect(answer).toHaveValue(
    `Dear Anna Kowalska,\n\nwe are sorry about the wait. Please tell us more.\n\n${name}`,
  )
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(`Sent to ${address}`)).toBeVisible()
  await expect(status).toHaveValue('waiting')
  await expect(answer).toHaveValue('')
  await expectAccessible(page, { onPhones: true })

  const link = await linkMailedTo(product, address, /has answered your feedback$/)
  const visitor = await person({ javaScriptEnabled: false })
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Your feedback to ${name}`)
  await expect(visitor.getByText('we are sorry about the wait')).toBeVisible()
  await visitor.getByLabel('Your answer').fill('Thank you. It was on Sunday, at 1 p.m.')
  await visitor.getByRole('button', { name: 'Send Answer' }).click()
  await expect(visitor.getByText(`Your answer has been sent to ${name}.`)).toBeVisible()
  await setUp.goto(link)
  await expectAccessible(setUp, { onPhones: true })

  // The case on screen shows the answer without a reload and is reopened, and its assignee gets a mail.
  await expect(dialog.getByText('Thank you. It was on Sunday, at 1 p.m.')).toBeVisible()
  await expect(status).toHaveValue('in_progress')
  const notice = await linkMailedTo(product, owner.email, new RegExp(`^A customer has replied to ${name}$`))
  expect(new URL(notice).pathname).toBe(new URL(alert).pathname)

  await tabTo(status)
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('d')
  await expect(status).toHaveValue('done')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The change is shown before it is stored.
  await stored
  await page.goto(notice)
  await expect(status).toHaveValue('done')
})
