/**
 * The service worker of the dashboard. It shows notifications and opens what they are about; it answers no requests and
 * keeps nothing, so that pages never show old data. Built without bundling, it imports nothing but types.
 */

declare const self: ServiceWorkerGlobalScope

/** Declarative web push, which browsers that know it show without this worker. */
interface Message {
  notification: NotificationOptions & { title: string; navigate: string }
}

self.addEventListener('push', (event) => {
  const message: Message | undefined = event.data?.json()
  if (!message) return
  const { title, navigate, ...options } = message.notification
  event.waitUntil(self.registration.showNotification(title, { ...options, data: navigate }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** Opens a page; a window that shows it already comes to the front. Other windows may hold unsaved changes. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => window.url === url)
  if (shown) await shown.focus()
  else await self.clients.openWindow(url)
}
