import { insuredProfile } from '@coverkit/core'
import { type Evaluated, evaluated as evaluatedFor } from '#underwriting/questionnaire-step'
import type { ApplicationAnswers } from '../../answers.ts'

/** Evaluates the questionnaire for the chosen offer; null without one. */
export function evaluated(answers: ApplicationAnswers): Evaluated | null {
  const { offer } = answers
  if (offer === null) return null
  return evaluatedFor(answers, {
    basis: [offer],
    profileOf: (today) => insuredProfile(offer.terms, offer.chosen.quote, today),
  })
}
