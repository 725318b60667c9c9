import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { expect, tabTo, test } from '../fixtures.ts'
import { leaveReview, newOwner } from '../owner.ts'
import { anySize } from '../tags.ts'

/**
 * Fakes a browser whose user allows notifications and whose push service answers: the tests' Chromium has no push
 * service and cannot show notifications.
 */
function allowed(): void {
  let permission: NotificationPermission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = async () => {
    permission = 'granted'
    return permission
  }
  const stored = 'subscribed'
  if (localStorage.getItem(stored)) permission = 'granted'
  const encoded = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const unsubscribe = async () => {
    localStorage.removeItem(stored)
    return true
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(stored) ? ({ unsubscribe } as PushSubscription) : null
  PushManager.prototype.subscribe = async (options) => {
    if (typeof options?.applicationServerKey !== 'string') throw new Error('no key')
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const p256dh = encoded(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
    const auth = encoded(crypto.getRandomValues(new Uint8Array(16)))
    const endpoint = `https://push.example.com/${crypto.randomUUID()}`
    localStorage.setItem(stored, 'yes')
    return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription
  }
}

const card = (page: Page) => page.getByRole('region', { name: 'On your devices' })

test('notifications are turned on and off by keyboard alone, and a browser that blocks them says how to allow them', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  const owner = await newOwner(product, 'Trattoria ⁧قهوة⁩ Łódź')
  await page.addInitScript(allowed)
  await page.request.post('/api/auth/login', { data: owner })
  await page.goto('/dashboard/settings/notifications')
  await tabTo(card(page).getByRole('button', { name: 'Turn on notifications here' }))
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('This device')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await page.reload()
  await expect(card(page).getByText('This device')).toBeVisible()
  await tabTo(card(page).getByRole('button', { name: /^Turn off notifications on / }))
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('button', { name: 'Turn on notifications here' })).toBeVisible()
  await expect(card(page)).toBeFocused()

  const blocked = await person()
  await blocked.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  )
  await blocked.request.post('/api/auth/login', { data: owner })
  await blocked.goto('/dashboard/settings/notifications')
  await expect(card(blocked).getByText('This browser blocks notifications of this site.')).toBeVisible()
  await expectAccessible(blocked, { onPhones: true })
})

test('an iPhone says how to add the app first', { tag: anySize }, async ({ page, product }) => {
  const owner = await newOwner(product, 'Corner Shop')
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'standalone', { value: false })
  })
  await page.request.post('/api/auth/login', { data: owner })
  await page.goto('/dashboard/settings/notifications')
  await expect(card(page).getByText('tap Share, then “Add to Home Screen”')).toBeVisible()
})

test('a notification opens the case in its company, after signing in', {
  tag: anySize,
}, async ({ page, context, product }) => {
  const owner = await newOwner(product, 'Corner Shop', 'Café Łódź – Söhne')
  const [, company = owner.company] = owner.companies
  await leaveReview(product, company, { rating: 2, feedback: 'An hour for a soup' })
  await page.request.post('/api/auth/login', { data: owner })
  const [review] = await (await page.request.get(`/api/dashboard/reviews?companyId=${company.id}`)).json()
  await page.request.post('/api/auth/logout')

  await page.goto('/login')
  const cdp = await context.newCDPSession(page)
  const manifest = await cdp.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(new URL(manifest.url).pathname).toBe('/dashboard/manifest.webmanifest')
  const worker = await registered(page, context)
  await worker.evaluate(record)
  const navigate = `${product.origin}/dashboard/reviews/${review.id}?company=${company.id}`
  const shown = { title: 'New review', body: '★★☆☆☆ 2 of 5 stars', tag: 'case' }
  await deliver(cdp, product.origin, { web_push: 8030, notification: { ...shown, navigate } })
  await expect.poll(() => worker.evaluate(recorded)).toMatchObject({ shown: [{ ...shown, data: navigate }] })

  await worker.evaluate(click)
  await expect.poll(() => worker.evaluate(recorded)).toMatchObject({ closed: 1, opened: [navigate] })
  await page.goto(navigate)
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(navigate)
  await expect(page.getByRole('dialog', { name: 'Review' }).getByText('An hour for a soup')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(company.name))

  // The window that shows the case already comes to the front.
  await worker.evaluate(click)
  await expect
    .poll(() => worker.evaluate(recorded))
    .toMatchObject({ closed: 2, opened: [navigate], focused: [navigate] })
})

test('the browser shows the notification', { tag: anySize }, async ({ page, context, product }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/login')
  const permission = await page.evaluate(() => Notification.permission)
  test.skip(permission !== 'granted', 'This Chromium has no notification service; Debian’s package has.')
  await registered(page, context)
  const shown = { title: 'New review', body: '★★☆☆☆ 2 of 5 stars', tag: 'case' }
  const message = { web_push: 8030, notification: { ...shown, navigate: `${product.origin}/dashboard` } }
  const cdp = await context.newCDPSession(page)
  // A later message about the same case takes the place of the former.
  await deliver(cdp, product.origin, message)
  await deliver(cdp, product.origin, message)
  const visible = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/dashboard/')
      const notifications = (await registration?.getNotifications()) ?? []
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(visible).toEqual([shown])
})

/** What of a service worker's globals the tests use; the types of workers contradict those of pages. */
interface WorkerScope {
  clients: { openWindow(url: string): Promise<null> }
  ServiceWorkerRegistration: { prototype: Pick<ServiceWorkerRegistration, 'showNotification'> }
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } }
  ExtendableEvent: new (type: string) => Event
  dispatchEvent(event: Event): void
  recorded: {
    shown: { title: string; data?: unknown }[]
    closed: number
    opened: string[]
    focused: string[]
  }
}

/** Records what the worker asks of the browser, which shows no notifications, and opens windows for people only. */
function record(): void {
  const scope = self as unknown as WorkerScope
  scope.recorded = { shown: [], closed: 0, opened: [], focused: [] }
  scope.ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    scope.recorded.shown.push({ title, ...options })
  }
  scope.clients.openWindow = async (url) => {
    scope.recorded.opened.push(url)
    return null
  }
  scope.WindowClient.prototype.focus = async function (this: { url: string }) {
    scope.recorded.focused.push(this.url)
    return this
  }
}

function recorded(): WorkerScope['recorded'] {
  return (self as unknown as WorkerScope).recorded
}

/** Clicks the latest notification. */
function click(): void {
  const scope = self as unknown as WorkerScope
  const notification = {
    data: scope.recorded.shown.at(-1)?.data,
    close: () => {
      scope.recorded.closed += 1
    },
  }
  scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
}

/** Registers the service worker as the settings do, and returns it once it is active. */
async function registered(page: Page, context: BrowserContext): Promise<Worker> {
  const started = context.waitForEvent('serviceworker')
  const scope = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/dashboard/sw.js')
    await new Promise<void>((resolve) => {
      const worker = registration.installing ?? registration.waiting ?? registration.active
      const look = () => worker?.state === 'activated' && resolve()
      worker?.addEventListener('statechange', look)
      look()
    })
    return registration.scope
  })
  expect(new URL(scope).pathname).toBe('/dashboard/')
  return started
}

/** Gives the worker a message as the browser does after a push service sent and it decrypted one. */
async function deliver(cdp: CDPSession, origin: string, message: object): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [found] = registrations
    if (found) resolve(found.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await promise
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  })
  await cdp.send('ServiceWorker.disable')
}
