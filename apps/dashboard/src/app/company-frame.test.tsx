import { ApiError } from '@candour/api-client/call.ts'
import { createQueryClient, keyFor } from '@candour/api-client/query.ts'
import { answer, type Handler, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { type CurrentUser, getMe, logout } from '@candour/schemas/accounts.ts'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import { type DashboardCompany, getDashboardCompany } from '@candour/schemas/companies.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { getLastBilling, listOwnPrintOrders } from '@candour/schemas/print-orders.ts'
import { listReviews } from '@candour/schemas/reviews.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { endViewAs } from '@candour/schemas/view-as.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { activeCompanyKey } from '#shared/active-company.ts'
import { companyQuery } from '#shared/company-query.ts'
import { id, luna, platform, review, sole, userOf, working } from '#test/fixtures.ts'

const refuse = (code: ErrorCode) => () => Promise.reject(refusal(code))

/** The given handlers take precedence over those of a healthy server. */
const open = (companies: DashboardCompany[], ...handlers: Handler[]) =>
  renderRoutes('/dashboard', dashboardRoutes, [...handlers, ...working(...companies)])

it('shows a loading state', async () => {
  open([luna])
  expect(await screen.findByText('Loading dashboard...')).toBeTruthy()
  expect(await screen.findByText('Total Reviews')).toBeTruthy()
})

it("shows the company's numbers as the server counts them", async () => {
  open([luna])
  expect(await screen.findByText('1,234')).toBeTruthy()
  expect(screen.getByText('4.3')).toBeTruthy()
  const distribution = within(screen.getByRole('region', { name: 'Rating Distribution' }))
  for (const name of ['5 stars:617', '4 stars:383', '3 stars:200', '2 stars:0', '1 star:34']) {
    expect(distribution.getByRole('link', { name })).toBeTruthy()
  }
  const [most] = distribution.getAllByRole('listitem')
  expect(most?.querySelector('[style]')?.getAttribute('style')).toBe('width: 50%;')
  expect(distribution.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual(
    [5, 4, 3, 2, 1].map((rating) => `/dashboard/reviews?rating=${rating}&company=${luna.id}`),
  )
  const link = await screen.findByRole('link', { name: 'View Review Page' })
  expect(link.getAttribute('href')).toBe('https://site.example/cafe-luna')
  expect(document.title).toBe('Dashboard · Café Luna')
})

it('passes the focus on to the next page when it was on the one before', async () => {
  open([luna])
  const distribution = within(await screen.findByRole('region', { name: 'Rating Distribution' }))
  expect(document.activeElement).toBe(document.body)
  distribution.getByRole('link', { name: '5 stars:617' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('searchbox')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('says on every page that the company is suspended, why, and whom to contact', async () => {
  const suspended = { ...luna, billingStatus: 'suspended' as const, suspensionReason: 'Invoices are open.' }
  const me = userOf(luna)
  const companies = me.companies.map((company) => ({ ...company, suspended: true }))
  const handlers = [answer(getMe, () => ({ ...me, companies })), ...working(suspended)]
  for (const address of ['/dashboard', '/dashboard/reviews', '/dashboard/codes']) {
    renderRoutes(address, dashboardRoutes, handlers)
    expect(await screen.findByText('This company is suspended.')).toBeTruthy()
    expect(await screen.findByText('Reason: Invoices are open.')).toBeTruthy()
    const contact = await screen.findByRole('link', { name: 'help@candour.example' })
    expect(contact.getAttribute('href')).toBe('mailto:help@candour.example')
    expect(contact.parentElement?.textContent).toBe('Please contact Candour: help@candour.example')
    cleanup()
  }
})

it('says whom to contact without an address of the operator', async () => {
  const me = userOf(luna)
  const companies = me.companies.map((company) => ({ ...company, suspended: true }))
  const { provider } = platform
  renderRoutes('/dashboard', dashboardRoutes, [
    answer(getMe, () => ({ ...me, companies })),
    answer(getConfig, () => ({ ...platform, provider: { ...provider, email: null } })),
    ...working({ ...luna, billingStatus: 'suspended' as const }),
  ])
  const contact = await screen.findByRole('link', { name: 'Candour' })
  expect(contact.getAttribute('href')).toBe('https://candour.example')
})

it.each([
  ['whose only company was deleted', [], 'You are not assigned to any companies'],
  ['who opens a company that was deleted', [sole], "You don't have access to this dashboard"],
])('tells a member %s whom to contact', async (_, others, title) => {
  renderRoutes(`/dashboard?company=${luna.id}`, dashboardRoutes, working(...others))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'help@candour.example' })).toBeTruthy()
})

describe('an operator who views a company', () => {
  const vera = {
    userId: id(20),
    email: 'vera@example.com',
    name: null,
    role: 'viewer' as const,
    invited: true,
    lastSeenAt: null,
    twoFactor: false,
  }
  const until = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const viewing = (minutes = 24.5): CurrentUser => ({
    ...userOf(),
    user: { ...userOf().user, role: 'superadmin' },
    viewAs: { companyId: luna.id, until: until(minutes) },
  })

  it('sees on every page which one and for how long, and can change nothing', async () => {
    const handlers = [
      answer(getMe, () => viewing()),
      answer(listTeam, () => [vera]),
      answer(listOwnAudit, () => ({ items: [] })),
      ...working({ ...luna, billingStatus: 'active', mailOnView: true }),
    ]
    for (const page of ['', '/reviews', '/codes', '/team', '/audit']) {
      renderRoutes(`/dashboard${page}`, dashboardRoutes, handlers)
      const banner = within(await screen.findByRole('region', { name: 'View as company' }))
      expect(await banner.findByText('Café Luna')).toBeTruthy()
      expect(banner.getByText('25 minutes left.')).toBeTruthy()
      expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeTruthy()
      await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
      for (const name of ['Update URL', 'Add location', 'Add code', 'Invite', /^Role of/, /^Remove/]) {
        expect(screen.queryByRole('button', { name }), String(name)).toBeNull()
      }
      expect(screen.queryByRole('combobox', { name: /^Role of/ })).toBeNull()
      for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true)
      cleanup()
    }
  })

  it('is not offered what visitors left', async () => {
    renderRoutes('/dashboard/settings/privacy', dashboardRoutes, [
      answer(getMe, () => viewing()),
      ...working(luna),
    ])
    expect(await screen.findByText('Your role does not include this page')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Privacy' })).toBeNull()
  })

  it('leaves for the admin panel', async () => {
    const left = vi.fn(() => null)
    const router = open(
      [luna],
      answer(getMe, () => viewing()),
      answer(endViewAs, left),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('At /admin')).toBeTruthy()
    expect(left).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/admin')
  })

  it("is sent to the admin panel when the time is over by the server's clock", async () => {
    let me = viewing(0)
    open(
      [luna],
      answer(getMe, () => me),
    )
    expect(await screen.findByText('Less than a minute left.')).toBeTruthy()
    me = { ...me, viewAs: null }
    expect(await screen.findByText('At /admin', undefined, { timeout: 10_000 })).toBeTruthy()
  })

  it('keeps their own companies, read-only', async () => {
    const me = { ...viewing(), companies: userOf(sole).companies }
    open(
      [luna, sole],
      answer(getMe, () => me),
    )
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Company' })
    await waitFor(() => {
      expect([...choice.options].map(({ text }) => text)).toEqual(['Café Luna', 'Trattoria Sole'])
    })
    await userEvent.selectOptions(choice, 'Trattoria Sole')
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Update URL' })).toBeNull()
  })
})

it('says to owners, who alone get the status, that a payment is overdue', async () => {
  open([{ ...luna, billingStatus: 'past_due' }])
  expect(await screen.findByText(/^A payment for this company is overdue/)).toBeTruthy()
  cleanup()
  for (const company of [luna, { ...luna, billingStatus: 'trial' as const }]) {
    open([company])
    expect(await screen.findByText('Total Reviews')).toBeTruthy()
    expect(screen.queryByText(/overdue|suspended/)).toBeNull()
    cleanup()
  }
})

it('links each page of a company to the others', async () => {
  const onItsWay = () => new Promise<never>(() => {})
  const handlers = [
    answer(getDashboardCompany, onItsWay),
    answer(listOwnPrintOrders, onItsWay),
    answer(getLastBilling, onItsWay),
    ...working(luna),
  ]
  for (const [address, item] of [
    ['/dashboard', 'Overview'],
    ['/dashboard/reviews', 'Reviews'],
    ['/dashboard/materials', 'Codes & print'],
    ['/dashboard/settings', 'Settings'],
  ] as const) {
    renderRoutes(address, dashboardRoutes, handlers)
    const nav = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links.map(([name, href]) => [name?.replace(/\d.*/, ''), href])).toEqual([
      ['Overview', `/dashboard?company=${luna.id}`],
      ['Reviews', `/dashboard/reviews?company=${luna.id}`],
      ['Codes & print', `/dashboard/codes?company=${luna.id}`],
      ['Settings', `/dashboard/settings?company=${luna.id}`],
    ])
    expect(nav.getByRole('link', { current: 'page' }).textContent).toContain(item)
    expect(await screen.findByRole('link', { name: 'Marketing Materials' })).toBeTruthy()
    cleanup()
  }
})

it('shows the newest reviews before the trends on a phone, and the settings last', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  const many = Array.from({ length: 8 }, (_, n) => review(n))
  open(
    [luna],
    answer(listReviews, () => ({ items: many })),
  )
  expect(await screen.findByText('Feedback 2')).toBeTruthy()
  expect(screen.queryByText('Feedback 3')).toBeNull()
  await screen.findByText('1,234')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const order = [
    'What waits for you',
    'Recent Reviews',
    'Total Reviews',
    'Trends',
    'Rating Distribution',
    'QR Code',
    'Google Review URL',
  ]
  expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order)
})

