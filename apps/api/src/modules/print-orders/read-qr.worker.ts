import { parentPort, workerData } from 'node:worker_threads'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { readPixels } from '@candour/artwork/node.ts'

/** Reads the QR code in the picture `workerData`: posts what it says, `null` where there is none to read. */
const picture: Uint8Array = workerData
const pixels = await readPixels(picture).catch(() => undefined)
parentPort?.postMessage(pixels ? { isPicture: true, text: decodeQr(pixels) } : { isPicture: false })
