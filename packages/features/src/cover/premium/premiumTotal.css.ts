import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const total = style({
  fontSize: theme.text[38],
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  // Whole, however large the text is for the screen.
  '@media': { 'screen and (max-width: 15rem)': { fontSize: `min(${theme.text[38]}, 12vw)` } },
})

export const per = style({ fontSize: theme.text[20], fontWeight: 400 })
