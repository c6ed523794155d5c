import { CRITICAL_ILLNESS_EXTRAS } from '@coverkit/core'
import * as fc from 'fast-check'
import { anyAmount, type StepFixture } from '../testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record(
    {
      amount: anyAmount,
      structure: fc.constantFrom('standalone', 'life'),
      extras: fc.subarray([...CRITICAL_ILLNESS_EXTRAS]),
    },
    { requiredKeys: [] },
  ),
  requested: /^criticalIllnessCover\./,
  sound: { amount: '200k' },
}
