import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const reference = style({
  margin: 0,
  fontSize: theme.text[48],
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Whole, however large the text is for the screen.
  '@media': { 'screen and (max-width: 15rem)': { fontSize: `min(${theme.text[24]}, 9vw)` } },
})
export const facts = style({
  display: 'grid',
  gap: theme.space[16],
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
})
export const fact = style({ margin: 0, fontWeight: 600 })
