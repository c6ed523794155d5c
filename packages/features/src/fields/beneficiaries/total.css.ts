import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[12]}`,
  padding: theme.space[16],
  borderRadius: theme.radius.control,
  background: theme.colour.tint,
  maxInlineSize: theme.measure.form,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

/** How much of the benefit is shared; the words above it say so. */
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  marginBlockStart: theme.space[8],
  borderRadius: '4px',
})

export const track = style({ fill: theme.colour.track })

export const shared = style({
  fill: theme.colour.action,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
