import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two short numbers that are read together. Their controls align, whatever the length of their hints. */
export const fields = style({
  display: 'grid',
  gap: theme.space[24],
  alignItems: 'end',
  '@media': { 'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
