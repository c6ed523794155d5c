import { INCOME_PROTECTION_OPTIONS } from '@coverkit/core'
import * as fc from 'fast-check'
import { anyOwner, type StepFixture } from '../testing/submission.fixture.ts'
import type { Field } from './view.ts'

export const fixture: StepFixture<Field> = {
  entered: fc.record(
    {
      paidAs: fc.constantFrom('employee', 'selfEmployed'),
      annualEarnings: fc.constantFrom('30,000', '80k', '120,000', '900k'),
      incomeReplacement: fc.constantFrom('40', '70', '71'),
      monthlyBenefit: fc.constantFrom('1,500', '3,333', '5,000', '30,000'),
      waitingPeriod: fc.constantFrom('30', '730'),
      options: fc.subarray([...INCOME_PROTECTION_OPTIONS]),
      owner: anyOwner,
    },
    { requiredKeys: [] },
  ),
  requested: /^incomeProtectionCover\./,
  sound: { annualEarnings: '90k' },
}
