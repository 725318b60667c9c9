/**
 * What the server uses of `node:http`. Importing that module evaluates its getters, one of which loads the client behind
 * `fetch`: 35 ms of each start, for nothing.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
