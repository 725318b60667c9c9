import { useEffect, useEffectEvent, useRef } from 'react'
import { loadDetector } from '#features/walks/detector.ts'
import { texts } from '#shared/texts.ts'

const pauseMs = 150
/** How long the same code must be out of the picture before it is read again. */
const againMs = 3_000

interface CameraProps {
  onRead: (text: string) => void
  /** The camera is missing, in use, or not allowed. */
  onFailed: () => void
}

/** The picture of the rear camera, in which codes are read until it is unmounted. */
export function Camera({ onRead, onFailed }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    const stop = new AbortController()
    // The verdict follows the picture, and must be in view on small phones too.
    video.current?.scrollIntoView()
    watch(video.current, { onRead: (text) => read(text), signal: stop.signal }).catch(() => {
      if (!stop.signal.aborted) failed()
    })
    return () => stop.abort()
  }, [])
  return (
    <video
      ref={video}
      aria-label={texts.walks.cameraView}
      muted
      playsInline
      className="w-full rounded-md bg-surface-sunken"
      style={{ aspectRatio: '4 / 3', maxHeight: '50vh', objectFit: 'cover', scrollMarginTop: '5.5rem' }}
    />
  )
}

async function watch(
  video: HTMLVideoElement | null,
  { onRead, signal }: { onRead: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted || !video) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  await video.play()
  const detect = await loadDetector()
  let last = { text: '', at: 0 }
  while (!signal.aborted) {
    // A frame that is not there yet, or cannot be read, is followed by others.
    const text = await detect(video).catch(() => undefined)
    if (text && !signal.aborted) {
      if (text !== last.text || Date.now() - last.at > againMs) onRead(text)
      last = { text, at: Date.now() }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
