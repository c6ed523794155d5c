import type {
  BenefitPeriod,
  CoverKind,
  CriticalIllnessExtra,
  Gender,
  IncomeProtectionOption,
  OccupationType,
  Owner,
  PremiumType,
  TpdExtra,
  TpdLink,
  WaitingPeriod,
} from '@coverkit/core'
import { aMonth } from '../premium/aMonth.ts'

/** The names of covers, options and choices, as every screen of the quote shows them. */
export const coverNames = {
  life: 'Life cover',
  tpd: 'TPD cover',
  criticalIllness: 'Critical illness cover',
  incomeProtection: 'Income protection',
} as const satisfies Record<CoverKind, string>

/** The same names inside a sentence. */
export const coverNouns = {
  life: 'life cover',
  tpd: 'TPD cover',
  criticalIllness: 'critical illness cover',
  incomeProtection: 'income protection',
} as const satisfies Record<CoverKind, string>

export const termsCopy = {
  amount: 'Amount',
  structure: 'Structure',
  occupationType: 'Occupation type',
  extras: 'Extras',
  owner: 'Owner',
  monthlyBenefit: 'Monthly benefit',
  annualEarnings: 'Annual earnings',
  waitingPeriod: 'Waiting period',
  benefitPeriod: 'Benefit period',
  options: 'Extra cost options',
  none: 'None',
  notIncluded: 'Not included',
  notAnswered: 'Not answered',
  aMonth,
  parts: (link: string, linked: string, standalone: string) => `${link} ${linked}, standalone ${standalone}`,
  owners: {
    S: 'Inside super',
    O: 'Outside super',
    J: 'Partially from super',
  } satisfies Record<Owner, string>,
  structures: {
    life: 'Linked to life',
    criticalIllness: 'Linked to critical illness',
    standalone: 'Standalone',
  } satisfies Record<TpdLink, string>,
  occupationTypes: {
    own: 'Own occupation',
    any: 'Any occupation',
  } satisfies Record<OccupationType, string>,
  tpdExtras: {
    lifeBuyBack: 'Life buy back',
    doubleTpd: 'Double TPD',
  } satisfies Record<TpdExtra, string>,
  criticalIllnessExtras: {
    lifeBuyBack: 'Life buy back',
    reinstatement: 'Reinstatement',
  } satisfies Record<CriticalIllnessExtra, string>,
  incomeProtectionOptions: {
    increasingClaim: 'Increasing claim',
    superContribution: 'Super contribution 10%',
  } satisfies Record<IncomeProtectionOption, string>,
  waits: {
    30: '30 days',
    60: '60 days',
    90: '90 days',
    730: '2 years',
  } satisfies Record<WaitingPeriod, string>,
  benefits: {
    1: '1 year',
    2: '2 years',
    5: '5 years',
    65: 'To age 65',
  } satisfies Record<BenefitPeriod, string>,
  person: {
    age: 'Your age',
    gender: 'Gender',
    smoker: 'Smoker',
    occupation: 'Occupation',
    state: 'State or territory',
    premiumType: 'Premium type',
  },
  genders: { M: 'Male', F: 'Female' } satisfies Record<Gender, string>,
  premiumTypes: {
    stepped: 'Stepped (variable age-stepped)',
    level: 'Level (variable)',
  } satisfies Record<PremiumType, string>,
  yes: 'Yes',
  no: 'No',
}
