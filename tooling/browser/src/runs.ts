import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Returns whether a browser exists and starts. Existing is not enough: it may lack shared libraries, and Ubuntu's
 * `chromium-browser` may be a stub that points to another package.
 */
export async function runs(executablePath: string, env = process.env): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  return new Promise((resolve) => {
    execFile(executablePath, ['--version'], { env, timeout: 20_000 }, (error) => resolve(error === null))
  })
}
