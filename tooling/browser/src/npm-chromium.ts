import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runs } from '#runs.ts'

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache', import.meta.url))
const ADVICE =
  'Install Chromium or Chrome, or run: pnpm --filter @candour/browser exec playwright install chromium'

/**
 * Returns the Chromium of the npm package `@sparticuz/chromium`, unpacked on first use. The package includes the
 * libraries and a font that a minimal server lacks.
 *
 * @throws Error if it does not run here; the package supports Linux on x64 only
 */
export async function unpackChromium(
  cache: string = cacheFolder,
): Promise<{ executablePath: string; env: NodeJS.ProcessEnv }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`No browser found. ${ADVICE}`)
  const folder = await unpack(cache)
  const executablePath = join(folder, 'chromium')
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  if (await runs(executablePath, env)) return { executablePath, env }
  // Only if the system lacks these libraries: they need a newer glibc (2.34) than the browser itself.
  const envWithLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  if (await runs(executablePath, envWithLibraries)) return { executablePath, env: envWithLibraries }
  throw new Error(`The bundled Chromium does not run on this system. ${ADVICE}`)
}

/** Concurrent processes each unpack into a folder of their own; the first to finish wins. */
async function unpack(cache: string): Promise<string> {
  const packageFolder = new URL('../', import.meta.resolve('@sparticuz/chromium'))
  const manifest = await readFile(new URL('package.json', packageFolder), 'utf8')
  const version = /"version": "([^"]+)"/.exec(manifest)?.[1]
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder

  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  try {
    // The package unpacks into the system's temporary folder regardless of its contents, so it gets a private one.
    await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'inflate.ts'), fileURLToPath(new URL('bin/', packageFolder))],
      { env: { ...process.env, TMPDIR: draft } },
    )
    await writeFile(join(draft, 'fonts.conf'), fontConfiguration(folder))
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Font configuration with the system's fonts and rules, if any, plus the package's Open Sans. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}
