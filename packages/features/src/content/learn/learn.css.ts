import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 48rem)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[64],
  paddingBlock: `${theme.space[48]} ${theme.space[96]}`,
})

export const header = style({ display: 'grid', gap: theme.space[16], maxInlineSize: theme.measure.reading })

export const picture = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: theme.radius.card })

export const series = style({
  display: 'grid',
  gap: theme.space[24],
  paddingBlockStart: theme.space[32],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const seriesHeader = style({
  display: 'grid',
  gap: theme.space[8],
  maxInlineSize: theme.measure.reading,
})

export const entries = style({
  display: 'grid',
  gap: `${theme.space[16]} ${theme.space[64]}`,
  listStyle: 'none',
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 1fr', rowGap: theme.space[24] } },
})

export const entry = style({ display: 'grid', alignContent: 'start' })

export const more = style({
  display: 'grid',
  gap: theme.space[8],
  padding: theme.space[32],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[32],
  listStyle: 'none',
})
