import { formatDay, timeOfDay } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

export const policiesRegionCopy = {
  title: 'Your policies',
  none: 'You don’t have a policy with us yet. Once you do, you’ll see it here.',
  quote: 'Get a quote',
  transfer: 'Transfer a policy to us',
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
  amountOn: (amount: string, day: string) => `${amount} on ${day}`,
  policies: (count: number) => `${count} policies`,
  anniversary: 'Next anniversary',
  anniversaryMeaning: 'That’s when the insurer works out the premium for the next year.',
  own: 'Cover you own',
  ownText: 'Held in your own name, outside super.',
  inBoth: 'Cover that’s partly from super is in both lists. It’s one cover, not two.',
  noOwner: 'We don’t have an owner on record for all of it. Call us if you need to know.',
  inSuper: 'Cover inside super',
  inSuperText: 'Held by your super fund for you. The fund pays a benefit under its own rules.',
  repeated: 'Its premium and dates are above, under Cover you own.',
  contact: 'Contact us about this policy',
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
  lifeEvents: {
    title: 'Has something changed?',
    text: 'After a marriage, a new child, a bigger mortgage or a similar event, you may be able to increase your cover without health questions. There’s a time limit of 60 days after most events, so ask early.',
    link: 'See what you can increase',
  },
}

export const policiesTexts: QueryTexts = {
  loading: 'Getting your policies',
  failed: {
    title: 'We couldn’t get your policies',
    text: 'Your cover goes on as before. We just can’t show it right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: (since) => {
      const at = new Date(since).toISOString()
      return `Last updated ${formatDay(at)}, ${timeOfDay(at)}`
    },
    refresh: 'Update the list',
    failed: 'We couldn’t get anything newer. Try again in a minute.',
  },
}
