import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../../amountMessages.ts'
import type { Field } from './view.ts'

export const messages: FieldMessages<Field> = {
  lifeCover: amountMessages('your life cover amount'),
  tpdCover: amountMessages('your TPD cover amount'),
  criticalIllnessCover: amountMessages('your critical illness cover amount'),
  incomeProtectionCover: amountMessages('your income protection a month'),
}
