import QRCode from 'qrcode'
import type { PathCommand } from '#path.ts'

/** Width of the quiet zone in modules (ISO/IEC 18004, 9.1). */
export const QUIET_MODULES = 4

export interface QrMatrix {
  text: string
  /** Modules per side. */
  modules: number
  dark: (row: number, column: number) => boolean
}

/** Encodes at level Q: readable even with a quarter of the code scratched or covered. */
export function qrMatrix(text: string): QrMatrix {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  return { text, modules: modules.size, dark: (row, column) => modules.get(row, column) === 1 }
}

/** Returns the dark modules as a single path, so that no hairlines show between neighbors. */
export function qrPath(matrix: QrMatrix, x: number, y: number, size: number): PathCommand[] {
  const module = size / matrix.modules
  const path: PathCommand[] = []
  for (let row = 0; row < matrix.modules; row++) {
    for (let column = 0; column < matrix.modules; column++) {
      if (!matrix.dark(row, column)) continue
      const start = column
      while (column + 1 < matrix.modules && matrix.dark(row, column + 1)) column++
      const [left, right] = [x + start * module, x + (column + 1) * module]
      const [top, bottom] = [y + row * module, y + (row + 1) * module]
      path.push(['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z'])
    }
  }
  return path
}
