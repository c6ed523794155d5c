import { expect, test } from 'vitest'
import type { PaymentPart } from '../../generated/wire.ts'
import { applicationReceipt } from './applicationReceipt.ts'
import { partLines } from './partLines.ts'
import { receiptBody, receiptContext } from './receipt.fixture.ts'

const inside: PaymentPart = {
  side: 'inside',
  covers: ['life', 'tpd'],
  method: 'enduringRollover',
  frequency: 'yearly',
  amount: 750.84,
  perYear: 750.84,
  rebate: 114.27,
  fee: 94.8,
}
const outside: PaymentPart = {
  side: 'outside',
  covers: ['criticalIllness'],
  method: 'creditCard',
  frequency: 'monthly',
  amount: 49.3,
  perYear: 591.6,
  rebate: 0,
  fee: 0,
}

test('a part has its covers, what is due, what is taken off and in it, and all of a year', () => {
  expect(partLines(inside, { hasMethod: true })).toEqual([
    'Life cover, TPD cover',
    '$750.84 a year, by enduring rollover',
    'After a rebate of $114.27, before stamp duty',
    'Including the policy fee of $94.80',
  ])
  expect(partLines(outside, { hasMethod: true })).toEqual([
    'Critical illness cover',
    '$49.30 a month, by credit card',
    '$591.60 in a year',
  ])
})

test('a part names no way of paying for the second holder', () => {
  expect(partLines(inside, { hasMethod: false })[1]).toBe('$750.84 a year')
  expect(partLines(outside, { hasMethod: false }).join()).not.toContain('card')
})

test('a receipt lists each part of the price by its path in the request', () => {
  const body = receiptBody()
  const { compareProductDetails: offer } = body.applicationDetails
  const paymentParts = [inside, outside]
  const compareProductDetails = offer && { ...offer, paymentParts }
  const { sections } = applicationReceipt(
    { ...body, applicationDetails: { ...body.applicationDetails, compareProductDetails } },
    receiptContext,
  )
  const items = sections.flatMap(({ groups }) => groups.flatMap((group) => group.items))
  const parts = items.filter(({ fields }) => fields.some((field) => field.includes('.paymentParts.')))
  expect(parts.map(({ question, fields }) => [question, ...fields])).toEqual([
    ['What cover inside super costs', 'applicationDetails.compareProductDetails.paymentParts.0'],
    ['What cover outside super costs', 'applicationDetails.compareProductDetails.paymentParts.1'],
  ])
})
