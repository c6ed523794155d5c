import { OFFER_NAMES } from '@coverkit/brand/offers'
import { describeSiteWithout } from './describeSite.fixture.ts'

for (const name of OFFER_NAMES) describeSiteWithout([name])
