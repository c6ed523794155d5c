import { roundCover } from '../rounding.ts'
import { amountOfCover, type CoverContext, term, whenSelected } from '../termFields.ts'
import { OWNERS } from '../terms.ts'
import { lifeLimits } from './lifeLimits.ts'

/** The questions about life cover. */
export const lifeFields = {
  amount: amountOfCover({
    ...whenSelected('life'),
    required: true,
    limits: () => lifeLimits.sumInsured,
    round: () => roundCover,
    standing: (_quote: unknown, { standing }: CoverContext) => standing.lifeCover.amount,
  }),
  lifeOwner: term('O', OWNERS, whenSelected('life')),
}
