import { dateInput, tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { raisableCovers } from './raisableCovers.ts'

/** The option for customers without an event. */
export const NONE = 'none'

const textOf = (amount: number | null | undefined) => (amount ? amount.toLocaleString('en-AU') : '')

/** In the order of the screen. */
export const view = (answers: ChangeFlowAnswers) => {
  const { increase } = answers
  const covers = raisableCovers(answers)
  const [only] = covers.length === 1 ? covers : []
  return {
    event: increase?.event ?? NONE,
    eventDate: dateInput(increase?.eventDate ?? null),
    newAmount: textOf(increase?.newAmount),
    earlierAmount: textOf(increase?.earlierAmount),
    cover: increase?.cover ?? only?.kind ?? '',
    increase: textOf(increase?.increase),
    acknowledged: tickOf(increase?.acknowledged ?? false),
  }
}

export type Field = keyof ReturnType<typeof view>
