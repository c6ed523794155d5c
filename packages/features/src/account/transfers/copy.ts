import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'
import type { AddTexts } from '../add-by-code/AddableKind.ts'

const claim: AddTexts = {
  summary: 'Add a transfer you made without logging in',
  lead: 'Enter its reference. We’ll email a code to the first policy holder’s address in that transfer, so nobody else can add it.',
  reference: 'Transfer reference',
  referenceHint:
    'Eight letters and digits, such as T7KQ 3WXR. It’s in our email and on the page you saw after submitting.',
  referenceMissing: 'Enter the transfer reference',
  referenceFormat: 'Check the reference: it has eight letters and digits',
  send: 'Email me a code for the transfer',
  sending: 'Sending the code',
  sent: (reference) =>
    `If transfer ${reference} can be added, a code is on its way to its first policy holder. It works for 10 minutes.`,
  sentByLink: 'Press the button to add the transfer from our email.',
  code: 'Code for the transfer',
  confirm: 'Add the transfer',
  confirming: 'Adding the transfer',
  again: 'Use another reference',
  done: 'The transfer is in your account',
  doneText: (reference) => `You can follow ${reference} here from now on.`,
}

export const transfersRegionCopy = {
  title: 'Transfers',
  none: 'You haven’t used this account to ask us to look after an existing policy yet.',
  transfer: (reference: string) => `Transfer ${reference}`,
  submitted: (day: string) => `Submitted on ${day}.`,
  letters: 'Your letters of authority are under “Documents”.',
  lettersLater: 'Once everyone has signed, you’ll find your letters of authority under “Documents”.',
  start: 'Transfer a policy to us',
  claim,
}

export const transfersTexts: QueryTexts = {
  loading: 'Getting your transfers',
  failed: {
    title: 'We couldn’t get your transfers',
    text: 'They’re still with us, and your cover hasn’t changed. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the list',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
