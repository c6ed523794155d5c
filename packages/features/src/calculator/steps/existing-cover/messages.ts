import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../../amountMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  selectedCovers: { otherwise: 'Choose the covers you have from the list' },
  lifeCover: amountMessages('your life cover amount'),
  tpdCover: amountMessages('your TPD cover amount'),
  criticalIllnessCover: amountMessages('your critical illness cover amount'),
  incomeProtectionCover: amountMessages('your monthly income protection benefit'),
  existingWaitingPeriod: { otherwise: 'Choose the waiting period of your income protection' },
  existingBenefitPeriod: { otherwise: 'Choose the benefit period of your income protection' },
} satisfies FieldMessages<Field>
