import { test } from 'vitest'
import { checkAgreement } from './agreement.fixture.ts'

test('every way ends; the server accepts what every walk sends, and reads the same disclosures', () => {
  checkAgreement(1)
})
