import { loadEdition } from '@candour/artwork/node.ts'
import { renderToPdf } from '@candour/artwork/render-pdf.ts'
import { drawTicket, type Ticket } from '@candour/artwork/ticket.ts'
import { paintPiece } from '#modules/print-orders/proof-picture.worker.ts'
import type { PressPiece } from '#modules/prints/press-piece.ts'

/** Of the picture of the piece, in pixels: 300 dpi. */
const longestSide = 540

export interface TicketDrawing {
  ticket: Ticket
  piece: PressPiece
  createdAt: Date
}

/** Draws an order's ticket for the print shop, as a PDF. */
export default async function drawTicketPdf({
  ticket,
  piece,
  createdAt,
}: TicketDrawing): Promise<Uint8Array> {
  const { company, shipTo, pieces } = ticket
  const names = [company, ...Object.values(shipTo), ...pieces.map(({ name }) => name)]
  const edition = await loadEdition('en', undefined, names)
  const canvas = await paintPiece(piece, longestSide)
  const { width, height } = canvas
  const page = drawTicket(ticket, { width, height }, edition)
  return renderToPdf([page], {
    info: {
      language: 'en',
      title: `Print order ${ticket.orderId}`,
      author: 'Candour',
      subject: page.title,
    },
    fonts: edition.fonts,
    logo: canvas.getContext('2d').getImageData(0, 0, width, height),
    createdAt,
  })
}
