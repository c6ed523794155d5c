import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const controls = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 15rem))' },
    // Large text on a phone.
    'screen and (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const heading = style({ display: 'grid', gap: theme.space[16] })

/** Never small print: what these prices are stands where the prices begin. */
export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[12],
  padding: `${theme.space[12]} ${theme.space[16]}`,
  borderInlineStart: `4px solid ${theme.colour.accent}`,
  background: theme.colour.tint,
  fontWeight: 600,
})

export const notes = style({
  display: 'grid',
  gap: theme.space[24],
  '@media': {
    'screen and (min-width: 56.25rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[48],
    },
  },
})
