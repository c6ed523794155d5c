import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const simulator = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 })

/** Two by two where there is room. */
export const amounts = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const one = style({ maxInlineSize: theme.measure.form })

/** The fields of the search by premium, in a row when there is room. */
export const target = style({
  display: 'grid',
  gap: theme.space[16],
  alignItems: 'end',
  justifyItems: 'start',
})

export const years = style({ display: 'grid', gap: theme.space[12], minInlineSize: 0 })

/** An amount in one piece. */
export const figure = style({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})
