import type { CoverKind } from '@coverkit/core'

export const selectCoversCopy = {
  title: 'Choose your covers',
  lead: 'Tick the covers you want from here on. You set the amount and the terms of each on the next pages.',
  legend: 'Which covers do you want to keep or add?',
  covers: {
    life: 'Life cover',
    tpd: 'TPD cover',
    criticalIllness: 'Critical illness cover',
    incomeProtection: 'Income protection',
  } satisfies Record<CoverKind, string>,
  now: (amount: string) => `Now: ${amount}. Untick it to remove the cover.`,
  stays: 'You can raise it, lower it or change its terms.',
  notHeld: 'Now: none. Tick it to add the cover. The insurer asks about your health first.',
  going: (amount: string) =>
    `You have ${amount}. Unticked, it ends. To get it back later, you’d answer health questions.`,
  unavailable: 'You can’t add this cover at your age or in your occupation.',
  none: {
    title: 'Without a cover, the policy ends',
    text: 'You can go on and ask the insurer to end it. You won’t be covered any more, and new cover needs health questions.',
  },
  aside: {
    title: 'Why people change their cover',
    text: 'A new home loan, children, a new job or a pay rise can mean that you need more. Debts paid off, children who’ve left home or a tight budget can mean that you need less.',
    why: 'The insurer has to know which covers go on, which end and which begin.',
  },
}
