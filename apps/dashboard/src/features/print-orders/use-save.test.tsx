import { renderScreen } from '@candour/console/testing.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Save, useSave } from '#features/print-orders/use-save.ts'

async function start(make: Save['make']) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  // Each reading of the clock is 100 ms later, so that every page yields to the browser.
  let now = 0
  function Screen() {
    const { save, page } = useSave('Failed to download the sheet')
    return (
      <button type="button" onClick={() => save({ saved: 'Sheet downloaded successfully', pages: 3, make })}>
        {page === undefined ? 'Idle' : `Page ${page}`}
      </button>
    )
  }
  renderScreen('/dashboard/materials', Screen, [])
  const button = await screen.findByText('Idle')
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  return button
}

it('shows the pages done, then saves the file', async () => {
  const { promise: finish, resolve } = Promise.withResolvers<void>()
  const button = await start(async (onPage) => {
    for (const done of [1, 2]) await onPage(done)
    await finish
    return [new Blob(['%PDF']), 'codes.pdf']
  })
  fireEvent.click(button)
  expect(await screen.findByText('Page 2')).toBeTruthy()
  resolve()
  expect(await screen.findByText('Sheet downloaded successfully')).toBeTruthy()
  expect(button.textContent).toBe('Idle')
})

it('gives up on what never finishes, and stops its work', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let onPage: Parameters<Save['make']>[0] = () => Promise.resolve()
  const button = await start((given) => {
    onPage = given
    return new Promise(() => {})
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(33_001))
  vi.useRealTimers()
  expect(await screen.findByText('Failed to download the sheet')).toBeTruthy()
  expect(screen.getByText('It took too long. Please try again.')).toBeTruthy()
  expect(button.textContent).toBe('Idle')
  await expect(onPage(1)).rejects.toThrow()
})

it('says so when the work fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const button = await start(() => Promise.reject(new Error('Out of memory')))
  fireEvent.click(button)
  expect(await screen.findByText('Failed to download the sheet')).toBeTruthy()
  expect(button.textContent).toBe('Idle')
  expect(warn).toHaveBeenCalledOnce()
})
