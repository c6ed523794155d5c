import { test } from 'vitest'
import { checkAgreement } from './agreement.fixture.ts'

/** A prime number, so that what is taken is no single branch of a fork. */
const ONE_OF = 97

// Seconds, and on a busy machine more: it walks all ways through the questionnaire, some 80,000. `agreement.long.ts` sends
// each of them.
// Takes over 5 s: it walks the questionnaire on its 97 ways to an end, and checks each by both readers.
test(`every way ends; the server accepts what one of ${ONE_OF} walks sends, and reads the same disclosures`, () => {
  checkAgreement(ONE_OF)
}, 600_000)
