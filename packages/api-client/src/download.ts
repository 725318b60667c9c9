import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { ApiError, answerError, connectionFailed } from '#call.ts'

/** Bytes of a download that are kept in memory; what is larger goes to the disk through the browser's own download. */
export const KEPT_BYTES = 8 * 1024 * 1024
/** Milliseconds a download may take to begin: a print file is drawn first. */
export const DOWNLOAD_TIMEOUT = 120_000

/**
 * Saves the file at an address (`addressOf`) on the person's device. A link alone would make a refusal a file or a
 * page of raw JSON.
 *
 * @throws ApiError as `call` does
 */
export async function download(address: string): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), DOWNLOAD_TIMEOUT)
  const failed = (): never => {
    throw new ApiError(connectionFailed, { status: 0 })
  }
  try {
    const response = await fetch(address, { credentials: 'include', signal: limit.signal }).catch(failed)
    if (!response.ok) throw answerError(response, await response.json().catch(() => undefined))
    clearTimeout(timer)
    const blob = await smallBody(response).catch(failed)
    if (!blob) return save(address, '')
    const url = URL.createObjectURL(blob)
    save(url, fileName(response.headers.get('content-disposition')))
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } finally {
    clearTimeout(timer)
    // Ends a large answer that is asked for again.
    limit.abort()
  }
}

/** The body, unless it is larger than what is kept. */
async function smallBody(response: Response): Promise<Blob | undefined> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
    bytes += value.byteLength
    if (bytes > KEPT_BYTES) return undefined
    parts.push(value)
  }
}

const fileName = (disposition: string | null) =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download'

function save(href: string, name: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/**
 * What a link to a download needs so that a failure is told on the page. An ended session is not told: whoever
 * listens to `onSignedOut` leads to the login.
 */
export function useDownload(onError: (error: ApiError) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => {
      if (error.status !== 401) onError(error)
    },
  })
  return {
    'aria-busy': isPending,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      if (!isPending) mutate(event.currentTarget.href)
    },
  }
}
