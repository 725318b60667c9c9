import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from '../fixtures.ts'

const file = (text: string, name = 'companies.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('an operator imports companies, then changes them together', async ({
  page,
  product,
  expectAccessible,
}, { project }) => {
  const slug = `imported-${project.name}`
  const name = `Kaffeehausgesellschaft مقهى ${project.name}`
  const rows = [
    'slug;name;googleReviewUrl;location',
    `${slug}-a;${name} A;"Look:\nhttps://www.google.de/maps?ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251";Hafen`,
    `${slug}-a;;;Markt`,
    `${slug}-b;${name} B;https://g.page/r/example/review;`,
    `dashboard;${name} C;https://example.com/;`,
  ]
  await signIn(page, product.superadmin, '/admin')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page).toHaveURL('/admin/companies/import')
  await page.getByText('Columns of the file').click()
  await expectAccessible(page)

  const input = page.getByLabel('CSV file', { exact: true })
  await input.setInputFiles(file('PK\u0003\u0004\u0000', 'companies.xlsx'))
  await expect(page.getByText(/This is not a CSV file/)).toBeVisible()
  await input.setInputFiles(file('name;vat\nA;1\n'))
  await expect(page.getByText(/vat/)).toBeVisible()

  await input.setInputFiles(file(rows.join('\r\n')))
  await expect(page.getByText(/^3 to create|^2 to create, 1 to update/)).toContainText('1 refused')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText(/address is reserved/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect(page.getByText('4 of 4 rows done, 1 refused.')).toBeVisible()
  await expectAccessible(page)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download refused rows' }).click()
  expect(await readFile(await (await downloaded).path(), 'utf8')).toBe(`\ufeff${rows[0]}\r\n${rows[4]}\r\n`)
  await page.reload()
  await expect(page.getByText(/address is reserved/)).toBeVisible()

  await page.getByRole('link', { name: 'Show companies' }).click()
  await page.getByLabel('Search companies').fill(slug)
  await expect(page.getByText('2 companies', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Select all 2' }).click()
  await expect(page.getByRole('checkbox', { name: `Select ${name} A` })).toBeChecked()
  await bar.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('suspended')
  await dialog.getByLabel('Reason').fill('Unpaid')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(bar.getByText('The status of 2 companies was changed.')).toBeVisible()
  const suspended = page.getByText('Suspended', { exact: true }).and(page.locator('span'))
  await expect(suspended).toHaveCount(2)
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByText('The former status of 2 companies is back.')).toBeVisible()
  await expect(suspended).toHaveCount(0)
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
})
