import { type Agent, request } from 'node:http'

/** Posts JSON and reads the whole answer. @returns its status; rejects without an answer */
export function post(url: string, body: string, agent: Agent): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end(body)
  })
}
