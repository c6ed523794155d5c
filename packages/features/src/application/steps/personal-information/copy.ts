import type { ContactWay, EmploymentStatus, Residency } from '@coverkit/core'
import type { Person } from '#fields/holders'

export const informationCopy = {
  title: 'Your details',
  lead: (insurer: string) =>
    `${insurer} needs to know who’s insured and who owns the policy. Give names and dates of birth as they are on a passport or driver licence, because we check them against those later.`,
  insured: 'You’re the person insured, and you own the policy.',
  secondLead:
    'Someone who owns the policy with you, such as your partner. The cover still only insures you. Please make sure they’re happy for you to give us their details.',
  parts: {
    you: { work: 'Work and earnings', more: 'A little more' },
    second: { work: 'Their work and earnings', more: 'A little more about them' },
  } satisfies Record<Person, { readonly work: string; readonly more: string }>,
  labels: {
    employmentStatus: 'Employment status',
    annualEarnings: 'Annual earnings',
    weeklyHours: 'Hours of work a week',
    employer: 'Employer',
    residency: 'Residency in Australia',
    visaSubclass: 'Visa subclass',
    visaExpiry: 'Visa expires on',
    preferredContact: 'Preferred contact',
    accessibilityNeeds: 'What would help you',
  },
  secondLabels: {
    accessibilityNeeds: 'What would help them',
  },
  hints: {
    email: 'The insurer sends its questions and your documents here.',
    annualEarnings: 'Before tax. Self-employed: income after business costs.',
    weeklyHours: 'In a usual week, 0 to 168.',
    visaSubclass: 'The number on the visa, such as 482.',
    accessibilityNeeds: 'Such as large print, a relay service or an interpreter.',
  },
  aYear: 'a year',
  employment: {
    'Full-time': 'Full-time',
    'Part-time': 'Part-time',
    Casual: 'Casual',
    'Self-employed': 'Self-employed',
    Contractor: 'Contractor',
    'Home duties': 'Home duties',
    Unemployed: 'Unemployed',
    Student: 'Student',
  } satisfies Record<EmploymentStatus, string>,
  residencies: {
    citizen: 'Australian citizen',
    permanentResident: 'Permanent resident',
    temporaryVisa: 'Living here on a temporary visa',
    notResident: 'Not living in Australia',
  } satisfies Record<Residency, string>,
  contactWays: {
    email: 'Email',
    phone: 'Phone call',
    textMessage: 'Text message',
    post: 'Post',
  } satisfies Record<ContactWay, string>,
  occupation: {
    label: 'Occupation',
    none: 'Not in your quote yet',
    text: 'From your quote. If you change your occupation, you’ll need new prices.',
    change: 'Change my occupation in the quote',
  },
  warnings: {
    taxFileNumber:
      'There’s a nine-digit number here. If it’s a tax file number, please take it out. Nobody needs it for this.',
    residency:
      'You can carry on. Someone at the insurer will look at this, so its answer may take longer or differ from the quote.',
    hours:
      'You can carry on. The prices are for 20 hours a week or more, so someone at the insurer will look at this.',
  },
  removedText: 'We’ll delete what you entered about them when you continue.',
  differs: {
    title: 'This differs from your quote',
    age: (from: number | null, to: number) =>
      from === null
        ? `Your quote doesn’t have an age. Your date of birth makes you ${to}`
        : `You told us you were ${from}. Your date of birth makes you ${to}`,
    state: (from: string | null, to: string) =>
      from === null
        ? `Your quote doesn’t have a state. This address is in ${to}`
        : `You told us you live in ${from}. This address is in ${to}`,
    earnings: (from: string | null, to: string, benefit: string) =>
      from === null
        ? `Your quote doesn’t have your earnings. ${to} a year isn’t enough for a benefit of ${benefit} a month`
        : `You told us you earn ${from} a year. ${to} isn’t enough for a benefit of ${benefit} a month`,
    other: 'This doesn’t match your quote',
    pending: (insurer: string) =>
      `Your price is based on what you first told us. We’re getting the new one from ${insurer}.`,
    now: 'Now',
    withDetails: 'With these details',
    same: 'The price stays the same.',
    more: (amount: string) => `That’s ${amount} more.`,
    less: (amount: string) => `That’s ${amount} less.`,
    changes: 'What we changed',
    accept: 'Accept the new price',
    compare: 'Compare all insurers',
    declined: (insurer: string) =>
      `${insurer} doesn’t offer this cover with these details. Other insurers may. We’ve kept what you entered here.`,
    others: 'See other quotes',
    failed: (insurer: string) =>
      `Your price is based on what you first told us, and we couldn’t get the new one from ${insurer}. Try again, or compare all insurers. We’ve kept what you entered here.`,
    retry: 'Try again',
    accepted: 'You’ve accepted the new price',
    acceptedText: (price: string) =>
      `Your cover now costs ${price}. Press Continue. If your changes lead to new questions, we’ll ask those first.`,
    change: 'Change my answer',
  },
  aside: {
    title: 'Who sees this',
    text: 'We pass these details on to the insurer you chose. Its privacy statement says who else may see them. Never give us a tax file number. We don’t need it.',
    why: 'Your date of birth, state and earnings set the price and the cover. The insurer uses your contact details to send you its questions and your documents.',
  },
} as const
