import type { TransferStage } from '@coverkit/api-client'
import { formatDate, formatDay } from '@coverkit/core'

/** Words about the policies of a submitted transfer, wherever they are shown. */
export const transfersCopy = {
  stages: {
    sent: 'Sent',
    'with-insurer': 'With insurer',
    'needs-you': 'Needs something from you',
    transferred: 'Transferred',
  } satisfies Record<TransferStage, string>,
  waiting: 'Not sent yet',
  progress: 'Where it’s up to',
  trackerStages: {
    signed: { todo: 'Signatures', current: 'Signatures', done: 'Signed' },
    sent: { todo: 'Letter to insurer', current: 'Sent', done: 'Sent' },
    insurer: 'With insurer',
    transferred: { todo: 'Transfer', current: 'Transfer', done: 'Transferred' },
  },
  states: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' },
  texts: {
    sent: 'We’ve sent your letter of authority to the insurer.',
    'with-insurer': 'The insurer is working on it. You don’t need to do anything.',
    'needs-you': 'The insurer needs something from you. Call us and we’ll sort it out together.',
    transferred: 'We look after this policy now.',
  } satisfies Record<TransferStage, string>,
  notFound:
    'The insurer couldn’t find this policy. Call us, and have your policy schedule handy. We’ll sort it out together.',
  waitingText: 'We’ll send the letter of authority once the transfer is submitted and everyone has signed.',
  noInsurer: 'Insurer not given',
  number: (number: string) => `Policy ${number}`,
  noNumber: 'Policy number not known yet',
  name: (name: string) => `In the name of ${name}`,
  since: (instant: string) => `Since ${formatDay(instant)}`,
  expected: (date: string) => `Expected by ${formatDate(date)}`,
}
