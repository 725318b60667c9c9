import { config } from 'zod'

// The pages' CSP forbids eval. Without this, zod's JIT would still try it, and the browser would report a violation.
if ('document' in globalThis) config({ jitless: true })
