/** Why a field of a quote changed. Every code but `chosen` is an automatic change that is announced. */
export const REASON_CODES = [
  'chosen',
  'application-details',
  'amount-rounded',
  'cover-maximum',
  'earnings-limit',
  'life-deselected',
  'critical-illness-deselected',
  'cover-deselected',
  'super-owner',
  'own-occupation-not-in-super',
  'tpd-link-changed',
  'link-above-cover',
  'link-target-missing',
  'link-not-in-super',
  'extra-needs-link',
  'age-over-60',
  'homemaker-cap',
  'own-occupation-not-available',
  'occupation-excluded',
] as const
/** Why a field of a quote changed. */
export type ReasonCode = (typeof REASON_CODES)[number]
