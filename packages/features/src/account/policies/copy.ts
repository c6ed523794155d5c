import type { Owner } from '@coverkit/core'
import type { PolicyState } from '@coverkit/core/policies'
import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const policiesRegionCopy = {
  title: 'Your policies',
  none: 'You don’t have a policy with us yet. Once you do, you’ll see it here.',
  quote: 'Get a quote',
  transfer: 'Transfer a policy to us',
  figures: 'What it costs, and when',
  total: 'Total premium',
  plus: ' plus ',
  perYear: (amount: string) => `${amount} a year at today’s premiums`,
  unknown: (count: number) =>
    count === 1
      ? 'One policy isn’t counted, because we don’t have its premium.'
      : `${count} policies aren’t counted, because we don’t have their premiums.`,
  nothing: 'None',
  debit: 'Next debit',
  noDebit: 'None due',
  policies: (count: number) => `${count} policies`,
  anniversary: 'Next anniversary',
  anniversaryMeaning: 'The insurer works out your premium for the next year.',
  owners: {
    S: { title: 'Inside super.', text: 'Held by your fund, which pays a benefit under its own rules.' },
    J: { title: 'Partly from super.', text: 'Your fund holds one part, and you own the other.' },
    O: { title: 'Owned by you.', text: 'Held in your own name, outside super.' },
  } satisfies Record<Owner, { readonly title: string; readonly text: string }>,
  noOwner: {
    title: 'Owner not on record.',
    text: 'Call us if you need to know whether it’s inside super.',
  },
  states: {
    'in-force': 'In force',
    lapsing: 'Premium overdue',
    lapsed: 'Ended',
  } satisfies Record<PolicyState, string>,
  /** A cover beside what was worked out. */
  compared: {
    part: (percent: number, of: string) => `${percent}% of the ${of} you worked out.`,
    together: (percent: number) => `With your other policies it’s ${percent}%.`,
    togetherAll: 'With your other policies, you have all of it.',
    all: (of: string) => `All of the ${of} you worked out.`,
    more: (by: string, of: string) => `${by} more than the ${of} you worked out.`,
    none: 'You worked out that you’d need none.',
    workedOut: (day: string) => `Needs worked out on ${day}.`,
  },
  workOut: 'Work out your needs',
  review: 'Review my cover',
  contact: 'Contact us about this policy',
  payOrHelp: 'Pay, or get help',
  struggling: 'I’m struggling to pay',
  change: 'Change my cover',
  pending: {
    title: 'A change is with the insurer',
    text: (references: readonly string[]) =>
      references.length === 1
        ? `Its reference is ${references[0]}. Until it starts, your policy is as you see it here.`
        : `Their references are ${references.join(', ')}. Until they start, your policy is as you see it here.`,
    several: 'Changes are with the insurer',
    link: 'See what you asked for',
  },
  coolingOff: {
    title: (date: string) => `You can change your mind until ${date}`,
    text: (insurer: string) =>
      `If you cancel by then and haven’t made a claim, you get back what you’ve paid. Write to ${insurer} or to us, and give your policy number. If the policy is inside super, the money goes back to super.`,
    link: 'Cooling off and cancelling',
  },
  lifeEvents: {
    title: 'Has something changed?',
    text: 'After a marriage, a new child, a bigger home loan or a similar event, you may be able to increase your cover without health questions. You have 60 days from the event to ask.',
    link: 'See what you can increase',
  },
}

export const policiesTexts: QueryTexts = {
  loading: 'Getting your policies',
  failed: {
    title: 'We couldn’t get your policies',
    text: 'This doesn’t affect your cover. We just can’t show it right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the list',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
