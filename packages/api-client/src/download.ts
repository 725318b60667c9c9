import type { Endpoint, Input } from '@candour/schemas/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { ApiError, answerError, connectionFailed, requestOf } from '#call.ts'
import { saveAs, saveBlob } from '#save-blob.ts'

/** Downloads up to this many bytes are buffered in memory; larger ones go through the browser's own download. */
export const KEPT_BYTES = 8 * 1024 * 1024
/** Milliseconds until a download must start; a print file is rendered first. */
const DOWNLOAD_TIMEOUT = 120_000

/**
 * Saves the file at a URL (from `addressOf`) to the user's device. A plain link would save an error response as a file
 * or show it as raw JSON.
 *
 * @throws ApiError as `call` does
 */
export function download(address: string): Promise<void> {
  return saveAnswer(address, {}, KEPT_BYTES)
}

/**
 * Saves the file that a POST answers. It is buffered in memory whatever its size, because the browser's own download
 * can only repeat a GET.
 *
 * @throws ApiError as `call` does
 */
export function downloadFrom<E extends Endpoint & { method: 'POST' }>(
  endpoint: E,
  input: Input<E>,
): Promise<void> {
  const [address, init] = requestOf(endpoint, input)
  return saveAnswer(address, init, Number.POSITIVE_INFINITY)
}

/**
 * Returns the file at an address, to show it. Unlike `download`, it is buffered whatever its size.
 *
 * @throws ApiError as `call` does
 */
export async function fetchFile(address: string, { signal }: { signal: AbortSignal }): Promise<Blob> {
  const limits = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT)])
  const failed = (): never => {
    throw new ApiError(connectionFailed, { status: 0, failure: 'offline' })
  }
  const response = await fetch(address, { credentials: 'include', signal: limits }).catch(failed)
  if (!response.ok) throw answerError(response, await response.json().catch(() => undefined))
  return response.blob().catch(failed)
}

async function saveAnswer(address: string, init: RequestInit, maxBytes: number): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), DOWNLOAD_TIMEOUT)
  const failed = (): never => {
    throw new ApiError(connectionFailed, { status: 0, failure: 'offline' })
  }
  try {
    const response = await fetch(address, { ...init, credentials: 'include', signal: limit.signal }).catch(
      failed,
    )
    if (!response.ok) throw answerError(response, await response.json().catch(() => undefined))
    clearTimeout(timer)
    const blob = await smallBody(response, maxBytes).catch(failed)
    if (blob) saveBlob(blob, fileName(response.headers.get('content-disposition')))
    else saveAs(address, '')
  } finally {
    clearTimeout(timer)
    // Aborts the first response when the browser downloads a large file itself.
    limit.abort()
  }
}

/** Returns the body, or undefined if it is larger. */
async function smallBody(response: Response, maxBytes: number): Promise<Blob | undefined> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
    bytes += value.byteLength
    if (bytes > maxBytes) return undefined
    parts.push(value)
  }
}

const fileName = (disposition: string | null) =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download'

/**
 * Returns props for a download link that report failures on the page. An ended session is not reported: the
 * `onSignedOut` listener redirects to the login.
 */
export function useDownload(onError: (error: ApiError) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => {
      if (error.code !== 'not_signed_in') onError(error)
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
