import { CUSTOMER_AGES, quoteForm } from '@coverkit/core'
import { fieldsReader, someControls } from '#fields/readers'
import { quoteSource } from '#quote/reader'
import { answer, type QuoteModel, submitQuoteStep } from '#quote/rules'
import { type Field, view } from './view.ts'

const RANGE = `Enter an age from ${CUSTOMER_AGES.min} to ${CUSTOMER_AGES.max}`
const OCCUPATION = 'Choose your occupation from the list'

const controls = someControls(quoteForm, {
  age: 'personalDetails.age',
  gender: 'personalDetails.gender',
  smoker: 'personalDetails.isSmoker',
  occupation: 'personalDetails.occupationId',
  occupationName: 'personalDetails.occupation',
  state: 'personalDetails.state',
})

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    with: (answers, { personalDetails }) =>
      submitQuoteStep(answers, 'personal-details', [answer((quote) => ({ ...quote, personalDetails }))]),
  })({
    age: { min: RANGE, max: RANGE, otherwise: 'Enter your age in whole years' },
    gender: { otherwise: 'Choose your gender' },
    smoker: { otherwise: 'Tell us if you smoke' },
    occupation: { otherwise: OCCUPATION },
    occupationName: { otherwise: OCCUPATION },
    state: { otherwise: 'Select your state or territory' },
  }),
  leaves: controls.map,
}
