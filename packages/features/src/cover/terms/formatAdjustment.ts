import type { Adjustment } from '@coverkit/core'

/** A waiting period inside a sentence. Values may come from outside. */
export function waitNoun(days: string): string {
  return days === '730' ? 'a 2-year wait' : `a ${days}-day wait`
}

/** A benefit period inside a sentence. Values may come from outside. */
export function benefitNoun(years: string): string {
  return years === '65' ? 'a benefit period to age 65' : `a ${years}-year benefit period`
}

/** Says which term an insurer changed before pricing, and why. */
export function formatAdjustment({ reason, from, to }: Adjustment): string {
  switch (reason) {
    case 'own-occupation':
      return 'Priced with any occupation: own occupation isn’t offered for this job'
    case 'waiting-period':
      return `Priced with ${waitNoun(to)}: ${waitNoun(from)} isn’t offered on these terms`
    case 'benefit-period':
      return `Priced with ${benefitNoun(to)}: ${benefitNoun(from)} isn’t offered for this job`
  }
}
