import { componentStyle } from '../theme/componentStyle.ts'

export const differenceWords = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})
