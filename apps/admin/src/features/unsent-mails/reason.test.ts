import { expect, it } from 'vitest'
import { reasonOf } from '#features/unsent-mails/reason.ts'

it.each([
  ['connect ECONNREFUSED 127.0.0.1:2525', 'The mail server could not be reached.'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'The mail server could not be reached.'],
  ['Greeting never received', 'The mail server could not be reached.'],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox",
    'The mail server refused this address.',
  ],
  ['Message failed: 554 5.7.1 Spam message rejected', 'The mail server refused this email.'],
  ['Recipient command failed: 452 4.2.2 Try later', 'The mail server refused this address.'],
  ['Message failed: 421 4.7.0 Too many messages', 'The mail server asked us to try again later.'],
  ['Invalid login: 535 5.7.8 Bad credentials', 'The mail server rejected the login.'],
  ['unable to verify the first certificate', "The mail server's certificate is not valid."],
  ['The mail server does not offer TLS, so …', 'The mail server does not offer encryption (TLS).'],
  ['division by zero', 'This email could not be sent.'],
])('explains %s', (error, sentence) => {
  expect(reasonOf({ error, attempts: 1 })).toBe(sentence)
})

it('explains a mail without an error', () => {
  expect(reasonOf({ error: null, attempts: 0 })).toContain('Not attempted yet')
  expect(reasonOf({ error: null, attempts: 1 })).toBe('Sending now.')
})
