import { type FormatId, formatSizes } from '@candour/schemas/print-formats.ts'
import { texts } from '#shared/texts.ts'

/** Regions where paper is measured in inches. */
const inInches: readonly (string | undefined)[] = ['US', 'CA', 'PR', 'LR', 'MM']

/** Returns the trimmed size in the measure of the reader's region, which the browser's languages tell. */
export function sizeOf(format: FormatId, locale = navigator.language): string {
  const { widthMm, heightMm } = formatSizes[format]
  if (!inInches.includes(new Intl.Locale(locale).region)) {
    return texts.printFormats.millimeters(Math.round(widthMm), Math.round(heightMm))
  }
  const inches = (mm: number) => Math.round((mm / 25.4) * 100) / 100
  return texts.printFormats.inches(inches(widthMm), inches(heightMm))
}
