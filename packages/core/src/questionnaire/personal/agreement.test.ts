import { test } from 'vitest'
import { checkAgreement } from './agreement.fixture.ts'

const ONE_OF = 28

// Every walk is sent in `agreement.long.ts`.
test(`the server accepts what one of ${ONE_OF} walks sends, and reads the same disclosures`, () => {
  checkAgreement(ONE_OF)
}, 600_000)
