import type { SiteAssets } from '#shared/page.ts'

/**
 * Returns the page's only inline script. It loads the entry module after first contentful paint, so that no script
 * competes with it; on the first interaction if that comes earlier; or on `load` in browsers without paint timing.
 */
export function hydrateAfterPaint({ entry, preload }: Pick<SiteAssets, 'entry' | 'preload'>): string {
  return `(function () {
  var started;
  function start() {
    if (started) return;
    started = true;
    ${JSON.stringify(preload)}.forEach(function (href) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    });
    import(${JSON.stringify(entry)});
  }
  ["pointerdown", "keydown"].forEach(function (type) {
    addEventListener(type, start, { once: true, passive: true });
  });
  if (window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).indexOf("paint") >= 0)
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName("first-contentful-paint").length) start();
    }).observe({ type: "paint", buffered: true });
  else addEventListener("load", start);
})()`.replace(/\n */g, '')
}
