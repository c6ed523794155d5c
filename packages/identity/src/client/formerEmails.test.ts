import { expect, it } from 'vitest'
import { formerEmails } from './formerEmails.ts'

const answer = (Value?: string) => ({
  Username: 'u',
  UserAttributes: [
    { Name: 'email', Value: 'now@example.com' },
    ...(Value === undefined ? [] : [{ Name: 'custom:formerEmails', Value }]),
  ],
})
const former = { email: 'old@example.com', until: '2026-12-06T04:15:00.000Z' }

it('reads each former address and until when it restores the account', () => {
  expect(formerEmails(answer(JSON.stringify([former])))).toEqual([former])
})

it.each([
  ['a service without such addresses', undefined],
  ['a text that is no JSON', 'old@example.com'],
  ['no list', JSON.stringify(former)],
  ['none', '[]'],
  ['null', 'null'],
  [
    'entries that it does not know',
    '[null,7,{"email":"a@example.com"},{"email":"a@example.com","until":"soon"}]',
  ],
])('reads none from %s', (_, value) => expect(formerEmails(answer(value))).toEqual([]))