describe('with several companies', () => {
  it('opens the first, and shows none of its data once another is chosen', async () => {
    open([luna, sole])
    expect(await screen.findByText('For Café Luna')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Trattoria Sole')
    expect(screen.queryByText('For Café Luna')).toBeNull()
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
    expect(localStorage.getItem(activeCompanyKey)).toBe(sole.id)
  })

  it('does not carry a half-typed URL over to another company', async () => {
    open([luna, sole])
    const choose = async (name: string) => {
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Company' }), name)
      return screen.findByLabelText<HTMLInputElement>('New URL')
    }
    await choose('Café Luna')
    await userEvent.type(await choose('Trattoria Sole'), 'https://half-typ')
    await choose('Café Luna')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () =>
      expect((await screen.findByLabelText<HTMLInputElement>('New URL')).value).toBe(''),
    )
  })

  it('opens the last one chosen', async () => {
    localStorage.setItem(activeCompanyKey, sole.id)
    open([luna, sole])
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
  })

  it('falls back to the first when the user has lost access to that one', async () => {
    localStorage.setItem(activeCompanyKey, id(77))
    open([luna, sole])
    expect(await screen.findByText('For Café Luna')).toBeTruthy()
  })
})

describe('the address', () => {
  const openAt = (address: string) => renderRoutes(address, dashboardRoutes, working(luna, sole))
  const at = (router: ReturnType<typeof openAt>) => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Company' }), name)

  it('shows the remembered company when it names none, without a history entry', async () => {
    localStorage.setItem(activeCompanyKey, sole.id)
    const router = openAt('/dashboard?period=90d#trends')
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
    expect(at(router)).toBe(`/dashboard?period=90d&company=${sole.id}#trends`)
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('opens the company it names, not the remembered one, and remembers it', async () => {
    localStorage.setItem(activeCompanyKey, luna.id)
    openAt(`/dashboard?company=${sole.id.toUpperCase()}`)
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
    expect(localStorage.getItem(activeCompanyKey)).toBe(sole.id)
    expect(vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes(luna.id))).toEqual([])
  })

  it('follows the choice of a company, back and forward', async () => {
    const router = openAt('/dashboard?period=90d')
    expect(await screen.findByText('For Café Luna')).toBeTruthy()
    await choose('Trattoria Sole')
    expect(at(router)).toBe(`/dashboard?period=90d&company=${sole.id}`)
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
    await act(() => router.navigate(-1))
    expect(await screen.findByText('For Café Luna')).toBeTruthy()
    expect(at(router)).toBe(`/dashboard?period=90d&company=${luna.id}`)
    expect(localStorage.getItem(activeCompanyKey)).toBe(luna.id)
    await act(() => router.navigate(1))
    expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
  })

  it('stays with its company when another tab has chosen another', async () => {
    const router = openAt('/dashboard')
    expect(await screen.findByText('For Café Luna')).toBeTruthy()
    localStorage.setItem(activeCompanyKey, sole.id)
    await userEvent.click(screen.getByRole('link', { name: 'All reviews' }))
    expect(await screen.findByRole('heading', { name: 'Reviews', level: 1 })).toBeTruthy()
    expect(at(router)).toBe(`/dashboard/reviews?view=all&company=${luna.id}`)
    await act(() => router.navigate('/dashboard'))
    expect(at(router)).toBe(`/dashboard?company=${luna.id}`)
  })

  it.each([id(77), 'nonsense'])(
    'says the same of every company the user cannot access, and leads to theirs: %s',
    async (company) => {
      localStorage.setItem(activeCompanyKey, sole.id)
      openAt(`/dashboard?company=${company}`)
      expect(await screen.findByText("You don't have access to this dashboard")).toBeTruthy()
      expect(document.body.textContent).not.toContain(company)
      const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url))
      expect(asked.filter((url) => !['/api/auth/invitations', '/api/config'].includes(url))).toEqual([
        '/api/auth/me',
      ])
      await userEvent.click(screen.getByRole('link', { name: 'Go to your dashboard' }))
      expect(await screen.findByText('For Trattoria Sole')).toBeTruthy()
    },
  )
})

