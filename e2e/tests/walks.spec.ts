import { join } from 'node:path'
import { qrMatrix } from '@candour/artwork/qr.ts'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { newOwner } from '../owner.ts'

/** Puts a picture of a QR code before the page's camera. */
async function holdBeforeCamera(page: Page, text: string): Promise<void> {
  const { modules, dark } = qrMatrix(text)
  const rows = Array.from({ length: modules }, (_, row) =>
    Array.from({ length: modules }, (_, column) => dark(row, column)),
  )
  await page.evaluate((rows) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const size = 8
    const draw = () => {
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = 'black'
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) context.fillRect(100 + x * size, 60 + y * size, size, size)
    }
    draw()
    // A stream has a frame whenever something is drawn.
    setInterval(draw, 50)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
  }, rows)
}

test('a member walks from code to code: by the camera, typed, without a connection, and with the phone’s own camera', async ({
  page,
  context,
  product,
  expectAccessible,
  expectedErrors,
}, info) => {
  const owner = await newOwner(product, 'Café Mond')
  await signIn(page, owner)
  const add = async (path: string, data: object) => {
    const params = { companyId: owner.company.id }
    const answer = await page.request.post(path, { params, data, headers: { origin: product.origin } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { id: locationId } = await add('/api/dashboard/locations', { name: 'Altona' })
  const series = { name: 'Table', kind: 'table_tent', count: 5, locationId }
  const codes: { code: string; url: string; name: string }[] = await add('/api/dashboard/placements', series)
  const look = (name: string) =>
    process.env.LOOK
      ? page.screenshot({ path: `${process.env.LOOK}/${info.project.name}-${name}.png`, fullPage: true })
      : undefined

  await page.goto('/dashboard/codes')
  await look('codes')
  await page.getByRole('link', { name: 'Walk-round' }).click()
  await expect(page.getByRole('heading', { name: 'Walk-round' })).toBeVisible()
  await page.getByLabel('Location', { exact: true }).selectOption('Altona')
  await expectAccessible(page)
  await look('start')
  await page.getByRole('button', { name: 'Start a walk-round' }).click()
  await expect(page.getByText('0 of 5 confirmed')).toBeVisible()
  await expectAccessible(page)
  await look('walk')
  const camera = page.getByRole('button', { name: 'Scan with the camera' })
  const place = await camera.evaluate((element) => element.getBoundingClientRect().top + scrollY)

  const verdict = page.locator('[data-verdict]')
  await holdBeforeCamera(page, codes[0]?.url ?? '')
  await camera.click()
  await expect(verdict).toHaveText(/Table 1.* is confirmed/)
  // Also on a small phone, below the bar of the browser and above that of the dashboard.
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ ...size, height: 664 })
  await page.getByRole('button', { name: 'Turn the camera off' }).click()
  await camera.click()
  await expect(verdict).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => verdict.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThan(664 - 57)
  await look('camera')
  if (process.env.LOOK)
    await page.screenshot({ path: `${process.env.LOOK}/${info.project.name}-camera-view.png` })
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'Turn the camera off' }).click()
  await expect(page.getByText('1 of 5 confirmed')).toBeVisible()

  const typed = page.getByLabel('Code or address')
  await typed.fill(codes[1]?.code.toLowerCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 5 confirmed')).toBeVisible()
  await typed.fill('https://candour.example.evil.test/q/ABCDEFGH')
  await page.keyboard.press('Enter')
  await expect(verdict).toHaveText(/This sticker is not yours: it leads to/)
  expect(await camera.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(place)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await look('foreign-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  await expect(page.getByText('once you are online')).toHaveCount(0)
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await typed.fill(codes[2]?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(verdict).toHaveText(/Table 3.* is confirmed/)
  await page.getByRole('button', { name: 'Add a note or photo' }).click()
  await page.getByLabel('Note').fill('The corner is torn')
  await page.getByLabel('Photo').setInputFiles(join(import.meta.dirname, 'logo.jpg'))
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await look('note')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 scans are sent once you are online')).toBeVisible()
  await look('offline')
  await context.setOffline(false)
  await expect(page.getByText('once you are online')).toHaveCount(0)
  await expect(page.getByText('The corner is torn')).toBeVisible()
  const photo = page.getByRole('img', { name: 'Photo of Table 3' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  await look('found')
  await expect(page.getByText('3 of 5 confirmed')).toBeVisible()

  const shown = await page.goto(codes[3]?.url ?? '')
  expect(shown?.status()).toBe(200)
  await expect(page.getByRole('heading')).toHaveText(/Table 4.* is confirmed/)
  await expectAccessible(page)
  await look('own-camera')
  await page.getByRole('link', { name: 'Back to the walk-round' }).click()
  await expect(page.getByText('4 of 5 confirmed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Missing' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'End the walk-round' }).click()
  await expect(page.getByText('1 code is still missing.')).toBeVisible()
  await expectAccessible(page)
  await look('end')
  await page.getByRole('button', { name: 'End the walk-round' }).click()
  await expect(page.getByRole('region', { name: 'Earlier walk-rounds' })).toContainText('4 of 5 confirmed')
  await expectAccessible(page)
  await look('ended')
})
