import { parentPort, workerData } from 'node:worker_threads'
import { drawScene } from '@candour/artwork/artwork.ts'
import { loadFonts, loadLogo } from '@candour/artwork/node.ts'
import { renderToPdf } from '@candour/artwork/render-pdf.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import type { Drawing } from '#modules/print-orders/print-file.ts'

/** Draws the piece that `workerData` describes and posts it as a PDF. */
const { piece, layout, name, brandColor, reviewUrl, logo, createdAt }: Drawing = workerData
const fonts = await loadFonts()
const picture = logo && (await loadLogo(logo))
const scene = drawScene(piece, layout, { name, brandColor, reviewUrl, logo: picture }, standardVendor, fonts)
parentPort?.postMessage(await renderToPdf(scene, { fonts, logo: picture?.pixels() ?? null, createdAt }))
