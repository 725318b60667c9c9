import type { SiteAssets } from '#shared/page.ts'

/**
 * Returns the page's only inline script. It loads the entry module once the page has been painted with its logo, so that
 * no script competes with either for the network or the processor; on the first interaction if that comes earlier.
 */
export function hydrateAfterPaint({ entry, preload }: Pick<SiteAssets, 'entry' | 'preload'>): string {
  const preloads = preload.map(
    (href) =>
      `l=document.createElement("link");l.rel="modulepreload";l.href=${JSON.stringify(href)};document.head.append(l);`,
  )
  // Every browser that runs the module calls `import` once per URL, however often it is asked.
  return `(function(l){function start(){${preloads.join('')}import(${JSON.stringify(entry)})}addEventListener("pointerdown",start,{once:true});addEventListener("keydown",start,{once:true});addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(start)})})})()`
}
