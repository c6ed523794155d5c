import { componentStyle } from '../theme/componentStyle.ts'
import { media } from '../theme/media.ts'

export const differenceWords = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  // A unit such as “a month” goes to the next line; the amount has no place to break at.
  '@media': { [media.largeText]: { whiteSpace: 'normal' } },
})
