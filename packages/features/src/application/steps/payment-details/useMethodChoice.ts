import {
  applyPaymentRules,
  choosePaymentMethod,
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  type PaymentFrequency,
} from '@coverkit/core'
import { useState } from 'react'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import { paymentCopy as copy } from './copy.ts'
import type { Field } from './view.ts'

/** Choosing a method, and the sentence for what that changed; a rollover's frequency goes back with the rollover. */
export function useMethodChoice({ answers, fields, set }: StepForm<ApplicationAnswers, Field>) {
  const [changed, setChanged] = useState<{ readonly from: PaymentFrequency | null } | null>(null)
  const { offer, application } = answers

  function choose(text: string): void {
    const method = PAYMENT_METHODS.find((one) => one === text)
    if (!method || !offer) return
    const frequency = PAYMENT_FREQUENCIES.find((one) => one === fields.frequency) ?? null
    const before = { ...application.payment, method: null, frequency: changed ? changed.from : frequency }
    const { payment, changes } = choosePaymentMethod(before, method, offer.terms)
    set('method', payment.method ?? '')
    if (payment.frequency !== frequency) set('frequency', payment.frequency ?? '')
    const forced = changes.find(({ reason }) => reason === 'rollover-yearly')
    setChanged(forced ? { from: before.frequency } : null)
  }

  const isTakenBack =
    offer !== null &&
    fields.method === '' &&
    applyPaymentRules(application.payment, offer.terms).changes.some(
      ({ reason }) => reason === 'rollover-needs-super',
    )
  return { choose, notice: isTakenBack ? copy.changed.method : changed && frequencyWords(changed.from) }
}

function frequencyWords(from: PaymentFrequency | null): string {
  const { changed, frequencies } = copy
  return from === null
    ? changed.frequencySet(frequencies.yearly)
    : changed.frequency(frequencies[from], frequencies.yearly)
}
