import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 48rem)'

export const page = style({
  display: 'grid',
  gap: theme.space[64],
  paddingBlock: `${theme.space[48]} ${theme.space[96]}`,
})

export const header = style({ display: 'grid', gap: theme.space[16], maxInlineSize: theme.measure.reading })

export const cover = style({
  display: 'grid',
  gap: theme.space[24],
  alignItems: 'start',
  paddingBlockStart: theme.space[32],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': { [WIDE]: { gridTemplateColumns: '11rem 1fr', gap: theme.space[48] } },
})

export const drawing = style({ inlineSize: '8rem', blockSize: 'auto', color: theme.colour.action })

export const facts = style({
  display: 'grid',
  gap: `${theme.space[16]} ${theme.space[48]}`,
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 1fr' } },
})

export const term = style({ fontWeight: 600 })

export const words = style({
  display: 'grid',
  gap: theme.space[24],
  paddingBlockStart: theme.space[32],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const definitions = style({
  display: 'grid',
  gap: `${theme.space[24]} ${theme.space[48]}`,
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 1fr' } },
})

export const next = style({
  padding: theme.space[32],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
})
