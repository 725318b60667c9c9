import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type Image, readImage, toDataUrl } from '#modules/images/image.ts'
import { shrink as shrinkFor } from '#modules/images/shrink.ts'

const shrink = (image: Image) => shrinkFor(image, undefined)
const read = (mediaType: string, bytes: Buffer) =>
  readImage(toDataUrl({ mediaType, bytes }), { maxBytes: 2 * 1024 * 1024, companyId: undefined })

function drawn(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(width, height)
  draw(canvas.getContext('2d'))
  return canvas
}

async function pixels(bytes: Buffer): Promise<{ at: (x: number, y: number) => number[] }> {
  const picture = await loadImage(bytes)
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return { at: (x, y) => [...context.getImageData(x, y, 1, 1).data] }
}

describe('a raster', () => {
  it('is scaled down to screen size and keeps its transparency', async () => {
    const canvas = drawn(1600, 800, (context) => {
      context.fillStyle = '#102030'
      context.fillRect(0, 0, 800, 800)
    })
    const small = await shrink(await read('image/png', await canvas.encode('png')))
    expect(small).toMatchObject({ mediaType: 'image/png', width: 512, height: 256 })
    const { at } = await pixels(small.bytes)
    expect([at(100, 100), at(400, 100)]).toEqual([
      [16, 32, 48, 255],
      [0, 0, 0, 0],
    ])
  })

  it('becomes a JPEG if that is smaller and it has no transparency', async () => {
    const canvas = drawn(900, 900, (context) => {
      const photo = context.createImageData(900, 900)
      for (let n = 0; n < photo.data.length; n += 1) {
        const [x, y] = [(n >> 2) % 900, Math.floor(n / 3600)]
        const light = 128 + 60 * Math.sin(x / 90 + (n % 4)) + 40 * Math.cos(y / 70) + ((x * y) % 23)
        photo.data[n] = n % 4 === 3 ? 255 : light
      }
      context.putImageData(photo, 0, 0)
    })
    const png = await canvas.encode('png')
    const small = await shrink(await read('image/png', png))
    expect(small).toMatchObject({ mediaType: 'image/jpeg', width: 512, height: 512 })
    expect(small.bytes.length).toBeLessThan(png.length / 2)
  })

  it('is resampled from all pixels', async () => {
    const canvas = drawn(2000, 2000, (context) => {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 2000, 2000)
      context.fillStyle = '#000'
      for (let x = 0; x < 2000; x += 2) context.fillRect(x, 0, 1, 2000)
    })
    const small = await shrink(await read('image/png', await canvas.encode('png')))
    const { at } = await pixels(small.bytes)
    for (const x of [50, 123, 300, 451]) expect(Math.abs((at(x, 200)[0] ?? 0) - 127)).toBeLessThan(25)
  })

  it('stays unchanged if it is small, also when shrunk twice', async () => {
    const canvas = drawn(20, 20, (context) => context.fillRect(0, 0, 10, 20))
    const once = await shrink(await read('image/png', await canvas.encode('png')))
    expect((await shrink(once)).sha256).toEqual(once.sha256)
  })

  it('is rejected when it cannot be decoded', async () => {
    const png = await drawn(600, 600, (context) => context.fillRect(0, 0, 10, 10)).encode('png')
    const broken = await read('image/png', png.subarray(0, 40))
    await expect(shrink(broken)).rejects.toMatchObject({ code: 'bad_image' })
  })
})

describe('a drawing', () => {
  const svg = (content: string, viewBox = '0 0 100 50') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${content}\n</svg>`)
  const path = Array.from(
    { length: 200 },
    (_, n) => `L ${50.0000001 + 40 * Math.sin(n)} ${25 + 20 * Math.cos(n)}`,
  )

  it('shrinks in bytes, but keeps its view box and appearance', async () => {
    const given = svg(`<g><path fill="#ff0000" stroke="none" d="M 50 25 ${path.join(' ')} Z"/></g>`)
    const small = await shrink(await read('image/svg+xml', given))
    expect(small).toMatchObject({ mediaType: 'image/svg+xml', width: 100, height: 50 })
    expect(small.bytes.length).toBeLessThan(given.length / 2)
    expect(small.bytes.toString()).toContain('viewBox="0 0 100 50"')
    expect(small.bytes.toString()).toContain('xmlns="http://www.w3.org/2000/svg"')
  })

  it('keeps everything that its style sheet selects', async () => {
    const style =
      '<style>g > .a { fill: red } @media (prefers-color-scheme: dark) { .a { fill: white } }</style>'
    const given = svg(`${style}<g><path class="a" d="M 50.000001 25.000001 ${path.join(' ')} Z"/></g>`)
    const small = (await shrink(await read('image/svg+xml', given))).bytes.toString()
    expect(small.length).toBeLessThan(given.length)
    expect(small).toMatch(/<g><path class="a"/)
    expect(small).toContain('prefers-color-scheme: dark')
  })

  it('is left alone if rounding would be visible', async () => {
    const tiny = path.map((point) => point.replace(/[\d.]+/g, (number) => String(Number(number) / 100_000)))
    const given = svg(`<g transform="scale(100000)"><path d="M0 0 ${tiny.join(' ')} Z"/></g>`)
    const sanitised = await read('image/svg+xml', given)
    const [before, after] = await Promise.all(
      [sanitised, await shrink(sanitised)].map(({ bytes }) => pixels(bytes)),
    )
    for (const [x, y] of [
      [20, 20],
      [50, 25],
      [80, 40],
      [3, 3],
    ] as const) {
      expect(after?.at(x, y)).toEqual(before?.at(x, y))
    }
  })
})
