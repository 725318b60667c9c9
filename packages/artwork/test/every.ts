import { type ArtworkCompany, type ArtworkPlacement, drawScene } from '#artwork.ts'
import { layouts } from '#layouts/layouts.ts'
import type { Piece } from '#scene.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from './companies.ts'
import { editionOf } from './editions.ts'

const pieces: Piece[] = ['poster', 'sticker']

export const designs = pieces.flatMap((piece) => layouts[piece].map(({ id }) => ({ piece, layout: id })))

/** The test companies, plus extreme ones used for geometry only. */
const hardCompanies: (ArtworkCompany & { id: string })[] = [
  ...companies,
  ...[
    ['widest', 'W'.repeat(120), `https://${'m'.repeat(40)}.example/${'w'.repeat(63)}`],
    ['one letter', 'Å', 'https://a.co/b'],
    ['no letter', 'ซูชิ', 'https://candour.app/sushi-taro'],
    ['no word', '★', 'https://candour.app/1'],
    ['words', 'a '.repeat(60), `https://candour.app/${'a-'.repeat(31)}a`],
    ['accents', 'Ŝťřẫńġė ĄçĆęňŧș Ǻņđ Ểvễñ Ṃỏṝė', 'https://candour.app/accents'],
  ].map(([id = '', name = '', reviewUrl = '']) => ({
    id,
    name,
    reviewUrl,
    brandColor: '#7A1FA2',
    logo: null,
  })),
  ...[
    ['sliver', 1600, 20],
    ['needle', 20, 1600],
  ].map(([id, width, height]) => ({
    id: String(id),
    name: 'Logo at its limits',
    reviewUrl: 'https://candour.app/limits',
    brandColor: '#00897B',
    logo: { width: Number(width), height: Number(height) },
  })),
]

const code = 'K7M4PXQ2'

/** Placements at the limits of what can be drawn. */
export const placements: readonly (ArtworkPlacement & { id: string })[] = [
  { id: 'table', name: 'Table 12', url: `https://candour.app/q/${code}` },
  {
    id: 'long',
    name: 'Terrace by the harbour, left of the entrance, second table behind the old oak tree and next to the fountain',
    url: `https://reviews.the-old-harbour-bakery.example.com/q/${code}`,
  },
  { id: 'widest', name: 'W'.repeat(120), url: `https://${'m'.repeat(40)}.example/q/${code}` },
  { id: 'words', name: 'a '.repeat(60), url: `https://candour.app/q/${code}` },
  { id: 'Cyrillic', name: 'Стол 12 у окна', url: `http://localhost:3000/q/${code}` },
  { id: 'no letter', name: 'ริมหน้าต่าง', url: `https://candour.app/q/${code}` },
]

/** English, with the fonts that all of these names need. */
export const edition = await editionOf(
  'en',
  [...hardCompanies, ...placements].map(({ name }) => name),
)

/** Every layout combined with every company, and with every placement for the companies with most to show. */
export const scenes = designs.flatMap(({ piece, layout }) =>
  hardCompanies.flatMap((company) =>
    [null, ...(['harbour', 'long', 'widest'].includes(company.id) ? placements : [])].map((placement) => ({
      title: [piece, layout, company.id, placement && `at ${placement.id}`].filter(Boolean).join(' '),
      company,
      placement,
      scene: drawScene(piece, layout, company, standardVendor, edition, placement),
    })),
  ),
)
