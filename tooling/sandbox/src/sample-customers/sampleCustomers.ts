import type { EveryCover, SampleCustomer, SampleNomination } from './SampleCustomer.ts'

const person = (
  age: number,
  gender: 'M' | 'F',
  occupationId: number,
  state: SampleCustomer['person']['state'],
): SampleCustomer['person'] => ({ age, gender, isSmoker: false, occupationId, state })

const namedPerson = (
  first_Name: string,
  relationship_to_Policy_Holder: string,
  benefit_Percent: number,
): SampleNomination['beneficiaries'][number] => ({
  first_Name,
  last_Name: 'Sample',
  date_of_Birth: '1990-11-02',
  address: '12 Sample Street, Newtown NSW 2042',
  relationship_to_Policy_Holder,
  country_of_Citizenship: 'Australia',
  benefit_Percent,
})

/** The covers of Kim's policy, whose account and changes the tests of all covers read. */
const EVERY_COVER: EveryCover = {
  life: { amount: 1_200_000, lifeOwner: 'S' },
  tpd: { amountLinked: 800_000, tpdLinkTo: 'life', tpdOwner: 'S' },
  criticalIllness: { amount: 200_000 },
  incomeProtection: {
    annualEarnings: 110_000,
    monthlyBenefit: 6_000,
    waitingPeriod: '90',
    benefitPeriod: '65',
    incomeProtectionOwner: 'S',
  },
}

/**
 * One customer for each shape of policies. Robin, Alex, Kim and Sam have the worked examples of the rating rules
 * (1, 3, 5 and 4b with the benefit period that the insurer offers), in which their premiums can be looked up.
 */
