import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Parses a command's arguments, as `parseArgs` does. An unknown one ends the process with 1 and a sentence. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // How `parseArgs` reports wrong arguments.
    if (!(error instanceof TypeError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
