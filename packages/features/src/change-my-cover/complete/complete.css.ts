import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 64rem)'
/** A phone on which the text is twice as large. */
const LARGE_TEXT = 'screen and (max-width: 15rem)'

export const arrival = style({
  display: 'grid',
  gap: theme.space[32],
  alignItems: 'center',
  padding: theme.space[24],
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
  '@media': {
    [DESK]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: theme.space[48] },
    [LARGE_TEXT]: { padding: theme.space[16] },
    print: { padding: 0 },
  },
})

export const drawing = style({
  display: 'none',
  inlineSize: theme.measure.aside,
  blockSize: '8.25rem',
  '@media': { [DESK]: { display: 'block' } },
})

/** In a frame of its own, which paper keeps. */
export const referenceFrame = style({
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

export const facts = style({ display: 'grid', gap: theme.space[12], margin: 0 })
export const name = style({ color: theme.colour.softInk, fontSize: theme.text[15] })
export const fact = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' })
