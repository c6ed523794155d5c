import * as fc from 'fast-check'
import { anyAmount, anyOwner, type StepFixture } from '../testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record({ amount: anyAmount, owner: anyOwner }, { requiredKeys: [] }),
  requested: /^lifeCover\./,
  sound: { amount: '1m' },
}
