import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[12]}`,
  color: theme.colour.ink,
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const framed = componentStyle({
  padding: '0.1875rem 0.5rem',
  border: `1px solid ${theme.colour.border}`,
  borderRadius: '6px',
  background: theme.colour.raised,
  fontWeight: 600,
  letterSpacing: '0.02em',
  '@media': { [media.narrow]: { letterSpacing: 0 } },
})
