import type { LegendItem } from '#features/analytics/legend.tsx'

/** Style properties to inline, because a serialized SVG loses the page's style sheets. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** Image pixels per CSS pixel, for a sharp image in presentations. */
const scale = 2
/** Margin around the chart and height of its title, in CSS pixels. */
const margin = 24
const titleHeight = 36

interface ChartImageText {
  title: string
  legend: readonly LegendItem[]
}

/** Renders a chart with title and legend to a PNG in the current theme's colors. Rejects if drawing fails. */
export async function renderChartImage(
  chart: SVGSVGElement,
  { title, legend }: ChartImageText,
): Promise<Blob> {
  const { width, height } = chart.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withLooks(chart, width, height))}`
  await image.decode()

  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * margin) * scale
  canvas.height = (height + titleHeight + 2 * margin) * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2D canvas context')
  const style = getComputedStyle(document.documentElement)
  context.scale(scale, scale)
  context.fillStyle = style.getPropertyValue('--color-surface-raised')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = style.getPropertyValue('--color-ink')
  context.font = `600 16px ${getComputedStyle(document.body).fontFamily}`
  context.textBaseline = 'top'
  context.fillText(title, margin, margin, width)
  context.font = context.font.replace(/^600 16px/, '400 13px')
  context.textAlign = 'right'
  let right = margin + width
  for (const { name, color, mark } of legend.toReversed()) {
    context.fillStyle = style.getPropertyValue('--color-ink-muted')
    context.fillText(name, right, margin + 2)
    right -= context.measureText(name).width + 20
    drawMark(
      context,
      { x: right, y: margin + 4 },
      mark,
      color ? style.getPropertyValue(color) : getComputedStyle(chart).color,
    )
    right -= 18
  }
  context.drawImage(image, margin, margin + titleHeight, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded')))),
  )
}

/** Draws a legend marker, 10 px high and up to 14 px wide. */
function drawMark(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  mark: LegendItem['mark'],
  color: string,
): void {
  context.fillStyle = color
  context.strokeStyle = color
  context.lineWidth = mark === 'hatched' ? 1 : 2
  context.beginPath()
  if (mark === 'dashed') {
    for (const start of [0, 8]) {
      context.moveTo(x + start, y + 5)
      context.lineTo(x + start + 5, y + 5)
    }
  } else if (mark === 'hollow') {
    context.arc(x + 5, y + 5, 4, 0, 2 * Math.PI)
  } else if (mark === 'hatched') {
    context.rect(x + 0.5, y + 0.5, 9, 9)
    for (const reach of [5, 9.5]) {
      context.moveTo(x, y + reach)
      context.lineTo(x + reach, y)
    }
  }
  if (mark) context.stroke()
  else context.fillRect(x, y, 10, 10)
}

function withLooks(chart: SVGSVGElement, width: number, height: number): string {
  const copy = chart.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, original] of [chart, ...chart.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original)
    for (const look of looks) copies[index]?.style.setProperty(look, style.getPropertyValue(look))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}
