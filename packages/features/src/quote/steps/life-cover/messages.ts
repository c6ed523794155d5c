import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../amountMessages.ts'
import type { Field } from './view.ts'

export const messages: FieldMessages<Field> = { amount: amountMessages('your life cover amount') }
