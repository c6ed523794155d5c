import {
  type AssetKind,
  type BenefitPeriod,
  type DebtKind,
  formatMoney,
  HIGHEST_DOLLARS,
  type NeedsCover,
  type WaitingPeriod,
} from '@coverkit/core'
import { type FaultSentences, moneySentences } from '../common/step-form/fieldWords.ts'
import type { CalculatorStepId } from './answers.ts'

/** The words of the questions. The results and the assumptions have theirs in their own folders, loaded later. */
export const calculatorCopy = {
  flow: 'Life insurance calculator',
  whyWeAsk: 'Why we ask',
  yes: 'Yes',
  no: 'No',
  aboutYou: {
    title: 'About you',
    intro: 'Five short steps, about four minutes. We ask for no name and no contact details.',
    age: 'Your age',
    salary: 'Annual salary before tax',
    salarySuffix: 'a year',
    salaryHint: 'What you earn in a year, without super. Enter 0 if you do not earn a salary.',
    aside: {
      title: 'What this works out',
      text: 'How much life, TPD, critical illness and income protection cover would keep your family going, after what you own and the cover you have.',
      why: 'Your age sets how many working years are left. Your salary is what the cover would replace.',
    },
  },
  dependents: {
    title: 'Your dependants',
    dependents: 'Does anyone rely on your income, such as a partner or children?',
    number: 'How many children rely on you?',
    numberHint: 'Enter 0 if it is your partner only.',
    age: (child: number) => `Age of child ${child}`,
    ageHint: 'In whole years. Enter 0 for a baby.',
    schooling: 'What schooling would you choose?',
    schoolings: { public: 'Public', private: 'Private' },
    aside: {
      title: 'What this step is for',
      text: 'We add what each child costs until they turn 21, school included, and years of income for those who rely on you.',
      why: 'Costs change with age: a child of 15 costs more a year than a child of 5.',
    },
  },
  assets: {
    title: 'Assets and debts',
    propertyStatus: 'Where do you live?',
    propertyStatuses: {
      owner: 'A home I own or am paying off',
      renter: 'A home I rent',
      other: 'Neither',
    },
    homeValue: 'Home value',
    homeValueHint: 'We count it only if your family would sell the home.',
    homeSale: 'Would your family sell the home?',
    owned: 'What do you own?',
    ownedHint: 'Tick all that apply. Your share is enough.',
    owed: 'What do you owe or pay?',
    owedHint: 'Tick all that apply. Your share is enough.',
    options: {
      property: 'Investment property',
      investments: 'Investments',
      savings: 'Savings',
      super: 'Super',
      familyHomeMortgage: 'Home loan',
      monthlyRent: 'Rent',
      investmentPropertyMortgage: 'Investment property loan',
      investmentLoans: 'Investment loans',
      personalLoans: 'Personal loans',
      creditCards: 'Credit cards',
    } satisfies Record<AssetKind | DebtKind, string>,
    amounts: {
      property: 'Investment property value',
      investments: 'Investments value',
      savings: 'Savings balance',
      super: 'Super balance',
      familyHomeMortgage: 'Home loan balance',
      monthlyRent: 'Rent a month',
      investmentPropertyMortgage: 'Investment property loan balance',
      investmentLoans: 'Investment loans balance',
      personalLoans: 'Personal loans balance',
      creditCards: 'Credit cards balance',
    } satisfies Record<AssetKind | DebtKind, string>,
    superHint: 'Without insurance held in it: enter that in the next step.',
    aside: {
      title: 'Running total',
      owned: 'You own',
      owed: 'You owe',
      rent: 'Rent a month',
      text: 'Cover pays out debts and rent. What you own is taken off, so that you do not pay for cover you can do without.',
      why: 'Savings and super can be used in hard times. A home counts only if it would be sold.',
    },
  },
  existingCover: {
    title: 'Cover you already have',
    covers: 'Which covers do you have?',
    coversHint: 'Look in your super statement too. Tick nothing if you have none.',
    options: {
      lifeCover: 'Life cover',
      tpdCover: 'TPD cover',
      criticalIllnessCover: 'Critical illness cover',
      incomeProtectionCover: 'Income protection',
    } satisfies Record<NeedsCover, string>,
    optionHints: {
      lifeCover: 'Paid when you die or are terminally ill',
      tpdCover: 'Paid when you are totally and permanently disabled',
      criticalIllnessCover: 'Paid on the diagnosis of a serious illness, also called trauma cover',
      incomeProtectionCover: 'A monthly benefit while you cannot work',
    } satisfies Record<NeedsCover, string>,
    amounts: {
      lifeCover: 'Life cover amount',
      tpdCover: 'TPD cover amount',
      criticalIllnessCover: 'Critical illness cover amount',
      incomeProtectionCover: 'Income protection a month',
    } satisfies Record<NeedsCover, string>,
    amountNouns: {
      lifeCover: 'your life cover amount',
      tpdCover: 'your TPD cover amount',
      criticalIllnessCover: 'your critical illness cover amount',
      incomeProtectionCover: 'your income protection a month',
    } satisfies Record<NeedsCover, string>,
    monthSuffix: 'a month',
    waiting: 'Waiting period',
    waitingPeriods: {
      '30': '30 days (1 month)',
      '60': '60 days (2 months)',
      '90': '90 days (3 months)',
      '730': '730 days (2 years)',
    } satisfies Record<WaitingPeriod, string>,
    benefit: 'Benefit period',
    benefitPeriods: {
      '1': '1 year',
      '2': '2 years',
      '5': '5 years',
      '65': 'To age 65',
    } satisfies Record<BenefitPeriod, string>,
    unknownPeriod: 'I am not sure',
    action: 'See my results',
    sending: 'Working out your results',
    notSent: {
      title: 'Your results are ready but not sent',
      text: 'We could not reach our server. Your answers are still on this page and nothing is lost.',
      again: 'Try again',
      anyway: 'See my results anyway',
      log: 'Form failed to send',
    },
    aside: {
      title: 'What this step is for',
      text: 'Cover that you hold is taken off what you need, so that you do not pay for it twice.',
      why: 'Many people hold life and TPD cover in super without knowing. Your fund can tell you the amounts.',
    },
  },
}

export const stepNames: Readonly<Record<CalculatorStepId, string>> = {
  'about-you': 'About you',
  dependents: 'Dependants',
  'assets-and-overheads': 'Assets and debts',
  'existing-cover': 'Cover you have',
  results: 'Results',
}

export const ageSentences: FaultSentences = {
  min: 'This calculator is for people aged 18 to 75',
  max: 'This calculator is for people aged 18 to 75',
  otherwise: 'Enter your age in whole years',
}

export const childCountSentences: FaultSentences = {
  required: 'Enter how many children rely on you, or 0',
  max: 'You can add up to 5',
  otherwise: 'Enter a whole number from 0 to 5',
}

export const childAgeSentences: FaultSentences = { otherwise: 'Enter an age from 0 to 24' }

/** The sentences of an amount that has no limits of its own. */
export function amountSentences(noun: string): FaultSentences {
  return { ...moneySentences(noun), max: `Enter an amount up to ${formatMoney(HIGHEST_DOLLARS)}` }
}
