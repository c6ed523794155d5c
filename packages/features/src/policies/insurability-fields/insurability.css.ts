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
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const limits = style({ display: 'grid', margin: 0 })

export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[8],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const sum = style({ margin: 0, textAlign: 'end', whiteSpace: 'nowrap' })

export const lowest = style([limit, { fontWeight: 600 }])

export const counts = style({
  display: 'block',
  whiteSpace: 'normal',
  fontWeight: 400,
  fontSize: theme.text[15],
  color: theme.colour.softInk,
})

export const facts = style({ display: 'grid', gap: theme.space[12], margin: 0 })
export const factLabel = style({ color: theme.colour.softInk, fontSize: theme.text[15] })
export const fact = style({ margin: 0, fontWeight: 600 })
