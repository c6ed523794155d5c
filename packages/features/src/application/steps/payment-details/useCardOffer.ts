import { useEffect } from 'react'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import type { Field } from './view.ts'

/** Where there is no payment provider, a card that was chosen where there was one is no longer chosen. */
export function useCardOffer(
  { fields, set }: StepForm<ApplicationAnswers, Field>,
  paymentUrl: string | null,
): void {
  const { method, outsideMethod } = fields
  useEffect(() => {
    if (paymentUrl !== null) return
    if (method === 'creditCard') set('method', '')
    if (outsideMethod === 'creditCard') set('outsideMethod', '')
  }, [paymentUrl, method, outsideMethod, set])
}
