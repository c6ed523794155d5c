import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** A phone on which the text is twice as large. */
const LARGE_TEXT = 'screen and (max-width: 15rem)'

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'start',
  gap: `0 ${theme.space[16]}`,
  margin: 0,
  padding: `${theme.space[12]} ${theme.space[20]}`,
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  '@media': { [LARGE_TEXT]: { padding: theme.space[8] } },
})

export const long = style({ margin: 0, fontSize: theme.text[17], fontWeight: 600, overflowWrap: 'anywhere' })

export const reference = style({
  margin: 0,
  fontSize: theme.text[24],
  fontWeight: 600,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  // Whole, however large the text is for the screen.
  '@media': { [LARGE_TEXT]: { fontSize: theme.text[17], letterSpacing: 0 } },
})
