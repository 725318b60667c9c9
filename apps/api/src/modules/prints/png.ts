import { crc32, createDeflate } from 'node:zlib'

export interface Picture {
  width: number
  height: number
  /** Pixels per inch, which the file states so that it is printed at its size. */
  dpi: number
  /** Returns rows as RGBA. */
  rows: (from: number, count: number) => Promise<Uint8Array | Uint8ClampedArray>
}

/** Rows drawn at once: a poster in 300 dpi has 150 MB. */
const band = 256

/** Encodes a picture as PNG, band by band, so that it need not fit into memory as a whole. */
export async function encodePng({ width, height, dpi, rows }: Picture): Promise<Uint8Array> {
  const deflate = createDeflate({ level: 6 })
  const packed: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    deflate
      .on('data', (part: Buffer) => packed.push(part))
      .on('end', resolve)
      .on('error', reject)
  })
  const stride = width * 4
  for (let from = 0; from < height; from += band) {
    const count = Math.min(band, height - from)
    const pixels = await rows(from, count)
    // Each row starts with its filter: none, because flat areas compress best as they are.
    const lines = Buffer.alloc(count * (stride + 1))
    for (let row = 0; row < count; row += 1) {
      lines.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
    }
    await new Promise<void>((resolve, reject) =>
      deflate.write(lines, (error) => (error ? reject(error) : resolve())),
    )
  }
  deflate.end()
  await done

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per channel, red, green, blue and alpha.
  header.set([8, 6], 8)
  const resolution = Buffer.alloc(9)
  const perMeter = Math.round(dpi / 0.0254)
  resolution.writeUInt32BE(perMeter, 0)
  resolution.writeUInt32BE(perMeter, 4)
  resolution.set([1], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('sRGB', Buffer.from([0])),
      chunk('pHYs', resolution),
      ...packed.map((part) => chunk('IDAT', part)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length, 0)
  whole.write(type, 4, 'latin1')
  whole.set(data, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8)
  return whole
}
