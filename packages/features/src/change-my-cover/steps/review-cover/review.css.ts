import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 64rem)'

export const notice = style({ outline: 'none' })

/** An amount in one piece. */
export const figure = style({
  color: theme.colour.ink,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})

/** Under the table: what is folded, and at the end of the line the way back. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: theme.space[24],
  marginBlockStart: theme.space[12],
})

export const folds = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 20rem',
  minInlineSize: 0,
})

export const others = style({ display: 'grid', margin: 0, maxInlineSize: theme.measure.form })

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[16],
  minBlockSize: '2.75rem',
})

export const otherName = style({ flex: '1 1 12rem', color: theme.colour.softInk })

export const otherValue = style({ flex: '1 1 12rem', margin: 0 })

export const otherAction = style({ margin: 0 })

/** The consequences beside the price over the years. */
export const two = style({
  display: 'grid',
  gap: theme.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [DESK]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[48],
      alignItems: 'start',
    },
  },
})

export const terms = style({ display: 'grid', gap: theme.space[12], margin: 0 })
export const term = style({ margin: 0, fontWeight: 600 })
export const premium = style({
  margin: 0,
  fontSize: theme.text[24],
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
