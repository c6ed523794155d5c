import { OWNERS, type Owner, setCoverAmount, setOwner } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice } from '../../step-form/fieldSchemas.ts'
import type { StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { submitQuoteStep } from '../submitQuoteStep.ts'
import { amountText, coverAmount } from './amountFields.ts'

interface LifeCoverRead {
  readonly amount: number
  readonly owner: Owner
}

export const lifeCoverModel: StepModel<QuoteAnswers, LifeCoverRead> = {
  view: ({ quote: { lifeCover } }) => ({ amount: amountText(lifeCover.amount), owner: lifeCover.lifeOwner }),
  schema: () => z.object({ amount: coverAmount('life'), owner: choice(OWNERS) }),
  apply: (answers, { amount, owner }) =>
    submitQuoteStep(answers, 'life-cover', [
      { rule: (quote) => setCoverAmount(quote, 'life', amount), asked: amount },
      { rule: (quote) => setOwner(quote, 'life', owner) },
    ]),
}
