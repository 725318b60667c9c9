import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAnalyticsView } from '#features/analytics/analytics-view.ts'

function Page() {
  const { period, interval, setPeriod, setInterval } = useAnalyticsView()
  const chooseBoth = () => {
    setPeriod('365d')
    setInterval('month')
  }
  return (
    <button type="button" onClick={chooseBoth}>
      {`${period} by ${interval}`}
    </button>
  )
}

it('keeps the first of two choices made before the page has rendered it, and follows other navigation', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?company=1'] })
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByText('30d by undefined'))
  await screen.findByText('365d by month')
  expect(router.state.location.search).toBe('?company=1&period=365d&interval=month')
  await router.navigate('/?company=2')
  fireEvent.click(await screen.findByText('30d by undefined'))
  await screen.findByText('365d by month')
  expect(router.state.location.search).toBe('?company=2&period=365d&interval=month')
})
