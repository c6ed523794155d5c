import type { ClaimWorkStatus, OtherBenefit } from '@coverkit/core/claims'

export const whatHappenedCopy = {
  title: 'What happened',
  lead: 'Everything on this page is optional. Tell us what you can. The rest can wait until we talk.',
  labels: {
    description: 'In your own words',
    doctors: 'Doctors and hospitals',
    workStatus: 'Work at the moment',
    selfEmployed: 'Self-employed?',
    offWorkFrom: 'First day off work',
    offWorkTo: 'Date you went back to work',
    otherBenefits: 'Other payments for the same illness or injury',
  },
  hints: {
    description: 'A few sentences are plenty. Please leave out any results of genetic tests.',
    descriptionDeath: 'A few sentences are plenty, or leave it blank. We can talk it through when we call.',
    doctors: 'Names, practices or hospitals, as far as you remember.',
    offWorkTo: 'Leave it blank if that day hasn’t come yet.',
    otherBenefits:
      'These payments may change what an income protection policy pays. Tick any you get or have applied for.',
  },
  workStatuses: {
    working: 'Working as usual',
    fewerHours: 'Working less than usual',
    notWorking: 'Not working',
  } satisfies Record<ClaimWorkStatus, string>,
  yesNo: { yes: 'Yes', no: 'No' },
  otherBenefits: {
    workersCompensation: { label: 'Workers compensation', hint: 'For an injury or illness from work.' },
    ctp: { label: 'Compulsory third party insurance (CTP)', hint: 'For an injury in a road accident.' },
    centrelink: { label: 'Centrelink', hint: 'Such as JobSeeker or the Disability Support Pension.' },
  } satisfies Record<OtherBenefit, { label: string; hint: string }>,
  aside: {
    title: 'Take your time',
    text: 'There’s no rush. You can leave anything blank and tell us later.',
    why: 'The more the insurer knows at the start, the fewer questions it has later.',
  },
}
