import type { Plugin } from 'vite'

/**
 * Copies the app's document as the index of its asset folder. That folder shares the URL of the app's first page
 * (`/admin`), and some file servers prefer a folder, even one without an index, to their fallback.
 */
export function pageAtFolder(folder: string): Plugin {
  return {
    name: 'candour:page-at-folder',
    apply: 'build',
    generateBundle: {
      // After Vite has written the document.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return this.error('The build has no index.html')
        this.emitFile({ type: 'asset', fileName: `${folder}/index.html`, source: page.source })
      },
    },
  }
}
