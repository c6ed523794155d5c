import { calculatorForm, debtKindsFor } from '@coverkit/core'
import { fieldControls, fieldsReader } from '#fields/readers'
import { type CalculatorAnswers, withCalculation } from '../answers.ts'
import { calculatorView, childAges } from './calculatorView.ts'

const { empty } = calculatorForm

/** Makes the reader of a step of the calculator from the sentences that refuse its fields. */
export const calculatorReader = fieldsReader({
  controls: fieldControls(calculatorForm),
  view: calculatorView,
  values: ({ input }) => ({
    ...input,
    ...childAges(input),
    assets: { ...empty.assets, ...input.assets },
    debts: { ...empty.debts, ...input.debts },
    covers: { ...empty.covers, ...input.covers },
  }),
  with(answers: CalculatorAnswers, { childAge1, childAge2, childAge3, childAge4, childAge5, ...input }) {
    const ages = [childAge1, childAge2, childAge3, childAge4, childAge5]
    const dependentAges = ages.slice(0, input.numberOfDependents ?? 0).filter((age) => age !== null)
    const youngestAge = dependentAges.length === 0 ? null : Math.min(...dependentAges)
    const kinds = debtKindsFor(input.propertyStatus)
    return withCalculation(answers, {
      ...input,
      ...(input.dependents && { dependentAges, youngestAge }),
      selectedDebts: input.selectedDebts.filter((kind) => kinds.includes(kind)),
    })
  },
  context: () => null,
})
