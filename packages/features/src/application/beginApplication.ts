import { type ApplicationAnswers as Application, applyAdjustments, startApplication } from '@coverkit/core'
import { noProgress } from '@coverkit/flow-draft'
import type { QuoteAnswers } from '#quote/answers'
import { type ApplicationAnswers, FIRST_HOLDER } from './answers.ts'

/**
 * The application for the offer that the quote holds now. For another offer than before, or the same chosen again, it is
 * a new one: what was accepted and signed counts no longer, everything else that was answered stays.
 */
export function beginApplication(
  answers: ApplicationAnswers,
  { quote, selected }: Pick<QuoteAnswers, 'quote' | 'selected'>,
): ApplicationAnswers {
  if (selected === null || isFor(answers, selected.chosenAt)) return answers
  return {
    ...answers,
    offer: { terms: applyAdjustments(quote, selected.adjustments).quote, chosen: selected },
    isConfirmed: false,
    offered: [],
    opened: [],
    progress: noProgress,
    submitted: null,
    application: startApplication(quote, selected.quote, {
      holderId: FIRST_HOLDER,
      earlier: answers.submitted === null ? answers.application : withoutServerIds(answers.application),
    }),
  }
}

const isFor = ({ offer }: ApplicationAnswers, chosenAt: string) => offer?.chosen.chosenAt === chosenAt

/** A new application is another draft: the server refuses the ids that it gave to people of the submitted one. */
function withoutServerIds({ holders, beneficiaries, ...others }: Application): Application {
  const rows = beneficiaries.rows.map((row) => ({ ...row, beneficiaryId: null }))
  return {
    ...others,
    holders: holders.map((holder) => ({ ...holder, contactId: null })),
    beneficiaries: { ...beneficiaries, rows },
  }
}
