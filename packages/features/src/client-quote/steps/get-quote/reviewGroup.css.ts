import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two groups side by side where there is room. */
export const groups = style({
  display: 'grid',
  gap: `${theme.space[32]} ${theme.space[32]}`,
  '@media': { 'screen and (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const group = style({ minInlineSize: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: theme.space[16],
  borderBlockEnd: `1px solid ${theme.colour.border}`,
})
