import type { BenefitPeriod, NeedsCover, WaitingPeriod } from '@coverkit/core'
import type { Field } from './view.ts'

export const existingCoverCopy = {
  title: 'Cover you already have',
  coversHint: 'Look in your super statement too. Tick nothing if you have none.',
  optionHints: {
    lifeCover: 'Paid when you die or are terminally ill',
    tpdCover: 'Paid when you are totally and permanently disabled',
    criticalIllnessCover: 'Paid on the diagnosis of a serious illness, also called trauma cover',
    incomeProtectionCover: 'A monthly benefit while you cannot work',
  } satisfies Record<NeedsCover, string>,
  monthSuffix: 'a month',
  unknownPeriod: 'I am not sure',
  action: 'See my results',
  sending: 'Working out your results',
  notSent: {
    title: 'Your results are ready but not sent',
    text: 'We could not reach our server. Your answers are still on this page and nothing is lost.',
    refused:
      'Our server refused your answers as they are. They are still on this page and nothing is lost. Beside “Saved” below stands what to change.',
    again: 'Try again',
    anyway: 'See my results anyway',
    log: 'Form failed to send',
  },
  aside: {
    title: 'What this step is for',
    text: 'Cover that you hold is taken off what you need, so that you do not pay for it twice.',
    why: 'You may have life and TPD cover in super without knowing it. Your fund can tell you the amounts.',
  },
}

export const labels: Readonly<Record<Field, string>> = {
  selectedCovers: 'Which covers do you have?',
  lifeCover: 'Life cover amount',
  tpdCover: 'TPD cover amount',
  criticalIllnessCover: 'Critical illness cover amount',
  incomeProtectionCover: 'Income protection a month',
  existingWaitingPeriod: 'Waiting period',
  existingBenefitPeriod: 'Benefit period',
}

export const options = {
  selectedCovers: {
    lifeCover: 'Life cover',
    tpdCover: 'TPD cover',
    criticalIllnessCover: 'Critical illness cover',
    incomeProtectionCover: 'Income protection',
  } satisfies Record<NeedsCover, string>,
  existingWaitingPeriod: {
    '30': '30 days (1 month)',
    '60': '60 days (2 months)',
    '90': '90 days (3 months)',
    '730': '730 days (2 years)',
  } satisfies Record<WaitingPeriod, string>,
  existingBenefitPeriod: {
    '1': '1 year',
    '2': '2 years',
    '5': '5 years',
    '65': 'To age 65',
  } satisfies Record<BenefitPeriod, string>,
}
