import { BENEFIT_PERIODS, formatMoney, NEEDS_COVERS, WAITING_PERIODS } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice, choices } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { withCalculation } from '../../answers.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { amountsRead, amountsWhenTicked, requiredWhen } from '../../fields.ts'
import { listOf } from '../../groupTexts.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: CalculatorModel<Field> = {
  ...stepReader({
    view,
    messages,
    schema(_answers, fields) {
      const held = listOf(fields.selectedCovers)
      // Someone who does not know a period of their policy leaves it blank.
      const known = (name: Field) => held.includes('incomeProtectionCover') && fields[name] !== ''
      return z.object({
        selectedCovers: choices(NEEDS_COVERS),
        ...amountsWhenTicked(NEEDS_COVERS, held),
        existingWaitingPeriod: requiredWhen(known('existingWaitingPeriod'), choice(WAITING_PERIODS)),
        existingBenefitPeriod: requiredWhen(known('existingBenefitPeriod'), choice(BENEFIT_PERIODS)),
      })
    },
    apply(answers, read) {
      const { input } = answers
      const held = read.selectedCovers.includes('incomeProtectionCover')
      return withCalculation(answers, {
        selectedCovers: read.selectedCovers,
        covers: amountsRead(NEEDS_COVERS, read, input.covers),
        ...(held && {
          existingWaitingPeriod: read.existingWaitingPeriod,
          existingBenefitPeriod: read.existingBenefitPeriod,
        }),
      })
    },
  }),
  words: () => import('./copy.ts'),
  formats: Object.fromEntries(NEEDS_COVERS.map((cover) => [cover, formatMoney])),
  requestNames: {
    existingWaitingPeriod: 'existingCovers.waitingPeriod',
    existingBenefitPeriod: 'existingCovers.benefitPeriod',
  },
}
