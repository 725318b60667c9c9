import type { ChildProcess } from 'node:child_process'

/** Collects a program's output from both streams. @returns a function that returns the output so far */
export function outputOf({ stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return () => output
}
