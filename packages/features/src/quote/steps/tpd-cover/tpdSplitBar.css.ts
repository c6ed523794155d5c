import { themeContract as theme } from '@coverkit/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  maxInlineSize: theme.measure.form,
  gap: theme.space[12],
  padding: theme.space[16],
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
})

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: theme.space[12],
  borderRadius: theme.space[8],
  overflow: 'hidden',
})

export const linkedBar = style({ fill: theme.colour.action, forcedColorAdjust: 'none' })
export const standaloneBar = style({ fill: theme.colour.accent, forcedColorAdjust: 'none' })

export const parts = style({ display: 'grid', gap: theme.space[8], margin: 0 })

const row = { display: 'flex', justifyContent: 'space-between', gap: theme.space[16] } as const
export const part = style(row)
export const total = style({
  ...row,
  paddingBlockStart: theme.space[8],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  fontWeight: 600,
})
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const mark = style({
  display: 'inline-block',
  inlineSize: theme.space[12],
  blockSize: theme.space[12],
  marginInlineEnd: theme.space[8],
  borderRadius: '2px',
  forcedColorAdjust: 'none',
})
export const marks = styleVariants({
  linked: { background: theme.colour.action },
  standalone: { background: theme.colour.accent },
})
