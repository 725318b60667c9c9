/** An outline as plain data; commands have the order and meaning of canvas path calls. */
export type PathCommand =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z']

export type Path = readonly PathCommand[]

/** The path methods that canvas contexts and PDF documents share. */
export interface Pen {
  moveTo(x: number, y: number): unknown
  lineTo(x: number, y: number): unknown
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): unknown
  closePath(): unknown
}

/** Traces a path with a pen; the caller fills it. */
export function trace(path: Path, pen: Pen) {
  for (const command of path) {
    if (command[0] === 'M') pen.moveTo(command[1], command[2])
    else if (command[0] === 'L') pen.lineTo(command[1], command[2])
    else if (command[0] === 'C') pen.bezierCurveTo(...curve(command))
    else pen.closePath()
  }
}

function curve([, x1, y1, x2, y2, x, y]: Extract<PathCommand, readonly ['C', ...number[]]>) {
  return [x1, y1, x2, y2, x, y] as const
}

/** Returns the path turned around a vertical line. */
export function mirrored(path: Path, middle: number): Path {
  const across = (x: number) => 2 * middle - x
  return path.map((command): PathCommand => {
    if (command[0] === 'C') {
      const [, x1, y1, x2, y2, x, y] = command
      return ['C', across(x1), y1, across(x2), y2, across(x), y]
    }
    return command[0] === 'Z' ? command : [command[0], across(command[1]), command[2]]
  })
}

/** Bézier handle length that best approximates a quarter circle of radius 1. */
const QUARTER = 0.5522847498

export function rect(x: number, y: number, width: number, height: number): Path {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
}

/** Returns a rectangle with rounded corners; top and bottom radii may differ. */
export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  top: number,
  bottom = top,
): Path {
  const [right, low] = [x + width, y + height]
  const [t, b] = [top * (1 - QUARTER), bottom * (1 - QUARTER)]
  return [
    ['M', x + top, y],
    ['L', right - top, y],
    ['C', right - t, y, right, y + t, right, y + top],
    ['L', right, low - bottom],
    ['C', right, low - b, right - b, low, right - bottom, low],
    ['L', x + bottom, low],
    ['C', x + b, low, x, low - b, x, low - bottom],
    ['L', x, y + top],
    ['C', x, y + t, x + t, y, x + top, y],
    ['Z'],
  ]
}

export function circle(cx: number, cy: number, radius: number): Path {
  return roundedRect(cx - radius, cy - radius, 2 * radius, 2 * radius, radius)
}

/** Returns a five-pointed star with slightly blunted tips, one of them up. */
export function star(cx: number, cy: number, radius: number): Path {
  const tip = Array.from({ length: 10 }, (_, index) => {
    const angle = ((index * 36 - 90) * Math.PI) / 180
    const reach = index % 2 === 0 ? radius : radius * 0.46
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const
  })
  const at = (index: number) => tip[(index + 10) % 10] ?? ([cx, cy] as const)
  const between = (from: readonly [number, number], to: readonly [number, number], share: number) =>
    [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
  const path: PathCommand[] = []
  for (let index = 0; index < 10; index += 2) {
    const [start, end] = [between(at(index), at(index - 1), 0.14), between(at(index), at(index + 1), 0.14)]
    const [one, two] = [between(start, at(index), 0.7), between(end, at(index), 0.7)]
    path.push([index === 0 ? 'M' : 'L', ...start], ['C', ...one, ...two, ...end], ['L', ...at(index + 1)])
  }
  return [...path, ['Z']]
}

/** Returns the path enlarged by a factor and then moved. */
export function placed(path: Path, { x, y, scale }: { x: number; y: number; scale: number }): Path {
  const [h, v] = [(at: number) => x + at * scale, (at: number) => y + at * scale]
  return path.map((command): PathCommand => {
    if (command[0] === 'C') {
      const [, x1, y1, x2, y2, endX, endY] = command
      return ['C', h(x1), v(y1), h(x2), v(y2), h(endX), v(endY)]
    }
    return command[0] === 'Z' ? command : [command[0], h(command[1]), v(command[2])]
  })
}
