import type { SumLimitReason } from '@coverkit/core/change-cover'

export const selectCoversCopy = {
  title: 'Choose your covers',
  lead: 'Tick the covers you want from now on. You set the amount and the terms of each on the next pages.',
  legend: 'Which covers do you want to keep or add?',
  now: (amount: string) => `Now: ${amount}.`,
  stays: 'Leave it ticked to keep it. If you untick it, it ends.',
  notHeld: 'You don’t have it. Tick it to add it: the insurer asks about your health first.',
  adding: 'You’re adding it. The insurer asks about your health first.',
  going: (amount: string) =>
    `You have ${amount}. It ends with this change. You may not be able to get it back, and if you can, you’d have to answer health questions first.`,
  unavailable: {
    'entry-age': 'You can’t add this cover at your age.',
    'occupation-excluded': 'You can’t add this cover in your occupation.',
    'homemaker-cap': 'You can’t add this cover in your occupation.',
    'earnings-limit': 'You can’t add this cover with the earnings you’ve entered.',
    'cover-maximum': 'You can’t add this cover.',
  } satisfies Record<SumLimitReason, string>,
  /** In place of `entry-age`: life cover is offered at more ages with stepped premiums. */
  unavailableLevel: 'You can’t add this cover at your age with level premiums.',
  none: {
    title: 'With no cover left, the policy ends',
    text: 'You can continue and ask the insurer to end it. This policy won’t cover you any more. If you want cover again later, you’d have to answer health questions, and an insurer might not offer it to you.',
  },
  aside: {
    title: 'Why people change their cover',
    text: 'A new home loan, children, a new job or a pay rise can mean you need more. Paying off debts, children leaving home or a tight budget can mean you need less.',
    why: 'The insurer needs to know which covers to keep, end or start.',
  },
}
