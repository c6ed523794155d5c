import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: theme.space[12],
  alignItems: 'center',
  minBlockSize: '2.75rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
})

export const mark = style({ display: 'flex', color: theme.colour.success })
export const noMark = style({ display: 'flex', color: theme.colour.softInk })

/** An amount that doesn’t fit beside its cover stands under it, in one piece. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: theme.space[8],
})

export const name = style({ minInlineSize: 0 })
export const here = style([name, { fontWeight: 600 }])
export const quiet = style([name, { color: theme.colour.softInk }])

/** The whole line is as high as a finger. */
globalStyle(`${name} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  lineHeight: 1.25,
})

export const amount = style({
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Large text breaks before `a month`.
  '@media': { 'screen and (max-width: 15rem)': { whiteSpace: 'normal' } },
})

export const state = style({
  marginInlineStart: 'auto',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  whiteSpace: 'nowrap',
})
