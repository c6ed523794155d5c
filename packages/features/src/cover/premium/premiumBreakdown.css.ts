import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const breakdown = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const covers = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})

export const cover = style({ margin: 0, marginBlockEnd: theme.space[4], fontWeight: 600 })

export const ledger = style({ margin: 0, minInlineSize: 0 })

export const policy = style({
  margin: 0,
  padding: theme.space[16],
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  maxInlineSize: theme.measure.form,
})

export const line = style({
  display: 'flex',
  // An amount goes under its name where there is no room beside it.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: '0.125rem',
})

export const sum = style([
  line,
  {
    marginBlockStart: theme.space[4],
    borderBlockStart: `1px solid ${theme.colour.line}`,
    paddingBlockStart: theme.space[4],
    fontWeight: 600,
  },
])

export const amount = style({
  margin: 0,
  // At the edge on a line of its own as well.
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
