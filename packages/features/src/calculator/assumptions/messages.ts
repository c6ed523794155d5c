import { ASSUMPTION_MEASURES, ASSUMPTIONS, type AssumptionMeasure } from '@coverkit/core'
import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import type { Field } from './view.ts'

const sentences: Readonly<Record<AssumptionMeasure, ErrorMessages>> = {
  years: { otherwise: 'Enter whole years from 0 to 80' },
  percent: { otherwise: 'Enter a percentage from 0 to 100' },
  rate: { otherwise: 'Enter a rate from 0 to 20' },
  cost: { ...moneyMessages('an amount'), otherwise: 'Enter an amount in dollars, like 85,000' },
}

export const messages: FieldMessages<Field> = Object.fromEntries(
  ASSUMPTIONS.map((name) => [name, sentences[ASSUMPTION_MEASURES[name]]]),
)
