import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOfMessage, heightOfMessage } from './cardMessage.ts'

const view = {}
const frame = { origin: 'https://pay.example', view }
const data = {
  protocol: 1,
  type: 'card-token',
  token: 'tok_9f2c',
  last4: '4242',
  expiry: '11/28',
  brand: 'Visa',
}
const message = { data, origin: 'https://pay.example', source: view }

describe('the message of the payment provider', () => {
  it('is a card', () => {
    expect(cardOfMessage(message, frame)).toEqual({
      token: 'tok_9f2c',
      last4: '4242',
      expiry: '11/28',
      brand: 'Visa',
    })
  })

  it.each([
    'https://pay.example.evil',
    'http://pay.example',
    'https://pay.example:8443',
    'https://evilpay.example',
    'null',
    '',
  ])('is none from the origin %j', (origin) => {
    expect(cardOfMessage({ ...message, origin }, frame)).toBeNull()
  })

  it('is none from another window, nor while the frame has no page', () => {
    expect(cardOfMessage({ ...message, source: {} }, frame)).toBeNull()
    expect(cardOfMessage({ ...message, source: null }, { ...frame, view: null })).toBeNull()
  })

  it.each<[string, object]>([
    ['another protocol', { protocol: 2 }],
    ['a protocol in words', { protocol: '1' }],
    ['another type', { type: 'height' }],
    ['no token', { token: '' }],
    ['a card number for a token', { token: '4111111111111111' }],
    ['a card number in a token', { token: 'tok_4111-1111-1111-1111' }],
    ['a token with spaces', { token: ' tok_9f2c ' }],
    ['a token that is a list', { token: ['tok_9f2c'] }],
    ['more digits than four', { last4: '11114242' }],
    ['digits as a number', { last4: 4242 }],
    ['a month that is none', { expiry: '13/28' }],
    ['a whole year', { expiry: '11/2028' }],
    ['markup', { expiry: '<b>' }],
    ['digits for a brand', { brand: '4111 1111' }],
    ['a brand that is none', { brand: null }],
    ['a brand without end', { brand: 'Visa'.repeat(10) }],
    ['a member more', { number: '4111111111111111' }],
  ])('is none with %s', (_, change) => {
    expect(cardOfMessage({ ...message, data: { ...data, ...change } }, frame)).toBeNull()
  })

  it('is none of whatever else is posted', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(cardOfMessage({ ...message, data: anything }, frame)).toBeNull()
      }),
    )
  })
})

describe('the height of the provider’s page', () => {
  const tall = { ...message, data: { protocol: 1, type: 'height', height: 512 } }

  it('is a whole number of pixels within bounds', () => {
    expect(heightOfMessage(tall, frame)).toBe(512)
    const heightOf = (height: unknown) =>
      heightOfMessage({ ...tall, data: { protocol: 1, type: 'height', height } }, frame)
    expect([0, 99, 1e9].map(heightOf)).toEqual([200, 200, 1600])
    expect(['512', null, 512.5, Number.NaN, Number.POSITIVE_INFINITY].map(heightOf)).toEqual(
      Array(5).fill(null),
    )
  })

  it('is none from elsewhere, of another message, or with anything more', () => {
    expect(heightOfMessage({ ...tall, origin: 'https://evil.example' }, frame)).toBeNull()
    expect(heightOfMessage({ ...tall, source: {} }, frame)).toBeNull()
    expect(heightOfMessage(message, frame)).toBeNull()
    expect(heightOfMessage({ ...tall, data: { ...tall.data, token: 'tok_9f2c' } }, frame)).toBeNull()
    expect(cardOfMessage(tall, frame)).toBeNull()
  })
})
