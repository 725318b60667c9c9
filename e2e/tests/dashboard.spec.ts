import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { download, expect, logOutUnseen, openSettings, signIn, submitLogin, test } from '../fixtures.ts'
import { logo } from '../orders.ts'
import { leaveReview, leaveReviews, newOwner } from '../owner.ts'
import { dashboardAt } from '../site.ts'
import { sizes } from '../sizes.ts'
import { anySize } from '../tags.ts'

const overview = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `Dashboard of ${name}` })).toBeAttached()

test('an empty dashboard says what to do next, and fills without a reload', async ({
  page,
  person,
  product,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'Corner Shop')
  await signIn(page, owner)
  await overview(page, 'Corner Shop')
  const steps = page.getByRole('region', { name: 'Get your first reviews' })
  await expect(steps.getByRole('listitem')).toHaveCount(9)
  await expect(page.getByText('No reviews yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('region', { name: 'QR Code' }).getByRole('button', { name: 'Show QR Code' }).click()
  const dialog = page.getByRole('dialog', { name: 'QR Code for Corner Shop' })
  await expect(dialog.getByRole('link', { name: `${product.origin}/${owner.company.slug}` })).toBeVisible()
  await page.keyboard.press('Escape')

  await openSettings(page, /^Review page/)
  await page.getByLabel('Add a language').selectOption({ label: 'العربية · Arabic' })
  await page.getByLabel('Greeting in Arabic').fill('اسأل عن محمد')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Greeting in Arabic')).toHaveAccessibleDescription(/names a person/)
  await page.getByLabel('Greeting in Arabic').fill('أهلا وسهلا')
  await expect(page.getByRole('figure', { name: 'Preview in Arabic' })).toContainText('أهلا وسهلا')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Language and texts saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const arabic = await person()
  await arabic.goto(`/${owner.company.slug}?lang=ar`)
  await expect(arabic.getByText('أهلا وسهلا')).toBeVisible()
  await expectAccessible(arabic)
  await page.getByRole('link', { name: 'Overview' }).click()

  const visitor = await person()
  await visitor.goto(
    (await steps.getByRole('link', { name: 'Open the review page' }).getAttribute('href')) ?? '',
  )
  await expect(visitor.getByRole('heading', { name: 'How was your experience?' })).toBeVisible()
  await leaveReview(product, owner.company, {
    rating: 5,
    feedback: 'Lovely people',
    contactName: 'Ada Palmer',
    contactEmail: 'ada@example.com',
    contactNumber: '+44 20 7946 0018',
  })

  await expect(page.getByText('Lovely people')).toBeVisible()
  await expect(page.locator('[data-arrived]')).toContainText('Lovely people')
  await expect(page.getByRole('heading', { name: 'Total Reviews' }).locator('..')).toContainText('1')
  await expect(page.getByRole('heading', { name: 'Average Rating' }).locator('..')).toContainText('5.0')
  await expect(page.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  )
  await expect(page.getByRole('link', { name: '+44 20 7946 0018' })).toHaveAttribute(
    'href',
    'tel:+442079460018',
  )
  await expect(page.getByRole('region', { name: 'Trends' }).getByRole('figure')).toBeVisible()
  await expectAccessible(page)
})

test('the way past the navigation appears above the header, which does not move', async ({
  page,
  product,
}) => {
  await signIn(page, product.owner)
  const header = page.getByRole('banner')
  const before = await header.boundingBox()
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  expect(await header.boundingBox()).toEqual(before)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the trends of a period, by pointer and by keyboard', async ({
  page,
  product,
  isMobile,
  expectAccessible,
}) => {
  await signIn(page, product.owner)
  await overview(page, 'Café Luna')
  const trends = page.getByRole('region', { name: 'Trends' })
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 365 days')
  await expect(page).toHaveURL(dashboardAt('/dashboard?period=365d'))
  await trends.getByRole('combobox', { name: 'Interval' }).selectOption('By month')
  await expect(page).toHaveURL(dashboardAt('/dashboard?period=365d&interval=month'))

  for (const [tab, title] of [
    ['Reviews', 'Reviews over time'],
    ['Average rating', 'Average rating over time'],
    ['Positive', 'Sentiment over time'],
  ] as const) {
    await trends.getByRole('tab', { name: tab }).click()
    const chart = trends.getByRole('figure', { name: title }).getByRole('application')
    await expect(chart).toHaveAccessibleName(new RegExp(`^${title}. `))
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await expect(trends.getByText(/^[A-Z][a-z]+ \d{4}$/)).toBeVisible()
    // The charts differ only in their marks, so each viewport checks a different one.
    if (tab === (isMobile ? 'Positive' : 'Average rating')) await expectAccessible(page)
  }

  await page.reload()
  await expect(trends.getByRole('combobox', { name: 'Interval' })).toHaveValue('month')

  const bar = trends.locator('.recharts-bar-rectangle path').last()
  await bar.click()
  await expect(page).toHaveURL(/\/dashboard\/reviews\?from=\d{4}-\d\d-01&to=/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the chart appears together with its data', { tag: anySize }, async ({ page, product }) => {
  // Delays the data until the chart could be drawn.
  const chunk = page.waitForResponse(/\/assets\/charts-/)
  await page.route('**/api/dashboard/trends?*', async (route) => {
    await page.evaluate((url) => import(url), (await chunk).url())
    await route.continue()
  })
  await page.addInitScript(() => {
    const states = new Set<string>()
    Object.assign(window, { states })
    const look = () => {
      const card = document.querySelector('[aria-labelledby="trends"]')
      if (card && !card.textContent?.includes('Loading...')) {
        const bars = card.querySelector('.recharts-bar-rectangle path')
        const skeleton = card.querySelector('.animate-skeleton')
        states.add(`${bars ? 'chart' : 'no chart'}, ${skeleton ? 'placeholder' : 'no placeholder'}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await signIn(page, product.owner)
  await expect(page.locator('.recharts-bar-rectangle path').first()).toBeVisible()
  const states = await page.evaluate(() => [...(Reflect.get(window, 'states') as Set<string>)])
  expect(states).toEqual(['chart, no placeholder'])
})

test('the charts of a period as a table, an image and a CSV file', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  await signIn(page, product.owner)
  await overview(page, 'Café Luna')
  const trends = page.getByRole('region', { name: 'Trends' })
  await trends.getByRole('tab', { name: 'Positive' }).click()
  await trends.getByRole('button', { name: 'By rating' }).click()
  await expect(
    trends.getByRole('figure', { name: 'Sentiment by rating' }).getByRole('application'),
  ).toBeVisible()

  const save = async (item: string) => {
    await page.getByRole('button', { name: 'Download' }).click()
    return download(page.getByRole('menuitem', { name: item }))
  }
  const picture = await save('Image (PNG)')
  expect(picture.name).toMatch(/^cafe-luna-sentiment-by-rating-.*\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.bytes.length).toBeGreaterThan(5_000)

  await trends.getByRole('button', { name: 'Table' }).click()
  await expect(trends.getByRole('row')).toHaveCount(6)
  await expectAccessible(page, { onPhones: true })
  const table = await save('Table (CSV)')
  expect(table.bytes.toString()).toMatch(/^\uFEFFRating,Positive,Neutral,Negative\r\n5,\d+,/)
})

test('reviews are found by filters and words, opened and exported', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'Book Shop')
  for (const [rating, feedback] of [
    [5, 'The poetry shelf is wonderful'],
    [4, 'Good poetry, kind people'],
    [1, 'The poetry shelf was dusty and the owner rude'],
    [2, 'Nobody could find my order'],
  ] as const) {
    await leaveReview(product, owner.company, { rating, feedback })
  }
  await signIn(page, owner)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Reviews' }).click()
  const list = page.getByRole('region', { name: 'Reviews' })
  await expect(list.getByRole('article')).toHaveCount(4)
  await expectAccessible(page, { onPhones: true })

  await list.getByRole('searchbox').fill('poet')
  await expect(list.getByRole('article')).toHaveCount(3)
  await list.getByRole('button', { name: 'Filter', exact: true }).click()
  await list.getByRole('button', { name: 'Negative', exact: true }).click()
  await expect(list.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews?view=new&q=poet&sentiment=negative'))
  await page.reload()
  await expect(list.getByRole('article')).toHaveText(/dusty/)

  await list.getByRole('link', { name: /^Open review of/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await expect(dialog).toContainText('The poetry shelf was dusty and the owner rude')
  await expectAccessible(page, { onPhones: true })
  await page.reload()
  await expect(dialog).toContainText('The poetry shelf was dusty and the owner rude')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews?view=new&q=poet&sentiment=negative'))

  const csv = await download(page.getByRole('link', { name: 'Download as CSV' }))
  const lines = csv.bytes.toString().trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('dusty')
  const workbook = await download(page.getByRole('link', { name: 'Download as Excel' }))
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')

  await list.getByRole('searchbox').fill('zebra')
  await expect(list.getByText('No reviews match these filters')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await list.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(list.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews'))
})

test('an owner finds, exports and erases what a person left, and sets how long data is kept', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  const owner = await newOwner(product, 'Corner Café')
  const leave = (feedback: string, contactName: string, contactEmail: string) =>
    leaveReview(product, owner.company, { rating: 2, feedback, contactName, contactEmail })
  await leave('The soup was cold', 'Anna Kowalska', 'Anna@example.com')
  await leave('Nobody came', 'Ben', 'ben@example.com')
  await signIn(page, owner)
  await openSettings(page, /^Privacy/)
  const search = page.getByRole('region', { name: 'Find a person' })
  await expect(page.getByText('Nothing has been erased yet.')).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await search.getByLabel('Email address').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(search.getByText('Nothing found')).toBeVisible()
  await search.getByLabel('Email address').fill('anna@EXAMPLE.com')
  await page.keyboard.press('Enter')
  const reviews = search.getByRole('group', { name: 'Reviews' })
  await expect(reviews.getByRole('listitem')).toHaveText(/The soup was cold/)
  await expectAccessible(page, { onPhones: true })

  for (const [format, start] of [
    ['JSON', '{'],
    ['Readable page', '<!doctype html>'],
  ] as const) {
    await search.getByRole('button', { name: 'Export' }).click()
    const text = (await download(page.getByRole('menuitem', { name: format }))).bytes.toString()
    expect(text.slice(0, start.length)).toBe(start)
    expect(text).toContain('The soup was cold')
    expect(text).not.toContain('Nobody came')
  }

  // By keyboard alone, while another owner's dashboard shows the review.
  const colleague = await person()
  await signIn(colleague, owner, '/dashboard/reviews')
  await expect(colleague.getByText('The soup was cold')).toBeVisible()
  await search.getByRole('button', { name: 'Erase…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Erase 1 record?' })
  await expect(dialog.getByText(/^1 review will be erased\./)).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  await page.keyboard.type('Request by phone')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const certificate = page.getByRole('dialog', { name: 'Erased' })
  await expect(certificate).toContainText('Request by phone')
  await expect(certificate).toContainText(owner.email)
  await expectAccessible(page, { onPhones: true })
  await page.keyboard.press('Escape')
  await expect(search.getByText('Nothing found')).toBeVisible()
  await expect(search.getByRole('heading', { name: 'Stored about anna@EXAMPLE.com' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Erasures' }).getByRole('row')).toContainText([
    'Certificate',
    'Request by phone',
  ])
  await expect(colleague.getByText(/^Words removed on/)).toBeVisible()
  await expect(colleague.getByText('The soup was cold')).toBeHidden()
  await expect(colleague.getByText('Nobody came')).toBeVisible()

  const retention = page.getByRole('region', { name: 'Retention' })
  await retention.getByLabel('Remove contact details').selectOption('After 6 months')
  await expect(retention.getByText(/^Once saved, contact details older than 6 months/)).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await retention.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Privacy settings saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(retention.getByLabel('Remove contact details')).toHaveValue('6')

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Address', exact: true }).click()
  const address = page.getByRole('region', { name: 'Address' })
  await address.getByLabel('Your company’s address').fill('Moon Street 1\n10115 Berlin')
  await address.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved', { exact: true })).toBeVisible()
  const [notice] = await Promise.all([
    page.waitForEvent('popup'),
    address.getByRole('link', { name: 'View the notice' }).click(),
  ])
  await expect(notice.getByText('Moon Street 1')).toBeVisible()
})

test('the inbox is worked through by keyboard, and shows what others do', { tag: anySize }, async ({
  page,
  person,
  product,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'Flower Stall')
  await leaveReviews(product, owner.company, 5, (n) => ({ rating: n, feedback: `Bunch number ${n}.` }))
  await signIn(page, owner, '/dashboard/reviews')
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link')).toHaveText([
    /^To do5/,
    /^In progress0/,
    /^Waiting for customer0/,
    /^Done0/,
    /^All5/,
    /^Mine0/,
    /^Unassigned5/,
  ])
  await views.getByRole('link', { name: /^All/ }).press('Enter')
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews?view=all'))
  // The address changes before what is on screen.
  await expect(views.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
  await views.getByRole('link', { name: /^To do/ }).press('Enter')
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews'))
  // Until then, the previous view's reviews are on screen.
  await expect(views.getByRole('link', { name: /^To do/ })).toHaveAttribute('aria-current', 'page')
  const row = (n: number) => page.getByRole('article').filter({ hasText: `Bunch number ${n}.` })
  const link = (n: number) => row(n).getByRole('link', { name: /^Open review/ })
  await expect(row(1)).toContainText('To do')
  await expect(page.locator('#review-list')).toHaveAttribute('aria-busy', 'false')

  await page.keyboard.press('j')
  await expect(link(5)).toBeFocused()
  await page.keyboard.press('e')
  await expect(row(5)).toContainText('Moved to Done')
  await expect(link(4)).toBeFocused()
  await expect(views.getByRole('link', { name: /^Done/ })).toHaveText(/^Done1/)
  await expectAccessible(page, { onPhones: true })
  await page.keyboard.press('z')
  await expect(row(5)).not.toContainText('Moved to Done')
  await expect(views.getByRole('link', { name: /^Done/ })).toHaveText(/^Done0/)

  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(link(3)).toBeFocused()
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('menuitem', { name: /^Me/ })).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 reviews assigned to you', { exact: true })).toBeVisible()
  await expect(link(2)).toBeFocused()
  await expect(row(4)).toContainText('You')
  await expect(views.getByRole('link', { name: /^Mine/ })).toHaveText(/^Mine2/)

  // Another window of the same user stands in for a colleague.
  const colleague = await person()
  await signIn(colleague, owner, '/dashboard/reviews?view=mine')
  await expect(colleague.getByRole('article')).toHaveCount(2)
  await colleague.getByRole('checkbox', { name: 'Select all on page' }).click()
  await colleague.getByRole('button', { name: 'Status' }).click()
  await colleague.getByRole('menuitem', { name: 'Waiting for customer' }).click()
  await expect(row(4)).toContainText('Moved to Waiting for customer')
  await expect(row(3)).toContainText('Moved to Waiting for customer')
  await expect(page.getByRole('article')).toHaveCount(5)

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await expect(dialog).toContainText('Bunch number 2.')
  await expect(dialog.getByRole('tab', { name: 'Answer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('forced colors show what is chosen and what bars say', { tag: anySize }, async ({ page, product }) => {
  const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  const expectMarked = async (chosen: Locator, other: Locator) => {
    expect(await background(chosen)).not.toBe(await background(other))
    expect(await chosen.evaluate((element) => getComputedStyle(element).color)).not.toBe(
      await other.evaluate((element) => getComputedStyle(element).color),
    )
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, product.owner, '/dashboard/reviews?view=all')
  const link = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name })
  await expectMarked(link(/^Reviews/), link(/^Overview/))
  await expectMarked(link(/^All/), link(/^To do/))
  // The browser's own tick: that of the component would be white on white.
  await expect(page.getByRole('article').getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')

  await page.getByRole('button', { name: /^Account of/ }).press('Enter')
  await expectMarked(page.getByRole('menuitem').first(), page.getByRole('menuitem').last())
  await page.keyboard.press('Escape')
  await link(/^Overview/).click()
  const bars = page.getByRole('region', { name: 'Rating Distribution' }).locator('li a > span > span[style]')
  await expect(bars).toHaveCount(5)
  expect(await background(bars.first())).not.toBe(await background(bars.first().locator('..')))
})

test('the list does not shift while reviews arrive', async ({ page, product, expectedErrors }) => {
  // The list or the event stream may be requested while offline.
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/)
  const owner = await newOwner(product, 'Busy Bar')
  await leaveReviews(product, owner.company, 34, (n) => ({ rating: 4, feedback: `Visit number ${n}.` }))
  await signIn(page, owner, '/dashboard/reviews?view=all')
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(30)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(articles).toHaveCount(34)

  const read = articles.filter({ hasText: 'Visit number 10.' })
  await read.scrollIntoViewIfNeeded()
  const place = await read.boundingBox()
  await leaveReview(product, owner.company, { rating: 5, feedback: 'Just now' })
  const button = page.getByRole('button', { name: '1 new review' })
  await expect(button).toBeInViewport()
  await expect(page).toHaveTitle(/^\(1\) Reviews/)
  expect(await read.boundingBox()).toEqual(place)
  await button.click()
  await expect(articles.first()).toContainText('Just now')
  await expect(articles.first()).toBeInViewport()
  await expect(articles).toHaveCount(35)
  await expect(page).toHaveTitle(/^Reviews/)

  await page.context().setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0)
})

test("a dashboard never shows the previously chosen company's data", { tag: anySize }, async ({
  page,
  product,
}) => {
  const owner = await newOwner(product, 'North Bakery', 'South Bakery')
  for (const company of owner.companies) {
    await leaveReview(product, company, { rating: 5, feedback: `Bread of ${company.name}` })
  }
  await signIn(page, owner)
  const choice = page.getByRole('combobox', { name: 'Company' })
  await choice.selectOption('North Bakery')
  await expect(page.getByText('Bread of North Bakery')).toBeVisible()
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const chosen = document.querySelector('select')?.selectedOptions[0]?.text ?? ''
      for (const [, name] of document.body.textContent.matchAll(/Bread of (\w+ Bakery)/g)) {
        if (name !== chosen) seen.add(`${name} under ${chosen}`)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  for (const name of ['South Bakery', 'North Bakery', 'South Bakery']) {
    await choice.selectOption(name)
    await expect(page.getByText(`Bread of ${name}`)).toBeVisible()
  }
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual([])
  await page.reload()
  await expect(choice).toHaveValue(owner.companies[1]?.id ?? '')
})

test('on phones, the chosen company is readable and large text does not widen the navigation', {
  tag: anySize,
}, async ({ page, product }) => {
  const owner = await newOwner(product, 'North Bakery', 'South Bakery')
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, owner)
  const choice = page.getByRole('combobox', { name: 'Company' })
  await expect(choice).toHaveValue(owner.company.id)
  // Of what is left beside its edges and arrow, `North B…` needs 70 pixels.
  await expect.poll(async () => (await choice.boundingBox())?.width).toBeGreaterThan(120)
  await page.setViewportSize(sizes.phone)
  await page.goto('/dashboard/codes')
  await expect(page.getByRole('heading', { name: 'Codes', exact: true })).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const edges = await page.evaluate(() => {
    // The bar is fixed, and does not widen the page.
    const items = [...document.querySelectorAll('.nav a')].map((link) => link.getBoundingClientRect().right)
    return [document.documentElement.scrollWidth, ...items]
  })
  expect(Math.max(...edges)).toBeLessThanOrEqual(sizes.phone.width)
})

test('the first view stays light however long the reviews are', { tag: anySize }, async ({
  page,
  product,
  isMobile,
}) => {
  const owner = await newOwner(product, 'Long Letters')
  await leaveReviews(product, owner.company, 12, (n) => ({
    rating: 1 + (n % 5),
    feedback: 'I would like to tell you about my visit. '.repeat(125).slice(0, 5000),
  }))
  await signIn(page, owner)
  await overview(page, 'Long Letters')
  await expect(page.getByRole('region', { name: 'Trends' }).getByRole('application')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(isMobile ? 3 : 6)
  const bytes = await page.evaluate(() => {
    // Keyed by URL, because some are loaded again when the event stream announces the new reviews.
    const sizes = new Map<string, number>()
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (entry.initiatorType === 'fetch') sizes.set(entry.name, entry.decodedBodySize)
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  })
  expect(bytes).toBeGreaterThan(30_000)
  expect(bytes).toBeLessThanOrEqual(55_000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('reviews are paged through by keyboard, and a link opens in its company', {
  tag: anySize,
}, async ({ page, product, expectAccessible }) => {
  const owner = await newOwner(product, 'Tea House', 'مقهى القمر')
  const [tea = owner.company, moon = owner.company] = owner.companies
  await leaveReviews(product, tea, 32, (n) => ({ rating: 5, feedback: `Cup number ${n}.` }))
  await leaveReview(product, tea, { rating: 1, feedback: 'Too hot.' })
  await leaveReview(product, moon, { rating: 5, feedback: 'خدمة ممتازة وقهوة رائعة' })
  await signIn(page, owner)
  await page.getByRole('combobox', { name: 'Company' }).selectOption('Tea House')
  const five = page.getByRole('region', { name: 'Rating Distribution' }).getByRole('link', { name: /^5/ })
  await expect(five).toContainText('32')
  await five.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('32 of 33 reviews')).toBeVisible()

  const row = (n: number) =>
    page
      .getByRole('article')
      .filter({ hasText: `Cup number ${n}.` })
      .getByRole('link', { name: /^Open review/ })
  await row(4).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await expect(dialog).toContainText('Cup number 4.')
  await expect(dialog.getByText('29 of 32')).toBeVisible()
  // The list has loaded thirty; the last two are fetched on the way.
  for (const n of [3, 2, 1]) {
    await page.keyboard.press('j')
    await expect(dialog).toContainText(`Cup number ${n}.`)
  }
  await expect(dialog.getByText('32 of 32')).toBeVisible()
  await page.keyboard.press('k')
  await expect(dialog).toContainText('Cup number 2.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row(2)).toBeFocused()
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews?rating=5'))

  // Switching companies changes the URL, and the browser's back button returns.
  const chosen = page.getByRole('combobox', { name: 'Company', includeHidden: true })
  await expect(page).toHaveURL(`/dashboard/reviews?rating=5&company=${tea.id}`)
  await chosen.selectOption('مقهى القمر')
  await expect(page).toHaveURL(`/dashboard/reviews?rating=5&company=${moon.id}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('خدمة ممتازة')
  await page.goBack()
  await expect(chosen).toHaveValue(tea.id)
  await expect(page.getByText('32 of 33 reviews')).toBeVisible()
  await page.goForward()
  await expect(chosen).toHaveValue(moon.id)

  const list = await page.request.get(`/api/dashboard/reviews?companyId=${moon.id}`)
  const [review] = await list.json()
  for (const query of [`?company=${moon.id}`, '']) {
    await page.evaluate((id) => localStorage.setItem('activeCompanyId', id), tea.id)
    await page.goto(`/dashboard/reviews/${review.id}${query}`)
    await expect(dialog).toContainText('خدمة ممتازة')
    await expect(chosen).toHaveValue(moon.id)
  }

  // A mailed link to a company that the user is not linked to, opened before signing in.
  await logOutUnseen(page)
  await page.goto(`/dashboard?company=${crypto.randomUUID()}`)
  await submitLogin(page, owner)
  await expect(page.getByRole('heading', { name: "You don't have access to this dashboard" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(`/dashboard?company=${moon.id}`)
  await expect(chosen).toHaveValue(moon.id)
})

test('an owner takes logo and color from the own website', async ({ page, product, expectAccessible }) => {
  const picture = await readFile(logo)
  const site = `<!doctype html><title>Corner Bakery | Bread</title><meta name="theme-color" content="#0f766e">
    <meta name="msapplication-TileColor" content="#ffd400"><header><img src="/logo.png" alt="Logo"></header>`
  const server = createServer((request, response) => {
    response.end(request.url === '/logo.png' ? picture : site)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const owner = await newOwner(product, 'Corner Bakery')
  await signIn(page, owner)
  await openSettings(page, /^Business/)
  const website = page.getByLabel('Website', { exact: true })
  await website.fill('https://10.0.0.1')
  await website.press('Enter')
  await expect(page.getByText(/^This address cannot be read/)).toBeVisible()
  await expect(website).toBeFocused()
  await website.fill(`http://127.0.0.1:${port}/about`)
  await website.press('Enter')
  await expect(page.getByText(/^Choose what is yours/)).toBeVisible()
  await expectAccessible(page)
  const choice = (name: string) => page.getByRole('button', { name })
  await choice('On the page').press('Enter')
  await choice('#0F766E').press('Space')
  await expect(choice('#0F766E')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: 'Logo preview' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Visitors see it now.', { exact: true })).toBeVisible()
  await page.goto(`${product.origin}/${owner.company.slug}`)
  await expect(page.getByRole('img', { name: 'Corner Bakery' })).toBeVisible()
  server.close()
})
