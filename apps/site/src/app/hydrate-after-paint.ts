import type { Language } from '@candour/schemas/languages.ts'
import type { SiteAssets } from '#shared/page.ts'

/**
 * Returns the page's only inline script. It loads the entry module and the texts once the page has been painted with
 * its logo, so that no script competes with either for the network or the processor; on the first interaction if that
 * comes earlier. The entry awaits the texts as `pageTexts`.
 */
export function hydrateAfterPaint(
  { entry, preload, texts }: Pick<SiteAssets, 'entry' | 'preload' | 'texts'>,
  language: Language,
): string {
  const preloads = preload.map(
    (href) =>
      `l=document.createElement("link");l.rel="modulepreload";l.href=${JSON.stringify(href)};document.head.append(l);`,
  )
  // `import` loads a module once per URL, however often it is called.
  return `{let l,start=()=>{${preloads.join('')}pageTexts=import(${JSON.stringify(texts[language])});import(${JSON.stringify(entry)})};for(l of["pointerdown","keydown"])addEventListener(l,start,{once:true});addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)))}`
}
