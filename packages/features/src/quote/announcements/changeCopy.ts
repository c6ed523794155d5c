import type { ReasonCode } from '@coverkit/core'
import type { QuoteField } from '../answers/quoteLeaves.ts'

interface FromTo {
  readonly from: string
  readonly to: string
}

/** The words of automatic changes. Reasons complete "because …". */
export const changeCopy = {
  title: 'What we changed',
  undo: 'Undo',
  restore: 'Restore',
  none: 'none',
  notAnswered: 'not answered',
  changed: (label: string, { from, to }: FromTo, why: string) =>
    `We changed ${label} from ${from} to ${to} because ${why}.`,
  rounded: (label: string, { from, to }: FromTo, why: string) =>
    `We rounded ${label} from ${from} to ${to} because ${why}.`,
  removed: (cover: string, why: string) => `We took ${cover} out of your quote because ${why}.`,
  cleared: (cover: string, why: string) => `We cleared your answers about ${cover} because ${why}.`,
  offer: (cause: string) => `You changed ${cause}. What we changed because of it can come back:`,
  bringBack: (cover: string) => `Put ${cover} back in your quote.`,
  setBack: (label: string, to: string) => `Set ${label} back to ${to}.`,
  reasons: {
    chosen: 'you asked us to',
    'application-details': 'that’s what your application says',
    'amount-rounded': 'insurers cover in round steps',
    'cover-maximum': 'that is the most you can choose',
    'earnings-limit': 'income protection pays at most 70% of what you earn',
    'life-deselected': 'you took life cover out of your quote',
    'critical-illness-deselected': 'you took critical illness cover out of your quote',
    'cover-deselected': 'you took this cover out of your quote',
    'super-owner': 'of your answer about paying through super',
    'own-occupation-not-in-super': 'own occupation cover cannot be held inside super',
    'tpd-link-changed': 'you changed how your TPD cover is structured',
    'link-above-cover': 'a linked amount cannot be more than the cover it is linked to',
    'link-target-missing': 'the cover that it was linked to has no amount',
    'link-not-in-super':
      'critical illness cover is always outside super, so TPD cover inside super cannot be linked to it',
    'extra-needs-link': 'this extra needs a link to life cover',
    'age-over-60': 'income protection is not offered above age 60',
    'homemaker-cap': 'that is the most insurers offer when home duties are your occupation',
    'own-occupation-not-available': 'own occupation is not offered for your occupation',
    'occupation-excluded': 'income protection is not offered for your occupation',
  } satisfies Record<ReasonCode, string>,
  and: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  fields: {
    'personalDetails.age': 'your age',
    'personalDetails.gender': 'your gender',
    'personalDetails.isSmoker': 'whether you smoke',
    'personalDetails.occupation': 'your occupation',
    'personalDetails.occupationId': 'your occupation',
    'personalDetails.state': 'your state or territory',
    premiumType: 'your premium type',
    'covers.payThroughSuper': 'your answer about paying through super',
    'covers.selectedCovers': 'your covers',
    'lifeCover.amount': 'your life cover amount',
    'lifeCover.lifeOwner': 'who owns your life cover',
    'tpdCover.amountLinked': 'the linked part of your TPD cover',
    'tpdCover.amountStandalone': 'the standalone part of your TPD cover',
    'tpdCover.tpdLinkTo': 'the structure of your TPD cover',
    'tpdCover.occupationType': 'the occupation type of your TPD cover',
    'tpdCover.extras': 'the extras of your TPD cover',
    'tpdCover.tpdOwner': 'who owns your TPD cover',
    'criticalIllnessCover.amount': 'your critical illness cover amount',
    'criticalIllnessCover.criticalIllnessLinkTo': 'the structure of your critical illness cover',
    'criticalIllnessCover.extras': 'the extras of your critical illness cover',
    'criticalIllnessCover.criticalIllnessOwner': 'who owns your critical illness cover',
    'incomeProtectionCover.annualEarnings': 'your annual earnings',
    'incomeProtectionCover.incomeReplacement': 'the income to replace',
    'incomeProtectionCover.monthlyBenefit': 'your monthly benefit',
    'incomeProtectionCover.waitingPeriod': 'your waiting period',
    'incomeProtectionCover.benefitPeriod': 'your benefit period',
    'incomeProtectionCover.extraCostOptions': 'the options of your income protection',
    'incomeProtectionCover.incomeProtectionOwner': 'who owns your income protection',
    paymentFrequency: 'your payment frequency',
  } satisfies Record<QuoteField, string>,
  paidAs: {
    label: 'How you’re paid',
    values: { employee: 'As an employee', selfEmployed: 'Self-employed', none: 'not answered' },
  },
  changeCause: (cause: string) => `Change ${cause}`,
}
