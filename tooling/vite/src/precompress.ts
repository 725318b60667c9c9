import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|json|txt)$/
/** Below this size in bytes, a response fits in one packet either way. */
const worthwhile = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` next to every text file of the build, so that serving them needs no CPU for compression.
 */
export function precompress(): Plugin {
  return {
    name: 'candour:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir || this.environment.config.consumer === 'server') return
      const files = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(files.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < worthwhile) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    brotli(content, { params }).then((result) => writeFile(`${path}.br`, result)),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((result) =>
      writeFile(`${path}.gz`, result),
    ),
  ])
}
