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
    print: { padding: 0, background: 'none' },
  },
})

export const drawing = style({
  display: 'none',
  inlineSize: theme.measure.aside,
  blockSize: '8.25rem',
  '@media': { [DESK]: { display: 'block' } },
})
