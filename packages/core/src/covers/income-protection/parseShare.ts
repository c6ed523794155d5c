import { parseWholeNumber } from '../../fields/parseWholeNumber.ts'
import { EARNINGS_SHARE } from './incomeProtectionLimits.ts'

/** Reads the share of earnings to replace, in whole percent: `60` or `60%`. @throws InvalidInputError */
export const parseShare = (text: string): number =>
  parseWholeNumber(text.replace(/%\s*$/, ''), { min: 1, max: EARNINGS_SHARE })
