import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const drafts = style({
  display: 'grid',
  gap: theme.space[16],
  listStyle: 'none',
  '@media': { 'screen and (min-width: 54rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
