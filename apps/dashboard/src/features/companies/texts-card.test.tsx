import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { listReplyTemplates } from '@candour/schemas/reply-templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, userWith, working } from '#test/fixtures.ts'

const saved = { ...luna, texts: { de: { greeting: 'Willkommen', thanks: 'Vielen Dank' } } }

/** Opens the page of a company with German texts; returns the request bodies sent. */
async function open(...handlers: Handler[]) {
  const sent: unknown[] = []
  renderRoutes('/dashboard/settings/review-page', dashboardRoutes, [
    ...handlers,
    answer(getDashboardCompany, () => saved),
    answer(updateDashboardCompany, ({ body }) => {
      sent.push(body)
      return { ...saved, texts: { ar: { greeting: 'أهلا' } } }
    }),
    ...working(luna),
  ])
  await screen.findByRole('heading', { name: 'Language and texts' })
  return sent
}

const save = () => screen.getByRole('button', { name: 'Save' })
const language = (name: string) => screen.getByRole('button', { name })
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

it('sends what has changed: the default language, and the texts of several languages', async () => {
  const sent = await open()
  expect(document.title).toBe('Review page · Café Luna')
  expect(save()).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText('Default language'), 'Deutsch · German')
  expect(field(/^Greeting in German/).value).toBe('Willkommen')
  await userEvent.clear(field(/^Greeting in German/))
  await userEvent.selectOptions(screen.getByLabelText('Add a language'), 'العربية · Arabic')
  await userEvent.type(field(/^Greeting in Arabic/), ' أهلا ')
  await userEvent.type(field(/^Thank-you in Arabic/), 'شكرا{Enter}لكم')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await userEvent.click(save())
  expect(await screen.findByText('Language and texts saved')).toBeTruthy()
  expect(sent).toEqual([
    {
      defaultLanguage: 'de',
      texts: { de: { greeting: null }, ar: { greeting: 'أهلا', thanks: 'شكرا لكم' } },
    },
  ])
  await waitFor(() => expect(save()).toHaveProperty('disabled', true))
})

it('removes a language', async () => {
  const sent = await open()
  await userEvent.click(language('Deutsch'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove German' }))
  expect(screen.queryByRole('button', { name: 'Deutsch' })).toBeNull()
  await userEvent.click(save())
  await screen.findByText('Language and texts saved')
  expect(sent).toEqual([{ texts: { de: { greeting: null, thanks: null } } }])
})

it('previews the real screens in the language, with its words and direction', async () => {
  await open()
  await userEvent.click(language('Deutsch'))
  const german = within(screen.getByRole('figure', { name: 'Preview in German' }))
  expect(await german.findByText('Wie war es bei uns?')).toBeTruthy()
  expect(german.getByText('Willkommen').getAttribute('dir')).toBe('auto')
  expect(german.getByText('Vielen Dank')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Add a language'), 'עברית · Hebrew')
  const hebrew = screen.getByRole('figure', { name: 'Preview in Hebrew' })
  await waitFor(() => expect(hebrew.querySelector('[dir=rtl]')?.getAttribute('lang')).toBe('he'))
  expect(within(hebrew).queryByText('Willkommen')).toBeNull()
})

it('counts characters, and says at the field what is too long', async () => {
  const sent = await open()
  await userEvent.click(field(/^Greeting in English/))
  await userEvent.paste('a'.repeat(81))
  expect(screen.getByText('81/80')).toBeTruthy()
  await userEvent.click(save())
  expect(field(/^Greeting in English/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please use at most 80 characters')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(field(/^Greeting in English/), '{Backspace}')
  expect(screen.queryByText('Please use at most 80 characters')).toBeNull()
})

it('shows why a text was refused, in the language of the text', async () => {
  const message = 'This text names a person.'
  await open(
    answer(updateDashboardCompany, () => {
      const issues = [{ path: 'texts.de.thanks', message }]
      throw new ApiError(message, { status: 400, code: 'naming_text', issues })
    }),
  )
  await userEvent.click(language('Deutsch'))
  await userEvent.type(field(/^Thank-you in German/), ' Maria')
  await userEvent.click(language('English'))
  await userEvent.click(save())
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field(/^Thank-you in German/).value).toBe('Vielen Dank Maria')
  expect(language('Deutsch, please correct')).toBeTruthy()
  await userEvent.click(language('English'))
  expect(field(/^Greeting in English/).value).toBe('')
})

it('shows a viewer the texts, but no way to change them', async () => {
  renderRoutes('/dashboard/settings/review-page', dashboardRoutes, [
    answer(getMe, () => userWith('viewer', luna)),
    answer(getDashboardCompany, () => saved),
    ...working(luna),
  ])
  await screen.findByRole('heading', { name: 'Language and texts' })
  expect(screen.getByLabelText('Default language')).toHaveProperty('disabled', true)
  await userEvent.click(language('Deutsch'))
  expect(field(/^Greeting in German/)).toMatchObject({ disabled: true, value: 'Willkommen' })
  expect(screen.queryByLabelText('Add a language')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('leaves the answer templates to the answers, where they can be written before there is a review', async () => {
  renderRoutes('/dashboard/settings/answers', dashboardRoutes, [
    answer(listReplyTemplates, () => []),
    ...working(luna),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Manage templates' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add answer template' }))
  expect(await screen.findByRole('dialog', { name: 'Add answer template' })).toBeTruthy()
})

it('keeps what is typed while it is saved', async () => {
  const held = Promise.withResolvers<void>()
  await open(
    answer(updateDashboardCompany, async ({ body }) => {
      await held.promise
      return { ...saved, texts: { de: { greeting: body.texts?.de?.greeting ?? '', thanks: 'Vielen Dank' } } }
    }),
  )
  await userEvent.click(language('Deutsch'))
  await userEvent.type(field(/^Greeting in German/), ' hier')
  await userEvent.click(save())
  await userEvent.type(field(/^Greeting in German/), ' bei uns')
  held.resolve()
  expect(await screen.findByText('Language and texts saved')).toBeTruthy()
  await waitFor(() => expect(save()).toHaveProperty('disabled', false))
  expect(field(/^Greeting in German/).value).toBe('Willkommen hier bei uns')
})