describe('without a company', () => {
  it('sends a company admin back to the login', async () => {
    open([])
    expect(await screen.findByText('You are not assigned to any companies')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login')
  })

  it('sends a superadmin to the admin panel', async () => {
    open(
      [],
      answer(getMe, () => ({ ...userOf(), user: { ...userOf().user, role: 'superadmin' as const } })),
    )
    const link = await screen.findByRole('link', { name: 'Go to Admin Panel' })
    expect(link.getAttribute('href')).toBe('/admin')
  })

  it('leads a printer on to the orders', async () => {
    open(
      [],
      answer(getMe, () => ({ ...userOf(), user: { ...userOf().user, role: 'printer' as const } })),
    )
    expect(await screen.findByText('At /admin/print-orders')).toBeTruthy()
  })
})

it('redirects to the login when nobody is signed in', async () => {
  open([luna], answer(getMe, refuse('not_signed_in')))
  expect(await screen.findByText('At /login')).toBeTruthy()
})

it('redirects to the login when the session ends during loading', async () => {
  open([luna], answer(getDashboardCompany, refuse('not_signed_in')))
  expect(await screen.findByText('At /login')).toBeTruthy()
})

it('says when access is denied', async () => {
  open([luna], answer(getDashboardCompany, refuse('no_company_access')))
  expect(await screen.findByText("You don't have access to this dashboard")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy()
})

it('retries on request', async () => {
  let up = false
  const flaky = answer(getDashboardCompany, () =>
    up ? luna : Promise.reject(new ApiError('The database is down.', { status: 503 })),
  )
  open([luna], flaky)
  expect(await screen.findByText('Failed to load company data')).toBeTruthy()
  expect(screen.getByText('The database is down.')).toBeTruthy()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Total Reviews')).toBeTruthy()
})

it('keeps showing the company when a refresh fails', async () => {
  let up = true
  const flaky = answer(getDashboardCompany, () =>
    up ? luna : Promise.reject(new ApiError('The database is down.', { status: 503 })),
  )
  const queryClient = createQueryClient()
  renderRoutes('/dashboard', dashboardRoutes, [flaky, ...working(luna)], queryClient)
  expect(await screen.findByText('Total Reviews')).toBeTruthy()
  up = false
  await act(() => queryClient.invalidateQueries({ queryKey: keyFor(getDashboardCompany) }))
  expect(queryClient.getQueryState(companyQuery(luna.id).queryKey)?.status).toBe('error')
  expect(screen.getByText('Total Reviews')).toBeTruthy()
})

describe('profile menu', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Account of owner@example.com' }))
    return screen.findByRole('menu')
  }

  it('says who is signed in, and logs out', async () => {
    open(
      [luna],
      answer(logout, () => ({ message: 'You are logged out.' })),
    )
    const menu = await openMenu()
    expect(menu.textContent).toContain('owner@example.com')
    expect(menu.textContent).toContain('Company Admin')
    expect(screen.getByText('OW')).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByText('At /login')).toBeTruthy()
    expect(screen.getByText('Logged out')).toBeTruthy()
  })

  it('says when logging out failed', async () => {
    open([luna], answer(logout, refuse('internal_error')))
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByText('Failed to logout. Please try again.')).toBeTruthy()
    expect(screen.getByText('Total Reviews')).toBeTruthy()
  })
})

it('says that access is refused whoever refuses it, also without a code', async () => {
  const refuse = () => Promise.reject(new ApiError('Forbidden', { status: 403 }))
  renderRoutes('/dashboard', dashboardRoutes, [answer(getDashboardCompany, refuse), ...working(luna)])
  expect(await screen.findByText("You don't have access to this dashboard")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy()
})
