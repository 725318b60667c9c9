import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Ticket } from '@candour/artwork/ticket.ts'
import { languageNames } from '@candour/schemas/languages.ts'
import { spreadOver } from '@candour/schemas/packs.ts'
import { orderedFormat } from '@candour/schemas/print-formats.ts'
import type { Finding } from '@candour/schemas/prints.ts'
import { z } from 'zod'
import type { Deps } from '#deps.ts'
import { asPlainText } from '#lib/csv.ts'
import { localTime } from '#lib/local-time.ts'
import { type WholeEntry, type ZipEntry, zipOf } from '#lib/zip.ts'
import { inProcess } from '#modules/print-orders/in-process.ts'
import type { PackagedOrder } from '#modules/print-orders/package-repository.ts'
import { isApproved, orderedPiece } from '#modules/print-orders/proof.ts'
import type { TicketDrawing } from '#modules/print-orders/ticket.worker.ts'
import { drawPressPiece, type PressPiece } from '#modules/prints/press-piece.ts'
import { checkPiece } from '#modules/prints/print.ts'

const pictures = new URL('./proof-picture.worker.ts', import.meta.url)
const tickets = new URL('./ticket.worker.ts', import.meta.url)
const bytes = z.instanceof(Uint8Array)

/** Maximum number of pages with a picture in a package. */
const maxPictures = 20

/** Maximum number of findings listed on the ticket. */
const maxFindings = 2

const names = { poster: 'Poster 18×24 in', sticker: 'Sticker 3 in, round' } as const

/**
 * Returns what a print shop needs of orders as a ZIP file: a folder for each, made as it is read. A file is in memory
 * only while it is written.
 */
export function packageOf(deps: Pick<Deps, 'db' | 'config'>, orders: readonly PackagedOrder[]): Readable {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const order of orders) {
      const sums: string[] = []
      for await (const { path, content } of filesOf(deps, order)) {
        sums.push(`${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
        yield { path: `order-${order.id}/${path}`, content }
      }
      yield { path: `order-${order.id}/SHA256SUMS`, content: sums.join('') }
    }
  }
  return zipOf(entries())
}

async function* filesOf(deps: Pick<Deps, 'db' | 'config'>, order: PackagedOrder): AsyncGenerator<WholeEntry> {
  const piece = await orderedPiece(deps, order.drawnFrom)
  const file = `press/${orderedFormat[order.drawnFrom.piece]}.pdf`
  const { approvedSha256 } = order
  let isPrintable = true
  {
    // Not in memory while the rest is drawn.
    const press = await pressFile(piece, order, file)
    isPrintable = press.path === file
    yield press
  }

  const pages = Math.max(1, piece.placements.length)
  for (let page = 0; page < Math.min(pages, maxPictures); page += 1) {
    const shown: PressPiece = { ...piece, placements: piece.placements.slice(page, page + 1) }
    const number = String(page + 1).padStart(2, '0')
    yield { path: `proof/page-${number}.png`, content: bytes.parse(await inProcess(pictures, shown)) }
  }

  const { findings } = await checkPiece(piece, order.companyId)
  const pieces = piecesOf(order, piece, file)
  yield { path: 'ticket.json', content: `${JSON.stringify(ticketOf(order, pieces), undefined, 2)}\n` }
  const drawing: TicketDrawing = {
    ticket: {
      orderId: order.id,
      company: order.company,
      item: names[order.drawnFrom.piece],
      quantity: order.quantity,
      placedOn: localTime(order.createdAt, order.timeZone).slice(0, 10),
      look: `Layout ${piece.layout}, words in ${languageNames[piece.language]}`,
      file: isPrintable
        ? [
            `${file}, PDF/X-4, ${pages === 1 ? '1 page' : `${pages} pages`}`,
            approvedSha256
              ? `Approved: SHA-256 ${approvedSha256.toString('hex')}`
              : 'Ordered without a proof',
            ...checked(findings),
          ]
        : ['Do not print: this order would not be printed as it was approved. See NOT-AS-APPROVED.txt.'],
      shipTo: order.shipTo,
      pieces: pieces.map((one) => ({ ...one, name: one.name ?? 'Review page' })),
    } satisfies Ticket,
    piece: { ...piece, placements: piece.placements.slice(0, 1) },
    createdAt: order.createdAt,
  }
  yield { path: 'ticket.pdf', content: bytes.parse(await inProcess(tickets, drawing)) }
  yield { path: 'codes.csv', content: codesCsv(pieces) }
}

async function pressFile(
  piece: PressPiece,
  { companyId, approvedSha256 }: PackagedOrder,
  path: string,
): Promise<WholeEntry> {
  const content = await drawPressPiece(piece, companyId)
  if (approvedSha256 === null || isApproved(content, approvedSha256)) return { path, content }
  return { path: 'NOT-AS-APPROVED.txt', content: notAsApproved }
}

function piecesOf(
  { drawnFrom, quantity }: PackagedOrder,
  { placements, reviewUrl }: PressPiece,
  file: string,
) {
  if (placements.length === 0)
    return [{ file, page: 1, placementId: null, code: null, name: null, url: reviewUrl, quantity }]
  const { each, extra } = spreadOver(placements.length, quantity)
  return placements.map(({ name, url }, index) => ({
    file,
    page: index + 1,
    placementId: drawnFrom.placements?.[index]?.id ?? null,
    code: drawnFrom.placements?.[index]?.code ?? null,
    name,
    url,
    quantity: index < extra ? each + 1 : each,
  }))
}

type OrderedPiece = ReturnType<typeof piecesOf>[number]

/** What a check has found: errors first, as many as there is room for. */
function checked(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return ['Checked: nothing found']
  return findings
    .toSorted((a, b) => a.level.localeCompare(b.level))
    .slice(0, maxFindings)
    .map(({ message }) => `Checked: ${message}`)
}

/** Without the contact's phone number and email address, which nobody needs to print or send. */
function ticketOf(order: PackagedOrder, pieces: readonly OrderedPiece[]) {
  return {
    orderId: order.id,
    company: order.company,
    itemType: order.itemType,
    quantity: order.quantity,
    approvedSha256: order.approvedSha256?.toString('hex') ?? null,
    pieces,
    shipTo: order.shipTo,
  }
}

/** For writing NFC tags, and for spreadsheets (RFC 4180). */
function codesCsv(pieces: readonly OrderedPiece[]): string {
  const cell = (value: string) => `"${asPlainText(value).replaceAll('"', '""')}"`
  const rows = pieces.map(({ code, name, url }) => [code ?? '', name ?? '', url].map(cell).join(','))
  return ['code,name,url', ...rows, ''].join('\r\n')
}

const notAsApproved = `This order has no press file, because it would not be printed as it was approved.

The customer approved a proof. Since then, the way in which pieces are drawn, or the address to which codes lead, has
changed. Please ask the customer to order again, so that they see and approve the new proof, and cancel this order.
`
