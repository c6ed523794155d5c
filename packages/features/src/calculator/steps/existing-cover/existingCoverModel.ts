import {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  NEEDS_COVERS,
  type NeedsCover,
  WAITING_PERIODS,
  type WaitingPeriod,
} from '@coverkit/core'
import * as z from 'zod/mini'
import { choice, choices } from '../../../common/step-form/fieldSchemas.ts'
import type { StepModel } from '../../../common/step-form/StepModel.ts'
import { type CalculatorAnswers, withInput } from '../../answers.ts'
import { amountsRead, amountsWhenTicked, askedWhen } from '../../fields.ts'
import { amountTexts, listOf } from '../../fieldTexts.ts'

interface ExistingCoverRead extends Readonly<Record<NeedsCover, number | null>> {
  readonly selectedCovers: readonly NeedsCover[]
  readonly existingWaitingPeriod: WaitingPeriod | null
  readonly existingBenefitPeriod: BenefitPeriod | null
}

export const existingCoverModel: StepModel<CalculatorAnswers, ExistingCoverRead> = {
  view: ({ input }) => ({
    selectedCovers: input.selectedCovers,
    ...amountTexts(NEEDS_COVERS, input.covers),
    existingWaitingPeriod: input.existingWaitingPeriod ?? '',
    existingBenefitPeriod: input.existingBenefitPeriod ?? '',
  }),
  schema(fields) {
    const held = listOf(fields.selectedCovers)
    // Someone who does not know a period of their policy leaves it blank.
    const known = (name: string) => held.includes('incomeProtectionCover') && fields[name] !== ''
    return z.object({
      selectedCovers: choices(NEEDS_COVERS),
      ...amountsWhenTicked(NEEDS_COVERS, held),
      existingWaitingPeriod: askedWhen(known('existingWaitingPeriod'), choice(WAITING_PERIODS)),
      existingBenefitPeriod: askedWhen(known('existingBenefitPeriod'), choice(BENEFIT_PERIODS)),
    })
  },
  apply(answers, read) {
    const { input } = answers
    const held = read.selectedCovers.includes('incomeProtectionCover')
    return withInput(answers, {
      selectedCovers: read.selectedCovers,
      covers: amountsRead(NEEDS_COVERS, read, input.covers),
      ...(held && {
        existingWaitingPeriod: read.existingWaitingPeriod,
        existingBenefitPeriod: read.existingBenefitPeriod,
      }),
    })
  },
}
