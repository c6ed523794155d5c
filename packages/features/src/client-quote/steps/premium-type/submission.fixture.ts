import * as fc from 'fast-check'
import type { StepFixture } from '#cover-steps/testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record({ premiumType: fc.constantFrom('stepped', 'level') }),
  requested: /^(premiumType|paymentFrequency)$/,
  sound: { premiumType: 'stepped' },
}
