import * as fc from 'fast-check'
import type { StepFixture } from '#cover-steps/testing/submission.fixture.ts'

export const fixture: StepFixture<never> = { entered: fc.constant({}), requested: /^$/, sound: {} }
