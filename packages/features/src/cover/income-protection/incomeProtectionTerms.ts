import type { CoverTermWords } from '../terms/CoverTermWords.ts'
import { list, money, term } from '../terms/term.ts'
import { termsCopy } from '../terms/termsCopy.ts'
import { aMonth } from '../words/coverSum.ts'

const { waits, benefits, owners, incomeProtectionOptions } = termsCopy

export const incomeProtectionTerms: CoverTermWords = {
  listed: ({ incomeProtectionCover: cover }) => [
    term('monthlyBenefit', aMonth(money(cover.monthlyBenefit))),
    term('annualEarnings', money(cover.annualEarnings)),
    term('waitingPeriod', waits[cover.waitingPeriod]),
    term('benefitPeriod', benefits[cover.benefitPeriod]),
    term('options', list(cover.extraCostOptions, incomeProtectionOptions)),
    term('owner', owners[cover.incomeProtectionOwner]),
  ],
  brief: ({ incomeProtectionCover: { waitingPeriod, benefitPeriod, incomeProtectionOwner } }) => [
    termsCopy.after(waits[waitingPeriod]),
    benefitPeriod === '65' ? benefits[benefitPeriod] : termsCopy.paidFor(benefits[benefitPeriod]),
    owners[incomeProtectionOwner],
  ],
}
