import { OUTSIDE_METHODS, PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { optionOf } from '#fields/readers'
import type { PricedPayment } from '../../price.ts'
import type { Field } from './view.ts'

/** The payment as it is being chosen on the page, before it is read. */
export function livePayment(fields: InputValues<Field>): PricedPayment {
  const method = optionOf(PAYMENT_METHODS, fields.method)
  return {
    method,
    frequency: optionOf(PAYMENT_FREQUENCIES, fields.frequency),
    outsideMethod: optionOf(OUTSIDE_METHODS, fields.outsideMethod),
    outsideFrequency: optionOf(PAYMENT_FREQUENCIES, fields.outsideFrequency),
  }
}
