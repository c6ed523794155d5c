import { test } from 'vitest'
import { checkAgreement } from './agreement.fixture.ts'

const ONE_OF = 28

// Over eight seconds beside other tests: it walks all ways through the questionnaire, some 80,000. `agreement.long.ts` sends
// each of them.
test(`the server accepts what one of ${ONE_OF} walks sends, and reads the same disclosures`, () => {
  checkAgreement(ONE_OF)
}, 600_000)
