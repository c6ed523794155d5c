import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const tasks = style({
  display: 'grid',
  gap: theme.space[16],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const task = style({
  display: 'grid',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  alignItems: 'center',
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})
