import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { findBrand } from '@candour/schemas/brand.ts'
import {
  type DashboardCompany,
  getDashboardCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { errors } from '@candour/schemas/errors.ts'
import { exportEvidence } from '@candour/schemas/evidence.ts'
import { testNotifications } from '@candour/schemas/notifications.ts'
import { getRetention, updateRetention } from '@candour/schemas/privacy.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, retention, working } from '#test/fixtures.ts'

/** Opens the settings of the business with a server that stores them when told; returns the changes it receives. */
function openBusiness(more: ReturnType<typeof answer>[] = [], whenSaved = Promise.resolve()) {
  const sent: unknown[] = []
  let saved: DashboardCompany = luna
  renderRoutes('/dashboard/settings/business', dashboardRoutes, [
    answer(getDashboardCompany, () => saved),
    answer(updateDashboardCompany, async ({ body: { name, brandColor, logoUrl, timeZone } }) => {
      await whenSaved
      if (name === 'Nameless') {
        throw new ApiError('Please check the marked fields.', {
          status: 400,
          code: 'validation_failed',
          issues: [{ path: 'name', message: 'Please choose another name' }],
        })
      }
      sent.push({ name, brandColor, logoUrl, timeZone })
      saved = {
        ...saved,
        ...(name && { name }),
        ...(brandColor && { brandColor }),
        ...(timeZone && { timeZone }),
      }
      return saved
    }),
    answer(getRetention, () => retention),
    answer(updateRetention, ({ body }) => {
      sent.push(body)
      return { ...retention, privacyAddress: body.privacyAddress ?? '' }
    }),
    ...more,
    ...working(luna),
  ])
  return sent
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save' })

it('changes the name and the color, previewed on the real page, and says what is printed', async () => {
  const sent = openBusiness()
  await screen.findByRole('heading', { name: 'Name, logo and color' })
  expect(save()).toHaveProperty('disabled', true)
  await userEvent.clear(input('Name'))
  await userEvent.type(input('Name'), 'Luna Nova')
  expect(screen.getByText('Printed pieces keep the former name; their codes go on working.')).toBeTruthy()
  await userEvent.clear(input('Brand Color'))
  await userEvent.type(input('Brand Color'), '#112233')
  expect(
    screen.getByText('Printed pieces keep the former name and color; their codes go on working.'),
  ).toBeTruthy()
  const preview = screen.getByRole('figure', { name: 'Preview of the review page' })
  expect(preview.textContent).toContain('Luna Nova')
  await userEvent.click(save())
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Luna Nova', brandColor: '#112233' }])
  expect(save()).toHaveProperty('disabled', true)
  expect(screen.queryByText(/^Printed pieces/)).toBeNull()
})

it('keeps what is typed while a logo is read, and while a change is saved', async () => {
  const saved = Promise.withResolvers<void>()
  openBusiness([], saved.promise)
  await screen.findByRole('heading', { name: 'Name, logo and color' })
  const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
  fireEvent.change(screen.getByLabelText(/Upload$/), { target: { files: [logo] } })
  fireEvent.change(input('Brand Color'), { target: { value: '#112233' } })
  expect(
    await screen.findByText('Printed pieces keep the former logo and color; their codes go on working.'),
  ).toBeTruthy()
  await userEvent.click(save())
  await userEvent.type(input('Name'), ' Nova')
  saved.resolve()
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeTruthy()
  expect(input('Name').value).toBe(`${luna.name} Nova`)
  expect(save()).toHaveProperty('disabled', false)
})

it('says what is wrong with a name or a color, at its field', async () => {
  openBusiness()
  await screen.findByRole('heading', { name: 'Name, logo and color' })
  await userEvent.clear(input('Name'))
  await userEvent.clear(input('Brand Color'))
  await userEvent.type(input('Brand Color'), '#12')
  await userEvent.click(save())
  expect(await screen.findByText('Company name is required')).toBeTruthy()
  expect(screen.getByText('Please enter a color such as #394CDC')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Name')))
  await userEvent.type(input('Name'), 'Nameless')
  await userEvent.clear(input('Brand Color'))
  await userEvent.type(input('Brand Color'), '#112233')
  await userEvent.click(save())
  expect(await screen.findByText('Please choose another name')).toBeTruthy()
})

it('offers what it finds on the website, and takes only what is chosen', async () => {
  const logo = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const asked: string[] = []
  const sent = openBusiness([
    answer(findBrand, ({ body: { url } }) => {
      asked.push(url)
      if (url.includes('empty')) return { name: null, colors: [], logos: [] }
      if (url.includes('down')) {
        throw new ApiError('This website could not be read.', {
          status: 400,
          code: 'site_unreachable',
          issues: [],
        })
      }
      return {
        name: 'מאפיית Luna',
        colors: ['#ffee00', '#112233'],
        logos: [{ dataUrl: logo, width: 300, height: 80, source: 'page' as const }],
      }
    }),
  ])
  const website = await screen.findByLabelText<HTMLInputElement>('Website')
  const look = async (address: string) => {
    await userEvent.clear(website)
    await userEvent.type(website, `${address}{Enter}`)
  }
  await look(' ')
  expect(await screen.findByText('Please enter the address of your website')).toBeTruthy()
  await look('down.example')
  expect(await screen.findByText('This website could not be read.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(website))
  await look('empty.example')
  expect(await screen.findByText(/^Nothing was found there/)).toBeTruthy()
  await look('luna.example/menu')
  expect(await screen.findByText(/^Choose what is yours/)).toBeTruthy()
  expect(asked).toEqual(['https://down.example', 'https://empty.example', 'https://luna.example/menu'])
  expect(save()).toHaveProperty('disabled', true)
  // Black words on yellow, and white ones on dark blue.
  const contrasts = screen.getAllByText(/^Contrast/).map(({ textContent }) => textContent)
  expect(contrasts).toEqual(['Contrast 17.5', 'Contrast 16.1'])

  const color = screen.getByRole('button', { name: /#112233/ })
  await userEvent.click(color)
  await userEvent.click(screen.getByRole('button', { name: /300 × 80/ }))
  expect(color.getAttribute('aria-pressed')).toBe('true')
  expect(input('Brand Color').value).toBe('#112233')
  expect(input('Name').value).toBe(luna.name)
  await userEvent.click(save())
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeTruthy()
  expect(sent).toEqual([{ brandColor: '#112233', logoUrl: logo }])
})

it('has the time zone in which days are counted', async () => {
  openBusiness()
  await userEvent.click(await screen.findByRole('button', { name: 'Change time zone' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Pacific/Auckland')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Time zone updated')).toBeTruthy()
  expect(await screen.findByText('Days, weeks and months are counted in Pacific/Auckland.')).toBeTruthy()
})

it('has the address of the privacy notice, and keeps one that is too long', async () => {
  const sent = openBusiness()
  const address = await screen.findByLabelText<HTMLTextAreaElement>('Your company’s address')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'View the notice' }).getAttribute('href')).toBe(
      'https://site.example/cafe-luna/privacy',
    ),
  )
  await userEvent.click(address)
  await userEvent.paste('x'.repeat(501))
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Please use at most 500 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(address)
  await userEvent.clear(address)
  await userEvent.paste('1 Main St ')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Address saved')).toBeTruthy()
  expect(sent).toEqual([{ privacyAddress: '1 Main St' }])
})

it('finds sections and settings by their words', async () => {
  renderRoutes('/dashboard/settings', dashboardRoutes, [
    answer(testNotifications, () => ({ message: '' })),
    ...working(luna),
  ])
  const nav = within(await screen.findByRole('navigation', { name: 'Settings' }))
  const found = () => nav.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])
  expect(found()).toContain('/dashboard/settings/security-log')
  await userEvent.type(nav.getByRole('searchbox', { name: 'Search settings' }), 'logo')
  await waitFor(() =>
    expect(found()).toEqual(['/dashboard/settings/business', '/dashboard/settings/business']),
  )
  expect(nav.getByRole('link', { name: 'Name, logo and color' }).getAttribute('href')).toBe(
    `/dashboard/settings/business?company=${luna.id}#brand`,
  )
  await userEvent.type(nav.getByRole('searchbox'), 'nonsense')
  expect(await nav.findByText('No setting found')).toBeTruthy()
})

it('says below its dates why no evidence was downloaded, until a date changes', async () => {
  const refused = answer(exportEvidence, () => Promise.reject(refusal('company_not_found')))
  renderRoutes('/dashboard/settings/review-page', dashboardRoutes, [refused, ...working(luna)])
  const card = within(await screen.findByRole('region', { name: 'Evidence for authorities' }))
  await userEvent.click(card.getByRole('link'))
  expect((await card.findByRole('alert')).textContent).toBe(errors.company_not_found[1])
  fireEvent.change(card.getByLabelText('From'), { target: { value: '2026-03-01' } })
  expect(card.queryByRole('alert')).toBeNull()
})
