import type { ReasonCode } from '@coverkit/core'

/**
 * The visitor's remedy for an automatic change: undo it (`undo`), change the answer that caused it and then
 * have it restored (`cause`), or change the amount itself (`amount`).
 */
export type Remedy = 'undo' | 'cause' | 'amount'

const remedies: Readonly<Record<ReasonCode, Remedy>> = {
  chosen: 'undo',
  'application-details': 'undo',
  'amount-rounded': 'amount',
  'cover-maximum': 'amount',
  'earnings-limit': 'cause',
  'life-deselected': 'undo',
  'critical-illness-deselected': 'undo',
  'cover-deselected': 'undo',
  'super-owner': 'cause',
  'own-occupation-not-in-super': 'cause',
  'tpd-link-changed': 'undo',
  'link-above-cover': 'undo',
  'link-target-missing': 'undo',
  'link-not-in-super': 'cause',
  'extra-needs-link': 'undo',
  'age-over-60': 'cause',
  'homemaker-cap': 'cause',
  'own-occupation-not-available': 'cause',
  'occupation-excluded': 'cause',
}

export function remedyFor(reason: ReasonCode): Remedy {
  return remedies[reason]
}