export const SAMPLE_CUSTOMERS: readonly SampleCustomer[] = [
  {
    id: 'robin',
    givenName: 'Robin',
    accountName: 'wattlebird',
    shape: 'One policy: life cover outside super, stepped, indexation on',
    person: person(37, 'M', 4, 'NSW'),
    annualIncome: 92_000,
    suburb: 'Newtown',
    postcode: '2042',
    policies: [
      {
        insurer: 'MLC',
        number: 'MLC0012345',
        years: 2,
        daysPast: 9,
        covers: { life: { amount: 600_000 } },
        named: {
          nomination_Type: 'nominated',
          beneficiaries: [namedPerson('Jamie', 'Spouse', 60), namedPerson('Max', 'Child', 40)],
        },
      },
    ],
  },
  {
    id: 'alex',
    givenName: 'Alex',
    accountName: 'wattlebird',
    shape: 'TPD linked to life, with a standalone part and life buy back',
    person: person(45, 'M', 2, 'VIC'),
    annualIncome: 138_000,
    suburb: 'Brunswick',
    postcode: '3056',
    policies: [
      {
        insurer: 'ACC',
        number: 'AC104452K',
        years: 4,
        daysPast: 31,
        covers: {
          life: { amount: 500_000 },
          tpd: {
            amountLinked: 500_000,
            amountStandalone: 250_500,
            tpdLinkTo: 'life',
            occupationType: 'own',
            extras: ['lifeBuyBack'],
          },
        },
      },
    ],
  },
  {
    id: 'kim',
    givenName: 'Kim',
    accountName: 'wattlebird',
    shape:
      'All four covers inside super as far as the law allows, paid yearly by rollover; critical illness by card',
    person: person(50, 'M', 7, 'SA'),
    annualIncome: 110_000,
    suburb: 'Glenelg',
    postcode: '5045',
    policies: [
      {
        insurer: 'NEO',
        number: '40088112',
        years: 6,
        daysPast: 60,
        frequency: 'yearly',
        method: 'enduringRollover',
        outsideMethod: 'creditCard',
        covers: EVERY_COVER,
      },
    ],
  },
  {
    id: 'sam',
    givenName: 'Sam',
    accountName: 'redearth',
    shape: 'Income protection with both options, indexation off for good, and a claim on it',
    person: person(34, 'M', 25, 'WA'),
    annualIncome: 90_000,
    suburb: 'Kalgoorlie',
    postcode: '6430',
    claim: { type: 'incomeProtection', policy: '1002345678', daysAgo: 6, stage: 'acknowledged' },
    policies: [
      {
        insurer: 'ING',
        number: '1002345678',
        years: 1,
        daysPast: 20,
        indexation: 'offPermanent',
        covers: {
          incomeProtection: {
            annualEarnings: 90_000,
            monthlyBenefit: 5_250,
            waitingPeriod: '60',
            benefitPeriod: '2',
            extraCostOptions: ['increasingClaim', 'superContribution'],
          },
        },
      },
    ],
  },
  {
    id: 'jo',
    givenName: 'Jo',
    accountName: 'wattlebird',
    shape: 'Two policy holders, level premiums every quarter, indexation off for twelve months',
    person: person(41, 'F', 63, 'QLD'),
    annualIncome: 185_000,
    suburb: 'Paddington',
    postcode: '4064',
    secondHolder: 'Lee',
    policies: [
      {
        insurer: 'ZUR',
        number: 'ZU889120',
        years: 5,
        daysPast: 45,
        premiumType: 'level',
        frequency: 'quarterly',
        method: 'creditCard',
        indexation: 'off12Months',
        covers: {
          life: { amount: 900_000 },
          criticalIllness: { amount: 250_000, criticalIllnessLinkTo: 'life', extras: ['lifeBuyBack'] },
        },
      },
    ],
  },
  {
    id: 'casey',
    givenName: 'Casey',
    accountName: 'bluegum',
    shape: 'Life, TPD and income protection partly in super, the rest outside',
    person: person(39, 'F', 73, 'NSW'),
    annualIncome: 124_000,
    suburb: 'Newcastle',
    postcode: '2300',
    policies: [
      {
        insurer: 'AIG',
        number: 'AG10450099',
        years: 3,
        daysPast: 75,
        frequency: 'halfYearly',
        covers: {
          life: { amount: 750_000, lifeOwner: 'J' },
          tpd: { amountLinked: 500_000, tpdLinkTo: 'life', occupationType: 'own', tpdOwner: 'J' },
          incomeProtection: {
            annualEarnings: 124_000,
            monthlyBenefit: 7_000,
            waitingPeriod: '30',
            benefitPeriod: '5',
            incomeProtectionOwner: 'J',
          },
        },
      },
    ],
  },
  {
    id: 'pat',
    givenName: 'Pat',
    accountName: 'wattlebird',
    shape: 'A missed premium: one policy lapses in three weeks, another is paid up',
    person: person(33, 'F', 45, 'TAS'),
    annualIncome: 71_000,
    suburb: 'Launceston',
    postcode: '7250',
    policies: [
      {
        insurer: 'MLP',
        number: 'MLP2210087',
        years: 2,
        daysPast: 50,
        lapsesInDays: 21,
        covers: { life: { amount: 400_000 } },
      },
      {
        insurer: 'NEO',
        number: '40090551',
        years: 1,
        daysPast: 12,
        covers: { criticalIllness: { amount: 100_000 } },
      },
    ],
  },
  {
    id: 'drew',
    givenName: 'Drew',
    accountName: 'coolabah',
    shape: 'Over 60, with level premiums set at 55 and income protection that goes on to 65',
    person: person(62, 'M', 2, 'VIC'),
    annualIncome: 150_000,
    suburb: 'Ballarat',
    postcode: '3350',
    policies: [
      {
        insurer: 'MLC',
        number: 'MLC0004410',
        years: 7,
        daysPast: 80,
        premiumType: 'level',
        covers: {
          life: { amount: 350_000 },
          incomeProtection: {
            annualEarnings: 132_000,
            monthlyBenefit: 7_500,
            waitingPeriod: '90',
            benefitPeriod: '65',
          },
        },
      },
      {
        insurer: 'MLP',
        number: 'MLP1190230',
        years: 11,
        daysPast: 18,
        frequency: 'yearly',
        indexation: 'offPermanent',
        covers: { life: { amount: 150_000, lifeOwner: 'S' } },
      },
    ],
  },
  {
    id: 'morgan',
    givenName: 'Morgan',
    accountName: 'wattlebird',
    shape:
      'Ten policies, with every insurer and at every frequency; one TPD is linked to critical illness. A claim waits for documents',
    person: person(43, 'F', 2, 'ACT'),
    annualIncome: 160_000,
    suburb: 'Dickson',
    postcode: '2602',
    claim: { type: 'criticalIllness', policy: 'ZU000005', daysAgo: 20, stage: 'reviewed' },
    policies: [
      { insurer: 'MLP', number: 'MLP3000001', years: 9, daysPast: 3, covers: { life: { amount: 300_000 } } },
      {
        insurer: 'NEO',
        number: '40000002',
        years: 8,
        daysPast: 11,
        frequency: 'quarterly',
        covers: { life: { amount: 250_000, lifeOwner: 'S' } },
      },
      {
        insurer: 'MLC',
        number: 'MLC0000003',
        years: 7,
        daysPast: 19,
        covers: { tpd: { amountStandalone: 300_000, tpdOwner: 'S' } },
      },
      {
        insurer: 'ACC',
        number: 'AC000004D',
        years: 6,
        daysPast: 27,
        frequency: 'halfYearly',
        covers: {
          tpd: { amountLinked: 150_000, tpdLinkTo: 'criticalIllness', occupationType: 'own' },
          criticalIllness: { amount: 200_000 },
        },
      },
      {
        insurer: 'ZUR',
        number: 'ZU000005',
        years: 5,
        daysPast: 35,
        covers: { criticalIllness: { amount: 150_000, extras: ['reinstatement'] } },
      },
      {
        insurer: 'ING',
        number: '1000000006',
        years: 4,
        daysPast: 43,
        covers: {
          incomeProtection: { annualEarnings: 160_000, monthlyBenefit: 4_000, incomeProtectionOwner: 'S' },
        },
      },
      {
        insurer: 'AIG',
        number: 'AG00000007',
        years: 3,
        daysPast: 51,
        frequency: 'yearly',
        covers: {
          incomeProtection: {
            annualEarnings: 160_000,
            monthlyBenefit: 3_000,
            waitingPeriod: '730',
            benefitPeriod: '65',
          },
        },
      },
      {
        insurer: 'MLC',
        number: 'MLC0000008',
        years: 2,
        daysPast: 59,
        premiumType: 'level',
        covers: { life: { amount: 200_000 } },
      },
      {
        insurer: 'ACC',
        number: 'AC000009J',
        years: 1,
        daysPast: 67,
        covers: {
          life: { amount: 500_000 },
          tpd: {
            amountLinked: 500_000,
            tpdLinkTo: 'life',
            occupationType: 'own',
            extras: ['lifeBuyBack', 'doubleTpd'],
          },
        },
      },
      {
        insurer: 'ZUR',
        number: 'ZU000010',
        years: 0,
        daysPast: 75,
        indexation: 'off12Months',
        covers: { life: { amount: 100_000, lifeOwner: 'J' } },
      },
    ],
  },
  {
    id: 'ash',
    givenName: 'Ash',
    accountName: 'saltbush',
    shape: 'No policy yet',
    person: person(29, 'F', 95, 'NT'),
    annualIncome: 78_000,
    suburb: 'Darwin',
    postcode: '0800',
    policies: [],
  },
]
