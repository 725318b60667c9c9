import type { Config } from '#config.ts'
import type { Databases } from '#db/databases.ts'
import type { Outbound } from '#lib/outbound/outbound.ts'

/**
 * Dependencies that any use case or route may have. Passed in, never imported. A slice that also needs an object of a
 * slice, such as its cache, adds it to its own parameters.
 */
export interface Deps extends Databases {
  config: Config
  outbound: Outbound
}
