import type { CoverStep } from '@coverkit/core'

/** Loads the test fixture of a cover's step, whose folder is named after it. */
export const coverFixture = (step: CoverStep) => import(`../${step}/submission.fixture.ts`)
