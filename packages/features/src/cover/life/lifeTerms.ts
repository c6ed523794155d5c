import type { CoverTermWords } from '../terms/CoverTermWords.ts'
import { money, term } from '../terms/term.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const lifeTerms: CoverTermWords = {
  listed: ({ lifeCover }) => [
    term('amount', money(lifeCover.amount)),
    term('owner', termsCopy.owners[lifeCover.lifeOwner]),
  ],
  brief: ({ lifeCover }) => [termsCopy.owners[lifeCover.lifeOwner]],
}
