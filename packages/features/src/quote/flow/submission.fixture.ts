import { OWNERS } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as fc from 'fast-check'

/** What tests know of a step: every step folder has one in its `submission.fixture.ts`. */
export interface StepFixture<Field extends string> {
  /** What a visitor may type, sound or not. */
  readonly entered: fc.Arbitrary<Partial<InputValues<Field>>>
  /** The leaves that the step asks for itself; every other difference has to be told. */
  readonly requested: RegExp
  /** What takes a visitor on, whatever the covers. */
  readonly sound: Partial<InputValues<Field>>
}

export const anyAmount = fc.oneof(
  fc.constantFrom('', 'x', '0', '50,000', '123,456', '1.5m', '2m', '16m'),
  fc.integer({ min: 40_000, max: 6_000_000 }).map(String),
)
export const anyOwner = fc.constantFrom(...OWNERS)
export const anyYesNo = fc.constantFrom('yes', 'no')
