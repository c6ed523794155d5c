import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateIn } from './generateIn.fixture.ts'
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.fixture.ts'

let copy: WorkspaceCopy
// In one copy, since the compiler reads all of the features each time.
beforeAll(() => {
  copy = copyWorkspace()
  generateIn(copy, ['step', 'client-quote', 'payment-timing'])
  generateIn(copy, ['step', 'calculator', 'monthly-budget'])
  generateIn(copy, ['step', 'make-a-claim', 'travel-plans'])
  generateIn(copy, ['flow', 'house-claim'], ['step', 'house-claim', 'damages'])
})
afterAll(() => copy.remove())

it.each(['features', 'site'])('%s compiles with a new step of each flow and a new flow', (name) => {
  expect(copy.types(`packages/${name}`)).toBe('')
})

it('the flows pass their tests with the new steps, and the new flow its own', () => {
  const named = ['everySequence', 'quoteNames', 'client-quote/flow', 'calculator/flow', 'calculator/names']
  expect(copy.tests('packages/features', ...named, 'house-claim')).toBe('')
})

it('the pages and the generated lists of steps follow', () => {
  expect(copy.tests('packages/site', 'areas', 'flowSteps')).toBe('')
})

it('steps of flows that name every step compile, and the compiler asks for their words', () => {
  const own = copyWorkspace()
  try {
    const flows = ['application', 'change-my-cover', 'transfer-policy']
    for (const flow of flows) generateIn(own, ['step', flow, 'travel-plans'])
    const errors = own
      .types('packages/features')
      .split('\n')
      .filter((line) => line.startsWith('src/'))
    for (const flow of flows) expect(errors.some((line) => line.startsWith(`src/${flow}/`))).toBe(true)
    for (const line of errors) expect(line).toMatch(/travel-plans/)
    expect(errors.filter((line) => line.includes('/steps/travel-plans/'))).toEqual([])
  } finally {
    own.remove()
  }
})
