import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 64rem)'

/** Two columns where there is room: what happens, and what stands beside it. */
export const columns = style({
  display: 'grid',
  gap: theme.space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [DESK]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.space[64],
      alignItems: 'start',
    },
  },
})

export const reference = style({
  fontSize: theme.text[48],
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Whole, however large the text is for the screen.
  '@media': { 'screen and (max-width: 15rem)': { fontSize: `min(${theme.text[24]}, 9vw)` } },
})
