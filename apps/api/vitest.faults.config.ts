import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait longest. They start first, so that the others run meanwhile. */
const longest = ['alerts', 'replica', 'reviews', 'mail', 'stop', 'network']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(basename(moduleId, '.test.ts'))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Fault injection with real processes and real signals. Three files at a time, because they mostly wait. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    // Modules are loaded once per worker instead of once per file.
    isolate: false,
    maxWorkers: 3,
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
