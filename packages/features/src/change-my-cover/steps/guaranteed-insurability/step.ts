import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { hasCover } from '../../hasCover.ts'

export const guaranteedInsurability = defineStep<ChangeFlowAnswers>()({
  id: 'guaranteed-insurability',
  label: 'Life events',
  includedWhen: (answers) => answers.hasIncreases && hasCover(answers),
  model: () => import('./model.ts'),
})
