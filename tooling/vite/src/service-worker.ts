import { readFile } from 'node:fs/promises'
import { type Plugin, transformWithOxc } from 'vite'

/**
 * Builds a service worker under a fixed name: browsers look for a new version at the same address. It is one file
 * without imports.
 *
 * @param source path of its TypeScript
 * @param fileName of the script, in the output directory
 */
export function serviceWorker(source: string, fileName: string): Plugin {
  return {
    name: 'candour:service-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      if (/^(import|export)\b/m.test(code)) this.error(`${source} must not import or export anything`)
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}
