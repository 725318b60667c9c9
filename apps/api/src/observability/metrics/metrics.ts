import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createServer } from '#lib/node-http.ts'
import { watchBackups } from '#observability/metrics/backups.ts'
import { type Sources, watchProcess } from '#observability/metrics/process.ts'
import { watchQueues } from '#observability/metrics/queues.ts'
import { countRequests } from '#observability/metrics/requests.ts'

const path = '/metrics'

/** Metrics of one process for Prometheus, served on a port of their own because nothing in them is public. */
export interface Metrics {
  /** URL to scrape. */
  url: string
  /** Installs request metrics on an app. */
  requests: (app: FastifyInstance) => void
  /** Adds metrics of these sources. */
  watch(sources: Sources): void
  stop(): Promise<void>
}

/**
 * Starts the metrics server.
 *
 * @param port 0 for any free port
 * @throws when the port is not available
 */
export async function startMetrics({ port, host }: { port: number; host: string }): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let look = async () => {}
  const server = createServer(async ({ url }, response) => {
    if (url?.split('?', 1)[0] !== path) return response.writeHead(404).end()
    try {
      await look()
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${path}`,
    requests: (app) => countRequests(registry, app),
    watch: (sources) => {
      watchProcess(registry, sources)
      watchBackups(registry, sources.config.dataDir)
      look = watchQueues(registry, sources.platformDb)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
