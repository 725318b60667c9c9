/** The part of the Barcode Detection API (WICG) that is used; not in TypeScript's library. */
interface BarcodeDetection {
  new (options: { formats: string[] }): { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
  getSupportedFormats(): Promise<string[]>
}

type Detect = (video: HTMLVideoElement) => Promise<string | undefined>

/** Larger pictures are read no better, and slower. */
const maxPixels = 720

/** Returns a reader of QR codes: the browser's own, or a library that is loaded with it. */
export async function loadDetector(): Promise<Detect> {
  const own: BarcodeDetection | undefined = Reflect.get(globalThis, 'BarcodeDetector')
  const formats = await own?.getSupportedFormats().catch((): string[] => [])
  if (own && formats?.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { decodeQr } = await import('@candour/artwork/decode-qr.ts')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, maxPixels / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return decodeQr(context.getImageData(0, 0, canvas.width, canvas.height)) ?? undefined
  }
}
