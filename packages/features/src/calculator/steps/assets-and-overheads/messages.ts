import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../../amountMessages.ts'
import { amounts, labels } from './copy.ts'
import type { Field } from './view.ts'

function labelMessages(label: string): ErrorMessages {
  return amountMessages(`your ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
}

const ofAmounts = Object.entries(amounts).map(([kind, label]) => [kind, labelMessages(label)])

export const messages = {
  propertyStatus: { otherwise: 'Tell us if you own or rent your home' },
  homeSale: { otherwise: 'Tell us if your family would sell the home' },
  selectedAssets: { otherwise: 'Choose what you own from the list' },
  selectedDebts: { otherwise: 'Choose what you owe or pay from the list' },
  homeValue: labelMessages(labels.homeValue),
  ...Object.fromEntries(ofAmounts),
} satisfies FieldMessages<Field>
