import type { PrintKind } from '@candour/schemas/packs.ts'
import { z } from 'zod'
import type { Deps } from '#deps.ts'
import { inProcess } from '#modules/print-orders/in-process.ts'
import type { PackagedOrder } from '#modules/print-orders/package-repository.ts'
import { orderedPiece } from '#modules/print-orders/proof.ts'
import type { PressPiece } from '#modules/prints/press-piece.ts'

const script = new URL('./print-file.worker.ts', import.meta.url)

/** Input of the worker that draws the PDF. */
export interface Drawing extends PressPiece {
  kind: PrintKind
  createdAt: Date
}

/** Draws the print file of an order for the print shop. */
export async function drawPrintFile(
  deps: Pick<Deps, 'db' | 'config'>,
  { drawnFrom, createdAt }: Pick<PackagedOrder, 'drawnFrom' | 'createdAt'>,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const { piece: kind, slug, placements = [] } = drawnFrom
  const drawing: Drawing = { ...(await orderedPiece(deps, drawnFrom)), kind, createdAt }
  const pdf = z.instanceof(Uint8Array).parse(await inProcess(script, drawing))
  const [first] = placements
  const which = placements.length > 1 ? `-${placements.length}-codes` : first ? `-${first.code}` : ''
  return { fileName: `${slug}-${kind}${which}.pdf`, pdf }
}
