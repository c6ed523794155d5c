import { OWNERS } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as fc from 'fast-check'

/** The test fixture of a step: every step folder has one in its `submission.fixture.ts`. */
export interface StepFixture<Field extends string> {
  /** Arbitrary input of a visitor, valid or not. */
  readonly entered: fc.Arbitrary<Partial<InputValues<Field>>>
  /** The leaves that the step itself asks for; every other difference has to be announced. */
  readonly requested: RegExp
  /** Input with which the step can be submitted, whatever the covers. */
  readonly sound: Partial<InputValues<Field>>
}

export const anyAmount = fc.oneof(
  fc.constantFrom('', 'x', '0', '50,000', '123,456', '1.5m', '2m', '16m'),
  fc.integer({ min: 40_000, max: 6_000_000 }).map(String),
)
export const anyOwner = fc.constantFrom(...OWNERS)
export const anyYesNo = fc.constantFrom('yes', 'no')
