import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two beside each other where there is room for both. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(21rem, 100%), 1fr))',
  gap: theme.space[16],
  alignItems: 'start',
  listStyle: 'none',
})
