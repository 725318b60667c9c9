import { dashboardEvents } from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { answeredStatus } from '#http/log.ts'

/** Histogram buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Records request counts and durations by route pattern: with raw paths, clients could create unlimited series and
 * exhaust memory. Event streams are excluded, because they last for hours.
 */
export function countRequests(registry: Registry, app: FastifyInstance): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'candour_http_request_duration_seconds',
    help: 'Time from the request headers to the end of the response; status 499: the client disconnected first.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  })
  let inFlight = 0
  new Gauge({
    name: 'candour_http_requests_in_flight',
    help: 'Requests being answered.',
    registers,
    collect() {
      this.set(inFlight)
    },
  })
  new Gauge({
    name: 'candour_draining',
    help: '1 once the process has been asked to stop.',
    registers,
    collect() {
      this.set(app.drain.begun ? 1 : 0)
    },
  })
  app.addHook('onRequest', ({ method, routeOptions }, { raw }, done) => {
    const route = routeOptions.url ?? 'unknown'
    if (route === dashboardEvents.path) return done()
    const begun = performance.now()
    inFlight += 1
    raw.once('close', () => {
      inFlight -= 1
      duration.observe({ method, route, status: answeredStatus(raw) }, (performance.now() - begun) / 1000)
    })
    done()
  })
  app.fastPath.observe(({ pattern, status, ms }) => {
    duration.observe({ method: 'GET', route: pattern, status }, ms / 1000)
  })
}
