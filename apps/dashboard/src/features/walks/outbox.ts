import { ApiError, call, type Result } from '@candour/api-client/call.ts'
import { type Confirmation, confirmCode } from '@candour/schemas/walks.ts'
import { useSyncExternalStore } from 'react'

/** What was read on a walk and is not taken by the server yet. */
export interface Scan {
  userId: string
  companyId: string
  walkId: string
  body: Confirmation
}

export type Answer = Result<typeof confirmCode> | ApiError

/** Called with the answer to a scan; of one that may succeed later, with why it has not yet. */
type Listener = (scan: Scan, answer: Answer) => void

/** Scans are kept per user and in the order of their ids, so that an ended session sends nobody else's. */
const prefix = 'walk/'
const keyOf = ({ userId, body }: Scan) => `${prefix}${userId}/${body.submissionId}`
const pauseMs = 5_000

/** All that waits, by key; the browser's storage is its copy for after a reload. */
let waiting: ReadonlyMap<string, Scan> = new Map()
const onChange = new Set<() => void>()
const onAnswer = new Set<Listener>()
let sending: Promise<void> | undefined

/** Returns a user's scans that wait to be sent. */
export function useWaiting(userId: string | undefined): readonly Scan[] {
  useSyncExternalStore(subscribe, () => waiting)
  return waitingOf(userId)
}

/** Keeps a scan until the server has taken or refused it, and sends it now if there is a connection. */
export function keepScan(scan: Scan): void {
  write(keyOf(scan), scan)
  void sendWaiting(scan.userId)
}

/** Calls back with each answer of the server, until the returned function is called. */
export function onAnswered(listener: Listener): () => void {
  onAnswer.add(listener)
  return () => onAnswer.delete(listener)
}

/**
 * Sends what waits, oldest first, now and whenever the connection returns. Sending again is safe, because each scan has
 * an id of its own.
 */
export function sendWaiting(userId: string): Promise<void> {
  restore(userId)
  sending ??= sendAll(userId).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(userId: string): Promise<void> {
  for (;;) {
    const [scan] = waitingOf(userId)
    if (!scan) return
    const answer = await send(scan)
    if (!answer || (answer instanceof ApiError && isPassing(answer))) {
      retryLater(userId, answer)
      if (answer) for (const scan of waitingOf(userId)) tell(scan, answer)
      return
    }
    write(keyOf(scan), undefined)
    tell(scan, answer)
  }
}

function waitingOf(userId: string | undefined): Scan[] {
  return [...waiting.values()].filter((scan) => scan.userId === userId)
}

function tell(scan: Scan, answer: Answer): void {
  for (const listener of onAnswer) listener(scan, answer)
}

async function send({ companyId, walkId, body }: Scan): Promise<Answer | undefined> {
  try {
    return await call(confirmCode, { query: { companyId }, params: { id: walkId }, body })
  } catch (error) {
    return error instanceof ApiError ? error : undefined
  }
}

/** Whether the same call may succeed later. */
export function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}

let retry: ReturnType<typeof setTimeout> | undefined

function retryLater(userId: string, answer: ApiError | undefined): void {
  const again = () => {
    clearTimeout(retry)
    removeEventListener('online', again)
    void sendWaiting(userId)
  }
  clearTimeout(retry)
  addEventListener('online', again, { once: true })
  // The browser does not always notice a restored connection. After a sign-in, the page is reloaded.
  if (answer?.status !== 401) retry = setTimeout(again, Math.max(pauseMs, (answer?.retryAfter ?? 0) * 1_000))
}

function subscribe(listener: () => void): () => void {
  onChange.add(listener)
  return () => onChange.delete(listener)
}

function write(key: string, scan: Scan | undefined): void {
  const next = new Map(waiting)
  if (scan) next.set(key, scan)
  else next.delete(key)
  change(next)
  try {
    if (scan) localStorage.setItem(key, JSON.stringify(scan))
    else localStorage.removeItem(key)
  } catch {
    // Storage may be blocked or full; then scans are kept until the page is closed.
  }
}

/** Adds scans left by an earlier page or another tab. */
function restore(userId: string): void {
  try {
    const own = `${prefix}${userId}/`
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(own) && !waiting.has(key))
    if (keys.length === 0) return
    const left = keys.flatMap((key): [string, Scan][] => {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return isScan(value) ? [[key, value]] : []
    })
    change(new Map([...left, ...waiting].toSorted(([a], [b]) => (a < b ? -1 : 1))))
  } catch {
    // As above.
  }
}

function change(next: ReadonlyMap<string, Scan>): void {
  waiting = next
  for (const listener of onChange) listener()
}

function isScan(value: unknown): value is Scan {
  return (
    typeof value === 'object' &&
    value !== null &&
    'walkId' in value &&
    'body' in value &&
    confirmCode.body.safeParse(value.body).success
  )
}
