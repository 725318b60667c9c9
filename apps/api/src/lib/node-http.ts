/**
 * The parts of `node:http` that the server uses. Importing the module evaluates its getters, one of which loads the
 * client behind `fetch`: 35 ms of each start, for nothing.
 */
export const { createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http')
