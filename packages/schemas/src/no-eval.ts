import { config } from 'zod'

// The pages' policy lets nothing be compiled. zod would try all the same, and the browser would report it each time.
if ('document' in globalThis) config({ jitless: true })
