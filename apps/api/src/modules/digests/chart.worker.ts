import { createCanvas } from '@napi-rs/canvas'
import { chartHeight, chartWidth, type DayBar, sentimentColors } from '#modules/digests/chart.ts'

/** Pixels per CSS pixel, for sharp bars on phones. */
const scale = 2
const maxBarWidth = 40
const cornerRadius = 3

/** Draws the chart; see `drawChart` in chart.ts. */
export default async function draw(days: readonly DayBar[]): Promise<Uint8Array> {
  const canvas = createCanvas(chartWidth * scale, chartHeight * scale)
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  const most = Math.max(1, ...days.map(({ negative, neutral, positive }) => negative + neutral + positive))
  const slot = chartWidth / days.length
  const width = Math.min(maxBarWidth, slot * 0.7)
  const base = chartHeight - 1
  for (const [n, day] of days.entries()) {
    const total = day.negative + day.neutral + day.positive
    if (total === 0) continue
    const left = (n + 0.5) * slot - width / 2
    // A single review among thousands stays visible.
    const height = Math.max(3, (total / most) * base)
    context.save()
    context.beginPath()
    context.roundRect(left, base - height, width, height, [cornerRadius, cornerRadius, 0, 0])
    context.clip()
    let bottom = base
    for (const sentiment of ['positive', 'neutral', 'negative'] as const) {
      const part = (day[sentiment] / total) * height
      context.fillStyle = sentimentColors[sentiment]
      context.fillRect(left, bottom - part, width, part)
      bottom -= part
    }
    context.restore()
  }
  context.fillStyle = sentimentColors.neutral
  context.fillRect(0, base, chartWidth, 1)
  return canvas.encode('png')
}
