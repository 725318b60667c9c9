/** Texts of the components that only the consoles use, in one language. */
export interface ControlTexts {
  /** While a page or a part of it is loading. */
  loading: string
}

/** The texts of the page's language, which the console sets before it renders. The review page has none. */
export let controlTexts: ControlTexts

export function setControlTexts(texts: ControlTexts): void {
  controlTexts = texts
}
