import { COVER_KINDS } from '@coverkit/core'
import * as fc from 'fast-check'
import { anyYesNo, type StepFixture } from '#cover-steps/testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record({ covers: fc.subarray([...COVER_KINDS]), payThroughSuper: anyYesNo }),
  requested: /^covers\./,
  sound: { covers: ['life'], payThroughSuper: 'no' },
}
