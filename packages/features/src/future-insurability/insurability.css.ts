import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const policy = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[16],
  alignItems: 'center',
})

/** As high as a line, so that nothing moves while the amount is typed. */
export const after = style({
  minHeight: '1.5em',
  color: theme.colour.softInk,
  fontVariantNumeric: 'tabular-nums',
})

export const limits = style({ display: 'grid', margin: 0 })

export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[8],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  fontVariantNumeric: 'tabular-nums',
})

export const sum = style({ margin: 0, textAlign: 'end' })

export const lowest = style([limit, { fontWeight: 600 }])

export const counts = style({
  display: 'block',
  fontWeight: 400,
  fontSize: theme.text[15],
  color: theme.colour.softInk,
})

/** Two columns where there is room: what happens, and what was asked for. */
export const columns = style({
  display: 'grid',
  gap: theme.space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.space[64],
      alignItems: 'start',
    },
  },
})

export const facts = style({ display: 'grid', gap: theme.space[12], margin: 0 })
export const factLabel = style({ color: theme.colour.softInk, fontSize: theme.text[15] })
export const fact = style({ margin: 0, fontWeight: 600 })
