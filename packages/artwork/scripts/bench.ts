import { drawScene } from '#artwork.ts'
import { decodeQr } from '#decode-qr.ts'
import { loadEdition } from '#node.ts'
import { canvasSizes } from '#render-canvas.ts'
import { printFileInfo, renderToPdf } from '#render-pdf.ts'
import { standardVendor } from '#vendor.ts'
import { companies } from '../test/companies.ts'
import { paint, pixels } from '../test/paint.ts'

/** Median milliseconds for both pieces of the slowest company; each first run is reported separately. */
const edition = await loadEdition()
const { fonts } = edition
const company = companies.find(({ id }) => id === 'long')
if (!company) throw new Error('No test company')
const logo = company.logo?.pixels() ?? null

const draw = () => [
  drawScene('poster', 'bold', company, standardVendor, edition),
  drawScene('sticker', 'ring', company, standardVendor, edition),
]
const scenes = draw()
const canvases = () => scenes.map((scene) => paint(scene, canvasSizes[scene.piece].width, company.logo))
const painted = canvases()

const steps: [string, () => unknown][] = [
  ['draw both scenes', draw],
  ['paint both previews', canvases],
  ['decode both codes', () => painted.map((canvas) => decodeQr(pixels(canvas)))],
  [
    'write both print files',
    () =>
      Promise.all(
        scenes.map((scene) =>
          renderToPdf([scene], { info: printFileInfo(scene, 1), fonts, logo, createdAt: new Date() }),
        ),
      ),
  ],
]
for (const [name, step] of steps) {
  const times: number[] = []
  for (let run = 0; run < 11; run++) {
    const start = performance.now()
    await step()
    times.push(performance.now() - start)
  }
  const [first = 0, ...others] = times
  const median = others.sort((a, b) => a - b)[5] ?? 0
  console.log(`${name.padEnd(24)} ${median.toFixed(1).padStart(7)} ms (first ${first.toFixed(1)} ms)`)
}
