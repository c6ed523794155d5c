import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const insurer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[12],
  alignItems: 'center',
})

export const total = style({
  fontSize: theme.text[38],
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})

export const per = style({ fontSize: theme.text[20], fontWeight: 400 })

export const sample = style({
  padding: `${theme.space[12]} ${theme.space[16]}`,
  borderInlineStart: `4px solid ${theme.colour.accent}`,
  background: theme.colour.tint,
  fontWeight: 600,
})

export const cover = style({
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const terms = style({ marginBlockStart: theme.space[8] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.space[16],
  paddingBlock: theme.space[4],
})

export const label = style({ color: theme.colour.softInk })
