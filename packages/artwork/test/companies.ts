import { createCanvas, type Image } from '@napi-rs/canvas'
import type { ArtworkCompany } from '#artwork.ts'
import type { Logo } from '#logo.ts'
import { loadLogo } from '#node.ts'

export interface TestCompany extends ArtworkCompany {
  id: string
  logo: Logo<Image> | null
}

const svg = (width: number, height: number, body: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  )

const squareLogo = svg(
  200,
  200,
  '<path d="M100 10 190 60v80l-90 50-90-50V60z" fill="#0b6e4f"/><circle cx="100" cy="100" r="38" fill="#f7c548"/>',
)
const wideLogo = svg(
  900,
  120,
  '<g fill="#b3261e"><circle cx="60" cy="60" r="55"/><rect x="150" y="20" width="740" height="34" rx="17"/><rect x="150" y="70" width="520" height="30" rx="15"/></g>',
)
const tallLogo = svg(
  120,
  420,
  '<g fill="#3a2e7e"><rect x="35" y="10" width="50" height="280" rx="25"/><circle cx="60" cy="360" r="55"/></g>',
)
const whiteLogo = svg(
  300,
  200,
  '<rect width="300" height="200" rx="40" fill="#111111"/><circle cx="150" cy="100" r="60" fill="#fff"/>',
)

/** An opaque photograph-like JPEG. */
async function jpegLogo(): Promise<Uint8Array> {
  const canvas = createCanvas(640, 480)
  const ctx = canvas.getContext('2d')
  const sky = ctx.createLinearGradient(0, 0, 640, 480)
  sky.addColorStop(0, '#ff8a65')
  sky.addColorStop(1, '#4527a0')
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, 640, 480)
  ctx.fillStyle = '#fff8e1'
  ctx.beginPath()
  ctx.arc(320, 240, 120, 0, 7)
  ctx.fill()
  return new Uint8Array(await canvas.encode('jpeg'))
}

const longSlug = 'the-old-harbour-bakery-and-coffee-roasters-of-north-portland-me'

type Row = [id: string, name: string, brandColor: string, reviewUrl: string, logoData: Uint8Array | null]

const rows: Row[] = [
  ['harbour', 'Harbour Bakery', '#394CDC', 'https://candour.app/harbour-bakery', squareLogo],
  ['plain', 'Joe’s Barbershop', '#C62828', 'https://candour.app/joes', null],
  [
    'long',
    'The Old Harbour Bakery, Patisserie and Specialty Coffee Roasters of North Portland and Greater Cumberland County, Maine!',
    '#00695C',
    `https://reviews.candour-platform.example.com/${longSlug}`,
    null,
  ],
  ['wide', 'Redstone Construction Partners', '#B3261E', 'https://candour.app/redstone', wideLogo],
  ['tall', 'Lighthouse Dental', '#3A2E7E', `https://candour.app/${longSlug}`, tallLogo],
  ['dark', 'Noir Studio', '#111111', 'https://candour.app/noir-studio', whiteLogo],
  ['light', 'Lemon & Thyme Kitchen', '#FFF59D', 'https://candour.app/lemon-thyme', null],
  ['orange', 'Fix-It Bike Workshop', '#FF6F00', 'https://candour.app/fix-it-bikes', squareLogo],
  ['grey', 'Муниципальная библиотека имени А. С. Пушкина', '#9E9E9E', 'https://candour.app/biblioteka', null],
  ['photo', 'Ψησταριά Ο Ήλιος 寿司', '#E53935', 'http://localhost:3000/psistaria-ilios', await jpegLogo()],
]

/** Companies at the limits of what can be drawn: names, slugs, colors and logos. */
export const companies: TestCompany[] = await Promise.all(
  rows.map(async ([id, name, brandColor, reviewUrl, logoData]) => ({
    id,
    name,
    brandColor,
    reviewUrl,
    logo: logoData ? await loadLogo(logoData) : null,
  })),
)

export function byId(id: string): TestCompany {
  const company = companies.find((one) => one.id === id)
  if (!company) throw new Error(`No company ${id}`)
  return company
}
