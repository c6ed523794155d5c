import {
  type BenefitPeriod,
  type CoverKind,
  type CriticalIllnessLink,
  formatMoney,
  type Gender,
  type OccupationType,
  OFFER_LIMITS,
  type Owner,
  type PremiumType,
  type ReasonCode,
  type State,
  type TpdLink,
  type WaitingPeriod,
} from '@coverkit/core'
import type { QuoteStepId } from '../common/quote-draft/quoteAnswers.ts'

export const stepNames = {
  'select-covers': 'Covers',
  'life-cover': 'Life',
  'tpd-cover': 'TPD',
  'critical-illness-cover': 'Critical illness',
  'income-protection-cover': 'Income protection',
  'personal-details': 'About you',
  'premium-type': 'Premium',
  'get-quote': 'Get quotes',
} as const satisfies Record<QuoteStepId, string>

interface CoverFacts {
  readonly pays: string
  readonly when: string
  readonly typical: string
  readonly notCovered: string
}

const disabledReasons: Partial<Record<ReasonCode, string>> = {
  'age-over-60': 'Not offered above age 60.',
  'occupation-excluded': 'Not offered for your occupation.',
}

export const quoteCopy = {
  flow: 'Quote',
  yes: 'Yes',
  no: 'No',
  whyWeAsk: 'Why we ask',
  amountLimits: (kind: Exclude<CoverKind, 'incomeProtection'>) => {
    const [min, max] = OFFER_LIMITS.sumInsured[kind]
    return `From ${formatMoney(min)} to ${formatMoney(max)}.`
  },
  willRound: (rounded: string) => `We will round this to ${rounded}.`,
  homemakerMaximum: (most: string) => `With home duties as your occupation, insurers offer at most ${most}.`,
  tenTimesIncome: (amount: string) => `10 x income: ${amount}`,
  calculatedNeed: (amount: string) => `Use my calculated need: ${amount}`,
  chips: 'Amounts to start from',
  owner: {
    legend: 'Who owns this cover?',
    hint: 'The owner pays the premium and is paid the benefit first.',
    labels: { S: 'Inside Super', O: 'Outside Super', J: 'Partially from Super' } satisfies Record<
      Owner,
      string
    >,
    notes: {
      S: 'Your super fund owns the policy and pays the premium from your balance.',
      O: 'You own the policy and pay the premium yourself.',
      J: 'Part is owned by your super fund, the rest by you.',
    } satisfies Record<Owner, string>,
  },
  structure: 'How is this cover structured?',
  extras: 'Extras',
  selectCovers: {
    title: 'Choose your covers',
    intro: 'Choose one or more. You can change your mind at any step.',
    legend: 'Which covers do you want?',
    covers: {
      life: 'Life cover',
      tpd: 'TPD cover',
      criticalIllness: 'Critical illness cover',
      incomeProtection: 'Income protection',
    } satisfies Record<CoverKind, string>,
    labels: { when: 'When:', typical: 'Often used to:', notCovered: 'Not covered:' },
    facts: {
      life: {
        pays: 'Pays a lump sum to the people you choose.',
        when: 'you die, or are told you have a terminal illness.',
        typical: 'pay out the home loan and keep the family going.',
        notCovered: 'suicide in the first 13 months.',
      },
      tpd: {
        pays: 'Pays you a lump sum.',
        when: 'an injury or illness means that you will never work again.',
        typical: 'clear debts, change the home, pay for care.',
        notCovered: 'an illness or injury that you will recover from.',
      },
      criticalIllness: {
        pays: 'Pays you a lump sum.',
        when: 'you have a listed illness, such as cancer, a heart attack or a stroke.',
        typical: 'pay for treatment and time away from work.',
        notCovered: 'illnesses that are not on the insurer’s list.',
      },
      incomeProtection: {
        pays: 'Pays you up to 70% of your income, each month.',
        when: 'illness or injury keeps you from working, after a waiting period.',
        typical: 'pay the mortgage and bills until you are back at work.',
        notCovered: 'losing your job, or leave you choose to take.',
      },
    } satisfies Record<CoverKind, CoverFacts>,
    unavailable: (reason: ReasonCode) => disabledReasons[reason] ?? 'Not offered to you.',
    payThroughSuper: 'Pay through super?',
    superHint: 'Paying from super leaves your take-home pay as it is, and your super balance smaller.',
    superYes:
      'Sets the owner to Inside Super for life, TPD and income protection. Critical illness cover stays outside.',
    superNo: 'Sets the owner to Outside Super. You pay the premiums yourself.',
    required: 'Choose at least one cover',
    aside: {
      title: 'What you are choosing',
      text: 'Life, TPD and critical illness cover pay once. Income protection pays each month. Many people hold two or three together.',
      why: 'Each insurer prices your covers together, and takes something off for more than one.',
      types: 'Compare the four types of cover',
    },
  },
  life: {
    title: 'Life cover',
    amount: 'Life cover amount',
    noun: 'your life cover amount',
    aside: {
      title: 'How much is enough?',
      text: 'Many people add up their debts, the years that their family would need support, and the cost of a funeral, then take off what they own.',
      why: 'The amount is what an insurer would pay, and sets most of the price.',
      calculator: 'Work it out with the calculator',
    },
  },
  tpd: {
    title: 'Total and permanent disability cover',
    amount: 'TPD cover amount',
    noun: 'your TPD cover amount',
    structures: {
      standalone: 'Standalone',
      life: 'Linked to Life',
      criticalIllness: 'Linked to Critical Illness',
    } satisfies Record<TpdLink, string>,
    structureNotes: {
      standalone: 'A cover of its own. A claim leaves your other covers as they are.',
      life: 'Costs less. A claim takes the linked part off your life cover.',
      criticalIllness: 'Costs less. A claim takes the linked part off your critical illness cover.',
    } satisfies Record<TpdLink, string>,
    notSelected: {
      life: 'Add life cover to your quote to link to it.',
      criticalIllness: 'Add critical illness cover to your quote to link to it.',
    },
    notInSuper:
      'Critical illness cover is always outside super, so cover inside super cannot be linked to it.',
    parentHint: 'This cover has no amount yet. TPD cover can be linked up to its amount.',
    parentNoun: 'the amount of the cover to link to',
    definitions: 'How own and any occupation differ',
    structureRefused: 'Choose a structure that is offered with your covers and owner',
    split: {
      title: 'How your TPD cover is made up',
      linked: { life: 'Linked to life', criticalIllness: 'Linked to critical illness' },
      standalone: 'Standalone',
      total: 'Total',
      more: (parent: string) => `${parent} carries at most its own amount; the rest is standalone.`,
    },
    occupationType: 'Occupation type',
    occupationTypes: { own: 'Own occupation', any: 'Any occupation' } satisfies Record<
      OccupationType,
      string
    >,
    occupationNotes: {
      own: 'Pays when you can never work again in your own occupation. Costs more.',
      any: 'Pays when you can never work again in any occupation that suits your education, training or experience.',
    } satisfies Record<OccupationType, string>,
    ownNotInSuper: 'Own occupation cannot be held inside super.',
    ownNotOffered: 'Own occupation is not offered for your occupation.',
    jointNote:
      'With this owner, the part inside super is any occupation; own occupation applies to the part outside.',
    extraNotes: {
      lifeBuyBack: 'After a TPD claim you can buy your life cover back.',
      doubleTpd: 'After a TPD claim your life cover stays as it is. Raises the premium.',
    },
    extraLabels: { lifeBuyBack: 'Life buy back', doubleTpd: 'Double TPD' },
    needsLifeLink: 'Needs TPD cover linked to life.',
    aside: {
      title: 'What counts as permanent',
      text: 'Two doctors usually have to agree that you will never work again. The definition you choose decides which work they look at.',
      why: 'Structure, definition and extras change both what is paid and the price.',
    },
  },
  criticalIllness: {
    title: 'Critical illness cover',
    amount: 'Critical illness cover amount',
    noun: 'your critical illness cover amount',
    structures: {
      standalone: 'Standalone',
      life: 'Linked to Life',
    } satisfies Record<CriticalIllnessLink, string>,
    structureNotes: {
      standalone: 'A cover of its own. A claim leaves your other covers as they are.',
      life: 'Costs less. A claim takes the amount off your life cover.',
    } satisfies Record<CriticalIllnessLink, string>,
    linkFaults: {
      'tpd-linked': 'Your TPD cover is linked to this cover, so it stays standalone and has no extras.',
      'no-life': 'Add life cover to your quote to link to it.',
      'no-life-amount': 'Enter a life cover amount first.',
    },
    aboveLife: 'A linked amount cannot be more than your life cover amount',
    structureRequired: 'Choose a structure',
    extraLabels: { lifeBuyBack: 'Life buy back', reinstatement: 'Reinstatement' },
    extraNotes: {
      lifeBuyBack: 'After a claim you can buy your life cover back.',
      reinstatement: 'After a claim your critical illness cover can start again for other illnesses.',
    },
    needsLifeLink: 'Needs critical illness cover linked to life.',
    owner: {
      title: 'Who owns this cover?',
      value: 'Outside Super',
      why: 'The law does not let a super fund hold new critical illness cover, so you own it and pay for it yourself.',
    },
    aside: {
      title: 'What it is for',
      text: 'Treatment, travel to specialists, and months away from work while you recover. Many people choose one to two years of income.',
      why: 'The amount is what an insurer would pay on a listed illness.',
    },
  },
  incomeProtection: {
    title: 'Income protection',
    earnings: 'Annual earnings',
    earningsHint:
      'Before tax. Employees: pay and regular extras. Self-employed: income after business costs.',
    replacement: 'Income to replace',
    replacementHint: 'Up to 70%: insurers no longer offer more.',
    benefit: 'Monthly benefit',
    benefitHint: (most: string) =>
      `Up to ${most} a month. Paid on your income before a claim, not on this figure.`,
    takeProposed: (amount: string) => `Use ${amount} a month`,
    waiting: 'Waiting period',
    waitingHint: 'How long you can live on sick leave and savings. A longer wait costs less.',
    waits: {
      30: '30 days (1 month)',
      60: '60 days (2 months)',
      90: '90 days (3 months)',
      730: '730 days (2 years)',
    } satisfies Record<WaitingPeriod, string>,
    waitNeeds65: 'A wait of 2 years is offered only with a benefit to age 65.',
    period: 'Benefit period',
    periodHint: 'The longest that one claim is paid. A longer period costs more.',
    periods: {
      1: '1 year',
      2: '2 years',
      5: '5 years',
      65: 'To age 65',
    } satisfies Record<BenefitPeriod, string>,
    options: 'Extra cost options',
    optionLabels: { increasingClaim: 'Increasing claim', superContribution: 'Super contribution 10%' },
    optionNotes: {
      increasingClaim: 'The benefit rises with inflation while you are on claim.',
      superContribution: 'Another 10% of the benefit is paid into your super while you are on claim.',
    },
    aYear: 'a year',
    aMonth: 'a month',
    benefitFirst: 'We work it out from your earnings. You can choose less.',
    earningsFault: 'Enter your annual earnings, more than $0',
    earningsNoun: 'your annual earnings',
    benefitNoun: 'your monthly benefit',
    replacementFault: `Enter a whole number from 1 to ${OFFER_LIMITS.earningsShare}`,
    benefitMax: (most: string) => `The most you can choose is ${most} a month`,
    benefitMin: (least: string) => `The least you can choose is ${least} a month`,
    earningsTooLow: (least: string) =>
      `70% of these earnings is less than ${least} a month, the least that insurers offer`,
    aside: {
      title: 'Tax and income protection',
      text: 'Outside super the premium is generally tax deductible and the benefit is taxed as income. This is general information: ask your tax adviser.',
      why: 'Your benefit cannot be more than 70% of what you earn.',
    },
  },
  personalDetails: {
    title: 'About you',
    age: 'Your age',
    ageHint: 'In whole years, 18 to 75.',
    gender: 'Gender',
    genders: { M: 'Male', F: 'Female' } satisfies Record<Gender, string>,
    genderHint: 'Insurers price on the sex recorded with them.',
    smoker: 'Do you smoke?',
    smokerHint: 'Yes if you used any tobacco or nicotine, vapes and patches included, in the last 12 months.',
    occupation: 'Occupation',
    occupationHint: 'Start typing, then choose the closest from the list.',
    occupationRequired: 'Choose an occupation from the list',
    loading: 'Loading occupations',
    failed: 'Failed to fetch occupation data',
    failedText: 'Your other answers are kept. Try again in a moment.',
    tryAgain: 'Try again',
    tryingAgain: 'Trying again',
    state: 'State or territory',
    states: {
      NSW: 'New South Wales',
      VIC: 'Victoria',
      QLD: 'Queensland',
      WA: 'Western Australia',
      SA: 'South Australia',
      TAS: 'Tasmania',
      ACT: 'Australian Capital Territory',
      NT: 'Northern Territory',
    } satisfies Record<State, string>,
    stateRequired: 'Select your state or territory',
    residency: 'These prices are for Australian residents working 20 hours a week or more.',
    privacy: 'We use these answers to price your quote, and keep them on this device and with us. Read our',
    privacyLink: 'privacy policy',
    ageFault: 'Enter your age in whole years',
    ageRange: (min: number, max: number) => `Enter an age from ${min} to ${max}`,
    getQuotes: 'Get quotes',
    changeCovers: 'Change my covers',
    aside: {
      title: 'What prices depend on',
      text: 'No name, phone number or e-mail is needed to see prices.',
      why: 'Age, sex recorded, smoking and occupation set what insurers charge. The state sets the stamp duty.',
    },
    fromCalculator: {
      title: 'Your calculated covers',
      text: 'We filled these in from the calculator.',
    },
  },
  premiumType: {
    title: 'How should your premium work?',
    legend: 'Premium type',
    labels: {
      stepped: 'Stepped (variable age-stepped)',
      level: 'Level (variable)',
    } satisfies Record<PremiumType, string>,
    notes: {
      stepped: 'Starts lower and is worked out again each year for your age, so it rises as you get older.',
      level: 'Starts higher and is based on your age when the cover starts, so it rises more slowly.',
    } satisfies Record<PremiumType, string>,
    bothRise:
      'Both can rise: insurers can change their rates, and cover that grows with inflation costs more.',
    frequency: 'Payment frequency',
    frequencyHint: 'Paying less often costs less in all.',
    frequencies: { monthly: 'Monthly', quarterly: 'Quarterly', halfYearly: 'Half-yearly', yearly: 'Yearly' },
    aside: {
      title: 'Stepped and level over the years',
      text: 'People who keep cover for a few years often choose stepped. People who keep it for decades compare both: level can cost less in the end.',
      why: 'Insurers price the two differently. Not every insurer offers level.',
    },
    sketch: {
      title: 'Level starts higher and rises more slowly',
      note: 'A sketch, not your premium.',
      stepped: 'Stepped',
      level: 'Level',
      age: 'Age',
      premium: 'Premium',
    },
  },
  getQuote: {
    title: 'Get your quotes',
    intro: 'Check what you asked for. We then ask each insurer for a price.',
    action: 'Get quotes',
    change: 'Change',
    covers: 'Your covers',
    selected: 'Covers',
    payThroughSuper: 'Pay through super',
    you: 'About you',
    premium: 'Premium',
    notAnswered: 'Not answered',
    linkedPart: 'Linked part',
    standalonePart: 'Standalone part',
    aside: {
      title: 'What happens next',
      text: 'Each insurer answers by itself, usually in a second or two. You compare prices, and choose only if you want to.',
      why: 'Prices are samples, and may change after an insurer has asked about your health.',
    },
  },
} as const
