import { crc32, deflateSync } from 'node:zlib'
import { qrMatrix } from '@candour/artwork/qr.ts'

/** Pixels per module, and quiet zone in modules. */
const scale = 8
const quiet = 4

/** An 8 by 8 gray JPEG, as a data URL. */
export const greyJpeg = `data:image/jpeg;base64,${[
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDREN',
  'Dg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ',
  'EBAQEBAQEBAQEBAQEBD/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAA',
  'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKoAP//Z',
].join('')}`

/** Returns a PNG of a QR code as a data URL, padded to at least `bytes`. */
export function qrPicture(text: string, { bytes = 0 } = {}): string {
  const { modules, dark } = qrMatrix(text)
  const size = (modules + 2 * quiet) * scale
  const at = (pixel: number) => Math.floor(pixel / scale) - quiet
  const inside = (module: number) => module >= 0 && module < modules
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: size }, (_, x) =>
        inside(at(x)) && inside(at(y)) && dark(at(y), at(x)) ? 0 : 255,
      ),
    ]),
  )
  return pngOf(size, size, Buffer.concat(rows), bytes)
}

/** Padding. A single one of megabytes takes the decoder seconds. */
const comment = Buffer.from(`Comment\0${'x'.repeat(256 * 1024)}`)

/** Encodes 8-bit grayscale rows, each with a filter byte of 0, as a PNG (ISO/IEC 15948). */
function pngOf(width: number, height: number, rows: Buffer, bytes: number): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...Array.from({ length: Math.ceil(bytes / comment.length) }, (_, n) =>
      chunk('tEXt', comment.subarray(0, bytes - n * comment.length)),
    ),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
