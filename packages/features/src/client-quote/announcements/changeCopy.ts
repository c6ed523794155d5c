import type { ReasonCode } from '@coverkit/core'

interface FromTo {
  readonly from: string
  readonly to: string
}

/** The words of automatic changes. Reasons complete "because …". */
export const changeCopy = {
  title: 'What we changed',
  undo: 'Undo',
  restore: 'Restore',
  /** One effect in a sentence of its own. */
  sentence: (cause: string, effect: string) => `${cause}, so we ${effect}.`,
  /** Above several effects of one cause. */
  so: (cause: string) => `${cause}, so we:`,
  changed: (label: string, { from, to }: FromTo) => `changed ${label} from ${from} to ${to}`,
  rounded: (label: string, { from, to }: FromTo) => `rounded ${label} from ${from} to ${to}`,
  removed: (cover: string) => `removed ${cover}`,
  cleared: (cover: string) => `cleared your answers about ${cover}`,
  offer: (cause: string) => `You’ve changed ${cause}. You can undo what we changed because of it:`,
  bringBack: (cover: string) => `Add ${cover} again.`,
  setBack: (label: string, to: string) => `Set ${label} back to ${to}.`,
  deselected: (cover: string) => `You removed ${cover}`,
  fromSuper: 'You chose to pay through super',
  notFromSuper: 'You chose not to pay through super',
  /** The cause of a change: the first half of its sentence. */
  causes: {
    chosen: 'You asked us to',
    'application-details': 'Your application says something else',
    'amount-rounded': 'Insurers only offer cover in round amounts',
    'cover-maximum': 'That’s more than you can choose',
    'earnings-limit': 'Income protection pays up to 70% of what you earn',
    'life-deselected': 'You removed life cover',
    'critical-illness-deselected': 'You removed critical illness cover',
    'cover-deselected': 'You removed a cover',
    'super-owner': 'You answered the question about paying through super',
    'own-occupation-not-in-super': 'You can’t hold own occupation cover inside super',
    'tpd-link-changed': 'You changed how your TPD cover is structured',
    'link-above-cover': 'A linked amount can’t be more than the cover it’s linked to',
    'link-target-missing': 'You can’t link to a cover without an amount',
    'link-not-in-super': 'You can’t link TPD cover inside super to critical illness cover',
    'extra-needs-link': 'You can only have this extra if the cover is linked to life cover',
    'age-over-60': 'Income protection isn’t available after age 60',
    'homemaker-cap': 'Insurers offer less cover when your occupation is home duties',
    'own-occupation-not-available': 'Own occupation isn’t available for your job',
    'occupation-excluded': 'Income protection isn’t available for your job',
  } satisfies Record<ReasonCode, string>,
  paidAs: {
    label: 'How you’re paid',
    values: { employee: 'Employee', selfEmployed: 'Self-employed', none: 'not answered' },
  },
  changeCause: (cause: string) => `Change ${cause}`,
}
