import { STATES } from '@coverkit/core'
import * as fc from 'fast-check'
import { anyYesNo, type StepFixture } from '#cover-steps/testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record({
    age: fc.constantFrom('30', '60', '61', '75'),
    gender: fc.constantFrom('M', 'F'),
    smoker: anyYesNo,
    occupation: fc.constantFrom('1', '2', '12', '32'),
    occupationName: fc.constantFrom('Accountant', 'Apprentice chef'),
    state: fc.constantFrom(...STATES),
  }),
  requested: /^personalDetails\./,
  sound: {
    age: '40',
    gender: 'F',
    smoker: 'no',
    occupation: '2',
    occupationName: 'Accountant',
    state: 'NSW',
  },
}
