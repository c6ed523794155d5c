import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const changesCopy = {
  title: 'Changes to your cover',
  none: 'You haven’t asked to change a policy yet. Once you do, you can follow the change here.',
  start: 'Change my cover',
  policy: (insurer: string, number: string) => `Change to ${insurer}, ${number}`,
  detail: (reference: string, day: string) => `Reference ${reference}. Submitted on ${day}.`,
  stages: {
    submitted: 'Submitted',
    insurer: 'In progress',
    done: { todo: 'Change', current: 'Change', done: 'Changed' },
  },
  withInsurer: 'In progress',
  done: 'Done',
  doneText: 'The changes you asked for have been made.',
  /** The same, where no cover was to stay: the policy may have lapsed before its insurer ended it. */
  endedText: 'The policy has ended. It doesn’t cover you any more.',
  startsOn: (day: string) => `It’s due to start on ${day}. Until it does, your policy stays as it is.`,
  /** Once the day is past, and the policy on record is as it was. */
  wasDue: (day: string) => `It was due to start on ${day}`,
  /** The two, where no cover was to stay. */
  endsOn: (day: string) => `Your policy is due to end on ${day}. Until it does, it stays as it is.`,
  wasDueToEnd: (day: string) => `Your policy was due to end on ${day}`,
  notOnRecord: 'but we don’t have that on record yet.',
  callUs: 'Call us if you haven’t heard from the insurer.',
  notDated: 'Your policy stays as it is until the insurer has made the change.',
  /** For an increase requested with other changes, which start without it. */
  increaseDecided: 'The insurer decides on the increase once it has your proof.',
  insurerDecides: 'The insurer reads your health answers first. Until it agrees, your policy stays as it is.',
  insurerSeesProof:
    'The insurer decides once it has your proof of the event. Until it accepts, your policy stays as it is.',
  increase: 'Increase after a life event',
  increaseOf: (cover: string, by: string) => `${cover}: ${by} more`,
  table: 'What you asked for',
  columns: { item: 'What', from: 'From', to: 'To' },
  premium: 'Premium',
  premiumBeforeIncrease: 'Premium, not counting the increase',
}

export const changesTexts: QueryTexts = {
  loading: 'Getting your changes',
  failed: {
    title: 'We couldn’t get your changes',
    text: 'This doesn’t affect them or your cover. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the list',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
