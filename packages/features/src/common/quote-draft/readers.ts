import { type StepReader, stepReader } from '../step-form/stepReader.ts'
import { criticalIllnessCoverModel } from './models/criticalIllnessCoverModel.ts'
import { getQuoteModel } from './models/getQuoteModel.ts'
import { incomeProtectionCoverModel } from './models/incomeProtectionCoverModel.ts'
import { lifeCoverModel } from './models/lifeCoverModel.ts'
import { personalDetailsModel } from './models/personalDetailsModel.ts'
import { premiumTypeModel } from './models/premiumTypeModel.ts'
import { selectCoversModel } from './models/selectCoversModel.ts'
import { tpdCoverModel } from './models/tpdCoverModel.ts'
import type { QuoteAnswers, QuoteStepId } from './quoteAnswers.ts'

/** How each step of the quote is read. */
export const quoteReaders: Readonly<Record<QuoteStepId, StepReader<QuoteAnswers>>> = {
  'select-covers': stepReader(selectCoversModel),
  'life-cover': stepReader(lifeCoverModel),
  'tpd-cover': stepReader(tpdCoverModel),
  'critical-illness-cover': stepReader(criticalIllnessCoverModel),
  'income-protection-cover': stepReader(incomeProtectionCoverModel),
  'personal-details': stepReader(personalDetailsModel),
  'premium-type': stepReader(premiumTypeModel),
  'get-quote': stepReader(getQuoteModel),
}
