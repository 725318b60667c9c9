import { createServer } from 'node:http'
import { expect, signIn, test } from '../fixtures.ts'
import { newOwner } from '../owner.ts'
import { hydrated, userAgent } from '../site.ts'
import { anySize } from '../tags.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test(`a visit is counted step by step at its code, and leaves nothing behind, ${how}`, {
    tag: anySize,
  }, async ({ browser, page: dashboard, product }) => {
    const owner = await newOwner(product, `Harbour ${how}`)
    await dashboard.request.post(`${product.origin}/api/auth/login`, { data: owner })
    const { id: companyId, slug } = owner.company
    const post = async (path: string, data: object) => {
      const answer = await dashboard.request.post(`${product.origin}${path}?companyId=${companyId}`, { data })
      return answer.json()
    }
    // Stands for Google, whose pages the test must not depend on.
    const google = createServer((_, response) => response.end('Public reviews'))
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    const address = google.address()
    const googleReviewUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/review`
    const location = await post('/api/dashboard/locations', { name: 'Pier 3', googleReviewUrl })
    const [placement] = await post('/api/dashboard/placements', {
      name: 'Counter',
      kind: 'poster',
      locationId: location.id,
    })

    const context = await browser.newContext({ javaScriptEnabled, userAgent })
    const visitor = await context.newPage()
    await visitor.goto(placement.url)
    await expect(visitor).toHaveURL(`${product.origin}/${slug}?via=${placement.code}`)
    await expect(visitor.getByText('Pier 3')).toBeVisible()
    if (javaScriptEnabled) await hydrated(visitor)
    await visitor.getByRole('link', { name: 'Leave a Public Review' }).click()
    await expect(visitor.getByText('Public reviews')).toBeVisible()
    await visitor.goBack()
    await visitor.getByRole('link', { name: 'Share Private Feedback' }).click()
    await visitor.getByRole('link', { name: '4 stars' }).click()
    await visitor.getByPlaceholder('Share your thoughts...').fill('Good coffee')
    if (javaScriptEnabled) {
      await hydrated(visitor)
      const stored = await visitor.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
      )
      expect(stored).not.toContain(placement.code)
    }
    await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Thank you/i)
    expect(new URL(visitor.url()).searchParams.get('via')).toBe(placement.code)
    expect(await context.cookies()).toEqual([])
    if (javaScriptEnabled) {
      expect(await visitor.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
    }
    await context.close()

    const funnel = async () => {
      const path = `/api/dashboard/funnel?companyId=${companyId}&by=placement`
      return (await dashboard.request.get(product.origin + path)).json()
    }
    const counted = { scan: 1, public: 1, rating: 1, review: 1 }
    await expect.poll(async () => (await funnel()).totals).toMatchObject(counted)
    const { rows, totals } = await funnel()
    expect(rows).toEqual([{ key: placement.id, ...totals }])
    // Two if the browser requested the page again on the way back.
    expect([1, 2]).toContain(totals.view)

    await dashboard.request.head(placement.url, { maxRedirects: 0 })
    await dashboard.request.get(placement.url, { headers: { 'user-agent': 'Googlebot/2.1' } })
    await dashboard.request.get(placement.url, {
      headers: { 'user-agent': userAgent, 'sec-purpose': 'prefetch' },
    })
    const [{ id: reviewed } = { id: '' }] = (await (
      await dashboard.request.get(`${product.origin}/api/dashboard/reviews?companyId=${companyId}`)
    ).json()) as { id: string; placementId: string; locationId: string }[]
    expect(reviewed).not.toBe('')
    google.close()

    await dashboard.context().clearCookies()
    await signIn(dashboard, owner)
    const table = dashboard.getByRole('table', { name: 'What visitors did, in this period' })
    await expect(table.getByRole('row', { name: /^Google clicks/ })).toContainText('1')
    expect((await funnel()).totals).toEqual(totals)
  })
}
