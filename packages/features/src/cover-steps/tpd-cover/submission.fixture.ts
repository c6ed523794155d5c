import { TPD_EXTRAS, TPD_LINKS } from '@coverkit/core'
import * as fc from 'fast-check'
import { anyAmount, anyOwner, type StepFixture } from '../testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record(
    {
      amount: anyAmount,
      structure: fc.constantFrom(...TPD_LINKS),
      parentAmount: anyAmount,
      occupationType: fc.constantFrom('own', 'any'),
      extras: fc.subarray([...TPD_EXTRAS]),
      owner: anyOwner,
    },
    { requiredKeys: [] },
  ),
  requested: /^tpdCover\.|^lifeCover\.amount$|^criticalIllnessCover\.amount$/,
  sound: { amount: '300k' },
}
