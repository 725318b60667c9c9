import { pageLanguage } from '@candour/console/texts.ts'
import { directionOf } from '@candour/schemas/languages.ts'

/** Prints an element alone, without the page around it, under a heading. */
export function printAlone(element: HTMLElement, heading: string): void {
  const frame = document.createElement('iframe')
  // Invisible, but rendered: browsers print nothing of a frame that is not.
  frame.className = 'sr-only'
  frame.title = heading
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  const language = pageLanguage()
  frame.srcdoc = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"></html>`
  frame.onload = () => {
    const { contentDocument: page, contentWindow: view } = frame
    if (!page || !view) return
    // The heading of the printed sheet, and the name of a PDF.
    page.title = heading
    const title = page.createElement('h1')
    title.textContent = heading
    page.body.append(title, page.importNode(element, true))
    view.onafterprint = () => frame.remove()
    view.print()
  }
  document.body.append(frame)
}
