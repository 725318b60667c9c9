import { expect, it } from 'vitest'
import { reasonOf } from '#deliveries/reason.ts'
import { OutboundFailed, OutboundRefused } from '#lib/outbound/outbound.ts'

const caused = (code: string, message: string) =>
  new OutboundFailed('The address could not be fetched.', {
    cause: Object.assign(new Error(message), { code }),
  })

it.for<[error: unknown, reason: string]>([
  [new OutboundRefused('This port is not allowed.'), 'This port is not allowed.'],
  [caused('ENOTFOUND', 'queryA ENOTFOUND x'), 'The name of the host was not found. (queryA ENOTFOUND x)'],
  [
    caused('UND_ERR_SOCKET', 'other side closed'),
    'The connection was closed before there was an answer. (other side closed)',
  ],
  [
    new OutboundFailed('x', { cause: new DOMException('The operation was aborted', 'TimeoutError') }),
    'There was no answer in time. (The operation was aborted)',
  ],
  [
    caused('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'),
    'The certificate of the host is not trusted. (self-signed certificate)',
  ],
  [caused('CERT_HAS_EXPIRED', 'expired'), 'The certificate of the host has expired. (expired)'],
  [caused('HPE_INVALID_CONSTANT', 'Expected HTTP/'), 'The answer was not HTTP. (Expected HTTP/)'],
  [caused('ENEW', 'Something new'), 'Something new'],
  ['nothing', 'There was no answer.'],
])('says for people why there was no answer: %s', ([error, reason]) => {
  expect(reasonOf(error)).toBe(reason)
})
