import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../../amountMessages.ts'
import { amounts, labels } from './copy.ts'
import type { Field } from './view.ts'

function labelMessages(label: string): ErrorMessages {
  return amountMessages(`your ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
}

const ofAmounts = Object.entries(amounts).map(([kind, label]) => [kind, labelMessages(label)])

export const messages: FieldMessages<Field> = {
  homeValue: labelMessages(labels.homeValue),
  ...Object.fromEntries(ofAmounts),
}
