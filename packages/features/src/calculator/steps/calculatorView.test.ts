import { calculatorForm, parseCalculatorInput } from '@coverkit/core'
import { calculatorInput } from '@coverkit/core/testing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldControls } from '#fields/readers'
import { emptyAnswers } from '../answers.ts'
import { calculatorFlow } from '../flow.ts'
import { calculatorView, childAges } from './calculatorView.ts'

const controls = fieldControls(calculatorForm)

it('shows what the declaration of the fields would show', () => {
  fc.assert(
    fc.property(calculatorInput, (given) => {
      const input = parseCalculatorInput({ ...given, numberOfDependents: null })
      const values = { ...calculatorForm.parse(input), ...childAges(input) }
      expect(calculatorView({ ...emptyAnswers(), input })).toMatchObject(controls.show(values))
    }),
  )
})

it('shows blank answers as the declaration has them', () => {
  expect(emptyAnswers().input).toEqual(parseCalculatorInput(calculatorForm.empty))
  expect(calculatorView(emptyAnswers())).toMatchObject(controls.show(calculatorForm.empty))
})

it('has each field on one step', async () => {
  await calculatorFlow.models.load()
  const read = [...calculatorFlow.models.all()].flatMap(([form, { reads }]) =>
    form === 'assumptions' ? [] : (reads ?? []),
  )
  expect(read.toSorted()).toEqual(Object.values(controls.map).toSorted())
})
