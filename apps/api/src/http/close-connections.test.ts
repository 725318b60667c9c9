import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeConnections } from '#http/close-connections.ts'

it('stops although a browser holds an unused connection, and lets a pending request finish', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  await app.register(closeConnections)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const opened = once(app.server, 'connection')
  const early = connect(Number(url.port), url.hostname).resume()
  await opened
  const response = fetch(url)
  await asked.promise
  const closed = once(early, 'close')
  const stopped = app.close()
  await closed
  answer.resolve('done')
  expect(await (await response).text()).toBe('done')
  await stopped
})
