import { CHANGE_REASONS, validateTerms } from '@coverkit/core/change-cover'
import * as z from 'zod/mini'
import { choices } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** Complete once something changes and nothing of it is in the way of anything else. Why is not needed. */
export const model: StepReader<ChangeFlowAnswers, 'reasons'> = {
  ...stepReader({
    view: ({ reasons }) => ({ reasons }),
    messages: { reasons: { otherwise: 'Choose your reasons from the list' } },
    schema: () => z.object({ reasons: choices(CHANGE_REASONS) }),
    apply: (answers: ChangeFlowAnswers, { reasons }) => ({ ...answers, reasons }),
  }),
  isComplete: ({ change, increase }) =>
    change.policy !== null && validateTerms(change, { hasIncrease: increase !== null }).length === 0,
}
