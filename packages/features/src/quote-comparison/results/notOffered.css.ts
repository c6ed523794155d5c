import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[12],
  alignItems: 'start',
  padding: theme.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
  '@media': {
    'screen and (min-width: 40rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(auto, 18rem)',
      paddingInline: theme.space[24],
    },
  },
})

export const action = style({
  gridColumn: '2',
  '@media': {
    // Text twice as large on a narrow phone.
    'screen and (max-width: 15rem)': { gridColumn: '1 / -1' },
    'screen and (min-width: 40rem)': { gridColumn: '3', justifySelf: 'end', textAlign: 'end' },
  },
})
