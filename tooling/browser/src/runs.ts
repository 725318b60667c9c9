import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Whether a browser is there and starts. Being there is not enough: it may lack shared libraries, and Ubuntu's
 * `chromium-browser` may only be a hint to install another package.
 */
export async function runs(executablePath: string, env = process.env): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  return new Promise((resolve) => {
    execFile(executablePath, ['--version'], { env, timeout: 20_000 }, (error) => resolve(error === null))
  })
}
