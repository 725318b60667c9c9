import { call } from '@candour/api-client/call.ts'
import { appPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { addDevice, type PushDevice, removeDevice } from '@candour/schemas/push.ts'

/** Whether notifications can be turned on in this browser, and if not, why. */
export type Support = 'possible' | 'denied' | 'not_installed' | 'impossible'

/** Key in local storage of this browser's device id. */
const storageKey = 'push-device'

/** The user has not allowed notifications. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

export function supportHere(): Support {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  // Only browsers of iPhones and iPads have this; they allow notifications to installed apps only.
  return 'standalone' in navigator && !navigator.standalone ? 'not_installed' : 'impossible'
}

/** Returns the id of the device that this browser is, if notifications are still on in it. */
export async function deviceHere(): Promise<string | null> {
  if (supportHere() !== 'possible') return null
  return (await subscriptionHere()) ? localStorage.getItem(storageKey) : null
}

async function subscriptionHere(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(dashboardPaths.reviews)
  return registration?.pushManager.getSubscription()
}

/**
 * Asks for permission, and turns on notifications in this browser.
 *
 * @param publicKey of the server
 * @throws NotAllowed; ApiError; DOMException if the browser does not reach its push service
 */
export async function turnOn(publicKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  await navigator.serviceWorker.register(appPaths.worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // A subscription is bound to the server's key, which may be another one by now.
  if (former && keyOf(former) !== publicKey) await former.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } }
  const device = await call(addDevice, { body })
  localStorage.setItem(storageKey, device.id)
  return device
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Turns off notifications on a device, which may be this browser. */
export async function turnOff(id: string): Promise<void> {
  await call(removeDevice, { params: { id } })
  if (localStorage.getItem(storageKey) !== id) return
  localStorage.removeItem(storageKey)
  await (await subscriptionHere())?.unsubscribe()
}
