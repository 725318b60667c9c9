import { ApiError } from '@candour/api-client/call.ts'
import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import {
  createCompany,
  getSlugUse,
  type ListedCompany,
  listCompanies,
  maxLogoBytes,
  updateCompany,
} from '@candour/schemas/companies.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CompanyList } from '#features/companies/company-list.tsx'
import { id, luna, platform, siteOrigin } from '#test/fixtures.ts'

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Opens the form against a fake server with one company; returns the last body sent. */
async function open(button: string, ready?: Promise<void>) {
  const sent: { body?: object } = {}
  let companies: ListedCompany[] = [luna]
  renderScreen('/admin', CompanyList, [
    ...platform(),
    answer(listCompanies, () => ({ items: companies })),
    answer(createCompany, ({ body }) => {
      if (body.slug === luna.slug) throw refusal('slug_taken')
      if (body.name === 'Nameless') {
        const issues = [{ path: 'name', message: 'Please choose another name' }]
        throw new ApiError('Please check the marked fields.', { status: 400, issues })
      }
      if (body.texts?.de?.greeting?.includes('Maria')) {
        const issues = [{ path: 'texts.de.greeting', message: 'This text names a person.' }]
        throw new ApiError('Please check the marked fields.', { status: 400, issues })
      }
      if (body.timeZone === 'Antarctica/Troll') throw refusal('bad_time_zone')
      sent.body = body
      const { logoUrl = null, defaultLanguage = 'en' } = body
      const created = { ...luna, ...body, id: id(2), logoUrl, defaultLanguage, texts: {} }
      companies = [created, ...companies]
      return created
    }),
    answer(getSlugUse, () => ({ slug: luna.slug, reviews: 1204, printOrders: 3 })),
    answer(updateCompany, async ({ body, params }) => {
      sent.body = body
      await ready
      expect(params.id).toBe(luna.id)
      const { name = luna.name, billingStatus = luna.billingStatus } = body
      return { ...luna, name, billingStatus, suspensionReason: body.suspensionReason }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return sent
}

function inTimeZone(timeZone: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const stub = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  stub.mockReturnValue({ ...options, timeZone })
  onTestFinished(() => stub.mockRestore())
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(input(label))
    await userEvent.type(input(label), value)
  }
}

const valid = { 'Company Name': 'Sole', 'URL Slug': 'sole', 'Google Review URL': 'https://g.page/r/sole' }

describe('creating', () => {
  it('starts at the name with the default color, and returns focus to its trigger', async () => {
    await open('Add Company')
    expect(document.activeElement).toBe(input('Company Name'))
    expect(input('Brand Color').value).toBe('#394CDC')
    await press('Cancel')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Company' })),
    )
  })

  it('lowercases the slug and turns whitespace into hyphens while typing', async () => {
    await open('Add Company')
    await userEvent.type(input('URL Slug'), 'Trattoria Sole')
    expect(input('URL Slug').value).toBe('trattoria-sole')
    await userEvent.type(input('URL Slug'), 'LA ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(input('URL Slug').value).toBe('la-trattoria-sole')
  })

  it.each([
    ['Zürich Café', 'zurich-cafe'],
    ["Joe's Grill & Bar", 'joes-grill-bar'],
    ['Straße 7 – Øl', 'strasse-7-ol'],
    ['中文餐厅', ''],
    ['Login', ''],
  ])('suggests a slug for %s', async (name, slug) => {
    await open('Add Company')
    await userEvent.type(input('Company Name'), name)
    expect(input('URL Slug').value).toBe(slug)
    const hint = slug
      ? `Address of the review page: ${siteOrigin}/${slug}`
      : `This name cannot be turned into an address. Choose one in Latin letters: ${siteOrigin}/your-slug`
    await waitFor(() => expect(screen.getByText(hint)).toBeTruthy())
  })

  it('keeps a typed slug until it is cleared', async () => {
    await open('Add Company')
    await userEvent.type(input('URL Slug'), 'mine')
    await userEvent.type(input('Company Name'), 'Sole')
    expect(input('URL Slug').value).toBe('mine')
    await userEvent.clear(input('URL Slug'))
    await userEvent.type(input('Company Name'), ' Mio')
    expect(input('URL Slug').value).toBe('sole-mio')
  })

  it('offers to invite the owner, and links to the QR code and the page', async () => {
    await open('Add Company')
    await fill({ 'Company Name': 'Sole', 'Google Review URL': 'https://g.page/r/sole' })
    await press('Create Company')
    const next = within(await screen.findByRole('region', { name: 'Next steps for Sole' }))
    expect(next.getByText(`Its review page is at ${siteOrigin}/sole.`)).toBeTruthy()
    expect(next.getByRole('link', { name: 'Preview' })).toHaveProperty('href', `${siteOrigin}/sole`)
    await userEvent.click(next.getByRole('button', { name: 'QR code' }))
    expect(await screen.findByRole('dialog', { name: 'QR Code for Sole' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(next.getByRole('button', { name: 'Invite the owner' }))
    expect(screen.getByRole('tab', { name: 'Create New User' }).getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(next.getByRole('button', { name: 'Close next steps' }))
    expect(screen.queryByRole('region', { name: /^Next steps/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Company' }))
  })

  it.each([
    ['Asia/Tokyo', { timeZone: 'Asia/Tokyo' }],
    // Not known to the server, which then uses its own default.
    ['Antarctica/Troll', { timeZone: undefined }],
  ])('sends the browser’s time zone %s', async (timeZone, expected) => {
    inTimeZone(timeZone)
    const sent = await open('Add Company')
    await fill({ 'Company Name': 'Sole', 'Google Review URL': 'https://g.page/r/sole' })
    await press('Create Company')
    await waitFor(() =>
      expect({ timeZone: undefined, ...sent.body }).toMatchObject({ slug: 'sole', ...expected }),
    )
  })

  it('previews a placeholder until there is a name', async () => {
    await open('Add Company')
    const preview = within(screen.getByRole('figure'))
    expect(preview.getByText('Company Name')).toBeTruthy()
    await userEvent.type(input('Company Name'), 'Sole')
    expect(preview.getByText('Sole')).toBeTruthy()
  })

  it('shows a single preview, also with the texts', async () => {
    await open('Add Company')
    const previews = () => screen.getAllByRole('figure').map((figure) => figure.getAttribute('aria-label'))
    expect(previews()).toEqual(['Preview of the review page'])
    await press('Language and texts')
    await waitFor(() => expect(previews()).toEqual(['Preview in English']))
    await press('Language and texts')
    expect(previews()).toEqual(['Preview of the review page'])
  })

  it('says what is wrong with a Google review URL', async () => {
    await open('Add Company')
    await fill({ ...valid, 'Google Review URL': 'our page' })
    await press('Create Company')
    expect(await screen.findByText('Please enter the full address, starting with https://')).toBeTruthy()
  })

  it('adds the company to the list', async () => {
    const sent = await open('Add Company')
    await fill(valid)
    await press('Create Company')
    expect(await screen.findByText('Company created successfully')).toBeTruthy()
    expect(await screen.findByRole('article', { name: 'Sole' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.body).toMatchObject({ name: 'Sole', slug: 'sole', brandColor: '#394CDC' })
  })

  it('names the missing fields, and focuses the first one', async () => {
    await open('Add Company')
    await press('Create Company')
    for (const message of [
      'Company name is required',
      'URL slug is required',
      'Google review URL is required',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
    expect(document.activeElement).toBe(input('Company Name'))
  })

  it("shows the server's error on its field, and keeps the input", async () => {
    await open('Add Company')
    await fill({ ...valid, 'Company Name': 'Nameless' })
    await press('Create Company')
    expect(await screen.findByText('Failed to create company')).toBeTruthy()
    expect(screen.getByText('Please check the marked fields.')).toBeTruthy()
    expect(screen.getByText('Please choose another name')).toBeTruthy()
    expect(input('Company Name').getAttribute('aria-invalid')).toBe('true')
    expect(input('Company Name').value).toBe('Nameless')
  })

  it('sends the default language and texts, and shows a refusal at the text', async () => {
    const sent = await open('Add Company')
    await fill(valid)
    await press('Language and texts')
    await userEvent.selectOptions(await screen.findByLabelText('Default language'), 'Deutsch · German')
    await userEvent.type(screen.getByLabelText(/^Greeting in German/), 'Ask for Maria')
    await press('Create Company')
    expect(await screen.findByText('This text names a person.')).toBeTruthy()
    const greeting = input('Greeting in German')
    expect(greeting.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(greeting)
    await userEvent.type(greeting, 'Willkommen')
    await press('Create Company')
    expect(await screen.findByText('Company created successfully')).toBeTruthy()
    expect(sent.body).toMatchObject({ defaultLanguage: 'de', texts: { de: { greeting: 'Willkommen' } } })
  })

  it('focuses a slug that is taken', async () => {
    await open('Add Company')
    await fill({ ...valid, 'URL Slug': luna.slug })
    await press('Create Company')
    // In the toast and on the field.
    expect(await screen.findAllByText(/^This URL slug is already in use/)).toHaveLength(2)
    expect(input('URL Slug').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input('URL Slug'))
  })
})

describe('editing', () => {
  it('stays open when another company is saved late', async () => {
    const held = Promise.withResolvers<void>()
    await open('Edit Café Luna', held.promise)
    await fill({ 'Company Name': 'Sole' })
    await press('Save Changes')
    await press('Cancel')
    await press('Discard')
    await press('Add Company')
    await fill({ 'Company Name': 'Mare' })
    held.resolve()
    expect(await screen.findByText('Company updated successfully')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Add Company' })).toBeTruthy()
    expect(input('Company Name').value).toBe('Mare')
  })

  it('keeps the slug when the name changes or as typed, and says what is wrong with it', async () => {
    await open('Edit Café Luna')
    await fill({ 'Company Name': 'Sole' })
    expect(input('URL Slug').value).toBe(luna.slug)
    await fill({ 'URL Slug': 'Cafe Luna' })
    expect(input('URL Slug').value).toBe('Cafe Luna')
    await press('Save Changes')
    expect(await screen.findByText(/^Please use lowercase letters/)).toBeTruthy()
  })

  it('says what uses the address, and asks before changing it', async () => {
    const sent = await open('Edit Café Luna')
    await fill({ 'URL Slug': 'luna-cafe' })
    await press('Save Changes')
    const question = await screen.findByRole('alertdialog', { name: 'Change the address to /luna-cafe?' })
    await waitFor(() =>
      expect(question.textContent).toContain(
        '1,204 reviews and 3 print orders use /cafe-luna. Printed codes keep working: the old address will redirect to the new one.',
      ),
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(sent.body).toBeUndefined()
    expect(input('URL Slug').value).toBe('luna-cafe')

    await press('Save Changes')
    await userEvent.click(await screen.findByRole('button', { name: 'Change Address' }))
    expect(await screen.findByText('Company updated successfully')).toBeTruthy()
    expect(sent.body).toMatchObject({ slug: 'luna-cafe' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('does not ask when the address stays the same, and sends the logo only if it has changed', async () => {
    const sent = await open('Edit Café Luna')
    await fill({ 'URL Slug': luna.slug, 'Company Name': 'Luna' })
    await press('Save Changes')
    expect(await screen.findByText('Company updated successfully')).toBeTruthy()
    expect(await screen.findByRole('article', { name: 'Luna' })).toBeTruthy()
    expect(sent.body).toMatchObject({ slug: luna.slug })
    expect(sent.body).not.toHaveProperty('logoUrl')
  })

  it('sets the status, which new companies cannot have yet', async () => {
    const sent = await open('Edit Café Luna')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Trial')
    await press('Save Changes')
    expect(await screen.findByText('Trial', { ignore: 'option' })).toBeTruthy()
    expect(sent.body).toMatchObject({ billingStatus: 'trial' })
    await press('Add Company')
    expect(screen.queryByLabelText('Status')).toBeNull()
  })

  it('says what a suspension does, and asks for the reason', async () => {
    const sent = await open('Edit Café Luna')
    expect(screen.queryByLabelText('Reason')).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Suspended')
    expect(screen.getByText(/This page is taking a break/)).toBeTruthy()
    await press('Save Changes')
    expect(await screen.findByText('Please enter a reason')).toBeTruthy()
    expect(sent.body).toBeUndefined()
    await userEvent.type(screen.getByLabelText('Reason'), ' Three invoices are open. ')
    await press('Save Changes')
    expect(await screen.findByText('Suspended', { ignore: 'option' })).toBeTruthy()
    expect(sent.body).toMatchObject({
      billingStatus: 'suspended',
      suspensionReason: 'Three invoices are open.',
    })
    await press('Edit Café Luna')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Three invoices are open.')
  })

  it('removes the logo', async () => {
    const sent = await open('Edit Café Luna')
    expect(screen.getByRole('img', { name: 'Logo preview' }).getAttribute('src')).toBe(luna.logoUrl)
    await press('Remove Logo')
    expect(screen.queryByRole('img', { name: 'Logo preview' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Logo/))
    await press('Save Changes')
    await screen.findByText('Company updated successfully')
    expect(sent.body).toMatchObject({ logoUrl: null })
  })
})

describe('color', () => {
  it('keeps the picker and the text in sync', async () => {
    await open('Add Company')
    fireEvent.change(input('Brand Color picker'), { target: { value: '#aabbcc' } })
    expect(input('Brand Color').value).toBe('#AABBCC')
    await fill({ 'Brand Color': '#0f766e' })
    expect(input('Brand Color picker').value).toBe('#0f766e')
  })

  it('rejects an invalid color, while the picker keeps the last one', async () => {
    await open('Add Company')
    await fill({ 'Brand Color': '#39' })
    expect(input('Brand Color picker').value).toBe('#394cdc')
    await press('Create Company')
    expect(await screen.findByText('Please enter a color such as #394CDC')).toBeTruthy()
  })
})

describe('logo', () => {
  const upload = async (file: File) => {
    await open('Add Company')
    await userEvent.setup({ applyAccept: false }).upload(input('Logo'), file)
  }

  const pdf = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' })
  const big = new File([new Uint8Array(maxLogoBytes + 1)], 'big.png', { type: 'image/png' })
  it.each([
    [pdf, 'Invalid file', 'Please upload an image file'],
    [big, 'File too large', 'Please upload an image smaller than 2MB'],
  ])('rejects %o: %s', async (file, title, description) => {
    await upload(file)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(description)).toBeTruthy()
  })

  it('takes an SVG unchanged', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    await upload(new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Logo preview' }).getAttribute('src')).toBe(
        `data:image/svg+xml;base64,${btoa(svg)}`,
      ),
    )
  })
})
