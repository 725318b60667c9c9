import { createCanvas } from '@napi-rs/canvas'
import type { Pixels } from '#decode-qr.ts'
import type { Box, Scene } from '#scene.ts'

/** A logo as uploaded: the left half is solid; the right half depends on the file format. */
interface TestLogo {
  id: string
  mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml'
  bytes: Uint8Array
  /** Expected color of the right half on white; the left half is `solid`. */
  right: readonly [number, number, number]
  transparent: boolean
}

export const solid = [213, 0, 0] as const

/** `solid` at half opacity on white paper. */
const faint = [234, 128, 128] as const
const opaque = [0, 90, 160] as const

function svg(width: number, height: number): Uint8Array {
  const half = width / 2
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#d50000" d="M0 0h${half}v${height}H0z"/><path fill="#d50000" fill-opacity="0.5" d="M${half} 0h${half}v${height}H${half}z"/></svg>`,
  )
}

async function raster(type: 'png' | 'jpeg', width: number, height: number, right: string) {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d', { alpha: type === 'png' })
  ctx.fillStyle = 'rgb(213 0 0)'
  ctx.fillRect(0, 0, width / 2, height)
  ctx.fillStyle = right
  ctx.fillRect(width / 2, 0, width / 2, height)
  return new Uint8Array(await (type === 'png' ? canvas.encode('png') : canvas.encode('jpeg', 100)))
}

const seeThrough = { right: faint, transparent: true } as const
const full = { right: opaque, transparent: false } as const

/** One logo for each uploadable format. */
export const logos: readonly TestLogo[] = [
  { id: 'drawing', mediaType: 'image/svg+xml', bytes: svg(200, 200), ...seeThrough },
  { id: 'wide drawing', mediaType: 'image/svg+xml', bytes: svg(900, 120), ...seeThrough },
  {
    id: 'PNG with transparency',
    mediaType: 'image/png',
    bytes: await raster('png', 320, 240, 'rgb(213 0 0 / 0.5)'),
    ...seeThrough,
  },
  {
    id: 'tall PNG without transparency',
    mediaType: 'image/png',
    bytes: await raster('png', 120, 420, 'rgb(0 90 160)'),
    ...full,
  },
  {
    id: 'JPEG',
    mediaType: 'image/jpeg',
    bytes: await raster('jpeg', 640, 480, 'rgb(0 90 160)'),
    ...full,
  },
]

/** Returns the colors at the centers of the logo's left and right halves on a rasterized print file. */
export function logoColors({ items, boxes: { media } }: Scene, page: Pixels): number[][] {
  const slot = items.find((item) => item.kind === 'logo')
  if (!slot) throw new Error('The scene has no logo')
  const at = ({ x, y, width, height }: Box, share: number) => {
    const dots = page.width / media.width
    const column = Math.round((x - media.x + width * share) * dots)
    const row = Math.round((y - media.y + height / 2) * dots)
    const start = (row * page.width + column) * 4
    return [...page.data.subarray(start, start + 3)]
  }
  return [at(slot, 0.25), at(slot, 0.75)]
}
