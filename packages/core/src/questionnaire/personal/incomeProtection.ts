import { count, has, many, money, page, profile, section, text } from '../index.ts'

const weeks = (id: 'business' | 'workersComp' | 'insurance' | 'other') =>
  count({
    ask: 'For how many weeks?',
    hint: 'An estimate is fine. If it wouldn’t stop, enter 520.',
    unit: 'weeks',
    min: 1,
    max: 520,
    when: has('offWork', id),
  })
const amount = (id: 'business' | 'workersComp' | 'insurance' | 'other', ask: string) =>
  money({
    ask,
    hint: 'Before tax. An estimate is fine.',
    unit: 'a month',
    unsure: true,
    help: 'Your employer, insurer or accountant can tell you.',
    when: has('offWork', id),
  })

/** Income that continues while the visitor is off work. */
export const incomeProtection = section('incomeProtection', {
  title: 'If you couldn’t work',
  when: profile.has('covers', 'incomeProtection'),
  pages: [
    page('incomeProtection', {
      title: 'If you couldn’t work',
      questions: {
        offWork: many({
          ask: 'If you couldn’t work for a few months, which of these would you have?',
          hint: 'Tick all that apply.',
          why: 'Income protection may pay less while you have other income.',
          options: {
            sickLeave: 'Paid sick leave that I’ve built up',
            workersComp: 'Workers compensation that I’m being paid now',
            insurance: 'Income from another insurance policy',
            business: 'Income from a business that would keep running without me',
            other: 'Other income, such as rent or investments',
            none: 'None of these',
          },
          none: 'none',
        }),
        sickLeaveDays: count({
          ask: 'How many days of paid sick leave do you have now?',
          hint: 'Your payslip or your employer can tell you. An estimate is fine.',
          unit: 'days',
          min: 1,
          max: 1_000,
          when: has('offWork', 'sickLeave'),
        }),
        workersCompAmount: amount('workersComp', 'How much does workers compensation pay you?'),
        workersCompWeeks: weeks('workersComp'),
        insuranceAmount: amount('insurance', 'How much would the other insurance policy pay?'),
        insuranceWeeks: weeks('insurance'),
        businessWho: text({
          ask: 'Who would run the business while you’re away?',
          factual: true,
          when: has('offWork', 'business'),
        }),
        businessAmount: amount('business', 'What would be your share of the business income?'),
        businessWeeks: weeks('business'),
        otherAmount: amount('other', 'How much would the other income be?'),
        otherWeeks: weeks('other'),
      },
    }),
  ],
})
