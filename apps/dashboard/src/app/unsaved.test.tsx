import { renderRoutes } from '@candour/console/testing.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, working } from '#test/fixtures.ts'

it('asks before a screen with unsaved changes is left, and keeps them', async () => {
  const router = renderRoutes('/dashboard/texts', dashboardRoutes, working(luna))
  const [field] = await screen.findAllByRole<HTMLTextAreaElement>('textbox')
  if (!field) throw new Error('No field')
  await userEvent.type(field, 'Welcome')
  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/dashboard/texts')
  expect(field.value).toContain('Welcome')
  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/reviews'))
})

it('asks on the way back too, and goes there once', async () => {
  const router = renderRoutes('/dashboard/reviews', dashboardRoutes, working(luna))
  await userEvent.click(await screen.findByRole('link', { name: 'Texts' }))
  const [field] = await screen.findAllByRole<HTMLTextAreaElement>('textbox')
  if (!field) throw new Error('No field')
  await userEvent.type(field, 'Welcome')
  await userEvent.click(screen.getByRole('link', { name: 'Team' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await act(() => router.navigate(-1))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/reviews'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
