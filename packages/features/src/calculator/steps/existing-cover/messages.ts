import { byName, kindOf, NEEDS_COVERS } from '@coverkit/core'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { NEED_WORDS } from '#cover/needs'
import { amountMessages } from '../../amountMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  selectedCovers: { otherwise: 'Choose the covers you have from the list' },
  ...byName(NEEDS_COVERS, (cover) => amountMessages(NEED_WORDS[kindOf(cover)].amount)),
  existingWaitingPeriod: { otherwise: 'Choose the waiting period of your income protection' },
  existingBenefitPeriod: { otherwise: 'Choose the benefit period of your income protection' },
} satisfies FieldMessages<Field>
