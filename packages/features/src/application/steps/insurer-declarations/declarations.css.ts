import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const PHONE = 'screen and (min-width: 22rem)'
const WIDE = 'screen and (min-width: 40rem)'

/** The title of what was answered on a step, above its lines. */
export const head = style({
  paddingBlockEnd: theme.space[8],
  borderBlockEnd: `1px solid ${theme.colour.border}`,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': {
    // On a narrow phone, or with large text, the label has a line of its own: two fifths of it break words.
    [PHONE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [WIDE]: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
})

export const label = style({
  color: theme.colour.softInk,
})

export const value = style({
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
})
