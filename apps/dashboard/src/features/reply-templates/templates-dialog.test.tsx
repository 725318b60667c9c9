import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { errors } from '@candour/schemas/errors.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
  updateReplyTemplate,
} from '@candour/schemas/reply-templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TemplateMenu } from '#features/reply-templates/template-menu.tsx'
import { TemplatesCard } from '#features/reply-templates/templates-card.tsx'
import { ActivePermissions } from '#shared/permissions.ts'
import { id, luna, userOf } from '#test/fixtures.ts'

const thanks: ReplyTemplate = {
  id: id(40),
  name: 'Thanks',
  text: 'Dear {name}, thank you. {me}',
  updatedAt: '2026-03-01T12:00:00Z',
}

/** Opens the menu with a server that stores the answer templates; returns the request bodies it receives. */
async function open(...initial: ReplyTemplate[]) {
  let templates = initial
  const sent: unknown[] = []
  const checked = ({ text = '' }: { text?: string | undefined }) => {
    if (/discount/.test(text)) throw refusal('steering_text')
  }
  const values = { name: 'Anna', company: 'Café Luna', location: null, me: 'Olivia' }
  const menu = () => <TemplateMenu companyId={luna.id} values={values} disabled={false} onChoose={() => {}} />
  renderScreen('/', menu, [
    answer(listReplyTemplates, () => templates),
    answer(createReplyTemplate, ({ body }) => {
      sent.push(body)
      checked(body)
      if (templates.some(({ name }) => name === body.name)) throw refusal('template_name_taken')
      const added = { ...thanks, id: id(41), ...body }
      templates = [...templates, added]
      return added
    }),
    answer(updateReplyTemplate, ({ params, body: { name, text } }) => {
      sent.push({ name, text })
      checked({ text })
      const changed = { ...thanks, ...(name && { name }), ...(text && { text }), id: params.id }
      templates = templates.map((template) => (template.id === params.id ? changed : template))
      return changed
    }),
    answer(deleteReplyTemplate, ({ params }) => {
      sent.push({ deleted: params.id })
      templates = templates.filter(({ id }) => id !== params.id)
      return null
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Answer templates' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage answer templates' }))
  await screen.findByRole('dialog', { name: 'Answer templates' })
  return sent
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const form = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('adds one, with variables at the caret and a preview', async () => {
  const sent = await open()
  await press('Add answer template')
  const dialog = await form('Add answer template')
  await userEvent.type(dialog.getByLabelText('Name'), 'Sorry')
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Text')
  await userEvent.type(text, 'Dear , sorry.')
  text.setSelectionRange(5, 5)
  await userEvent.click(dialog.getByRole('button', { name: 'Name' }))
  expect(text.value).toBe('Dear {name}, sorry.')
  expect(dialog.getByText('Dear Anna, sorry.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add answer template' }))
  await form('Answer templates')
  expect(await screen.findByText('Dear {name}, sorry.')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Sorry', text: 'Dear {name}, sorry.' }])
})

it('says at the text why it was refused, and keeps it', async () => {
  const sent = await open(thanks)
  await press('Edit Thanks')
  const dialog = await form('Edit answer template')
  const text = dialog.getByLabelText('Text')
  await userEvent.type(text, ' Here is a discount.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(errors.steering_text[1])).toBeTruthy()
  expect(text.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(text)
  expect(sent).toEqual([{ name: 'Thanks', text: `${thanks.text} Here is a discount.` }])
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Discard changes?')).toBeTruthy()
})

it('says at the name that it is taken', async () => {
  await open(thanks)
  await press('Add answer template')
  const dialog = await form('Add answer template')
  await userEvent.type(dialog.getByLabelText('Name'), 'Thanks')
  await userEvent.type(dialog.getByLabelText('Text'), 'Words')
  await userEvent.click(dialog.getByRole('button', { name: 'Add answer template' }))
  expect(await dialog.findByText(errors.template_name_taken[1])).toBeTruthy()
  expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

it('deletes one after asking', async () => {
  const sent = await open(thanks)
  await press('Delete Thanks')
  await press('Cancel')
  expect(sent).toEqual([])
  await press('Delete Thanks')
  await press('Delete')
  await waitFor(() => expect(screen.queryByText('Thanks')).toBeNull())
  expect(await screen.findByText('No answer templates yet')).toBeTruthy()
  expect(sent).toEqual([{ deleted: thanks.id }])
})

it('returns the focus to what opened it, also after an answer template was edited', async () => {
  const card = () => (
    <ActivePermissions value={companyPermissions.owner}>
      <TemplatesCard company={luna} />
    </ActivePermissions>
  )
  renderScreen('/', card, [
    answer(getMe, () => userOf(luna)),
    answer(listReplyTemplates, () => [thanks]),
    answer(updateReplyTemplate, () => thanks),
  ])
  const opener = await screen.findByRole('button', { name: 'Manage templates' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Thanks' }))
  await userEvent.type(await screen.findByLabelText('Name'), '!{Enter}')
  await screen.findByRole('dialog', { name: 'Answer templates' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
