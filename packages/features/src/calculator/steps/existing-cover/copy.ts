import { type BenefitPeriod, byName, kindOf, NEEDS_COVERS, type WaitingPeriod } from '@coverkit/core'
import { COVER_WORDS, sumLabel } from '#cover/words'

export const existingCoverCopy = {
  title: 'Cover you already have',
  coversHint: 'Check your super statement too. If you have no cover, don’t tick anything.',
  unknownPeriod: 'I am not sure',
  action: 'See my results',
  sending: 'Working out your results',
  notSent: {
    title: 'Your results are ready, but your answers didn’t reach us',
    text: 'We couldn’t connect. Your answers are still on this page.',
    unreadableTitle: 'Your results are ready, but we can’t tell whether your answers reached us',
    unreadable: 'We received an answer that we can’t read. Your answers are still on this page.',
    refused:
      'We couldn’t accept your answers. They’re still on this page. The message below the button says what to change.',
    again: 'Try again',
    anyway: 'See my results anyway',
    log: 'Form failed to send',
  },
  aside: {
    title: 'What this step is for',
    text: 'We take off the cover you already have, so you don’t pay for it twice.',
    why: 'Cover you already have counts towards what you need. You may have life and TPD cover in super without knowing it. Your fund can tell you the amounts.',
  },
}

export const labels = {
  selectedCovers: 'Which covers do you have?',
  ...byName(NEEDS_COVERS, (cover) => sumLabel(kindOf(cover))),
  existingWaitingPeriod: 'Waiting period',
  existingBenefitPeriod: 'Benefit period',
}

export type Field = keyof typeof labels

export const options = {
  selectedCovers: byName(NEEDS_COVERS, (cover) => COVER_WORDS[kindOf(cover)].name),
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
