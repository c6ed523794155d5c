import * as fc from 'fast-check'
import type { StepFixture } from '../../flow/submission.fixture.ts'

export const fixture: StepFixture<never> = { entered: fc.constant({}), requested: /^$/, sound: {} }
