import { expect, it } from 'vitest'
import { fillReply, nameInAddress } from '#fill-reply.ts'

const values = { name: 'Ann', company: 'Café Luna', location: null, me: 'Ada Palmer' }

it('fills in variables, however they are written', () => {
  expect(fillReply('Dear {name}, {{ Company }} thanks you. {me}', values)).toEqual({
    text: 'Dear Ann, Café Luna thanks you. Ada Palmer',
    missing: [],
  })
})

it('names what cannot be filled in', () => {
  expect(fillReply('{name} at {location}, {vorname}', values).missing).toEqual(['{location}', '{vorname}'])
  expect(fillReply('{name}', { ...values, name: ' ' }).missing).toEqual(['{name}'])
  expect(fillReply('{Vorname} {{first name}} {me}', values).missing).toEqual(['{Vorname}', '{{first name}}'])
})

it('takes values as they are', () => {
  const name = '{company} $& {name}'
  expect(fillReply('Dear {name}', { ...values, name })).toEqual({ text: `Dear ${name}`, missing: [] })
})

it('leaves braces alone that hold no word', () => {
  for (const text of ['{}', '{ }', '{1}', 'a { b', ':-{', '{"a": 1}']) {
    expect(fillReply(text, values)).toEqual({ text, missing: [] })
  }
})

it.each([
  ['ada.palmer@example.com', 'Ada Palmer'],
  ['ada+reviews@example.com', 'Ada'],
  ['jürgen_o-neil@example.com', 'Jürgen O Neil'],
  ['INFO@example.com', 'INFO'],
])('signs with the name in %s: %s', (address, name) => {
  expect(nameInAddress(address)).toBe(name)
})
