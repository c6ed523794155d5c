import { paymentContext } from '@coverkit/core'
import { policyTermFields } from '@coverkit/core/change-cover'
import { fieldControls, fieldsReader } from '#fields/readers'
import { type ChangeFlowAnswers, withAfter } from '../answers.ts'
import { changeView } from './changeView.ts'

/** Makes the reader of a step from the messages of its terms. A rollover that is chosen pays once a year. */
export const termReader = fieldsReader({
  controls: fieldControls(policyTermFields, {
    method: 'paymentMethod',
    outsideMethod: 'outsidePaymentMethod',
    indexation: 'indexation',
  }),
  view: changeView,
  values: ({ change }) => change.after,
  with(answers: ChangeFlowAnswers, terms, { names }) {
    const { quote } = answers.change.after
    const isRollover = names.includes('method') && terms.paymentMethod === 'enduringRollover'
    return withAfter(answers, {
      ...terms,
      quote: isRollover ? { ...quote, paymentFrequency: 'yearly' } : quote,
    })
  },
  context: ({ change }) => paymentContext(change.after.quote),
})
