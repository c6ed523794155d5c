import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 48rem)'

export const page = style({
  display: 'grid',
  gap: theme.space[40],
  paddingBlock: `${theme.space[40]} ${theme.space[64]}`,
})

export const header = style({ display: 'grid', gap: theme.space[12], maxInlineSize: '44rem' })

/** Two by two where there is room, so that covers can be held against each other. */
export const covers = style({
  display: 'grid',
  gap: theme.space[24],
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const facts = style({ display: 'grid' })

export const fact = style({
  paddingBlock: theme.space[12],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
})

export const term = style({ fontWeight: 600 })

export const meaning = style({ margin: 0, color: theme.colour.softInk })

export const words = style({ display: 'grid', gap: theme.space[16] })

export const definitions = style({
  display: 'grid',
  gap: `${theme.space[24]} ${theme.space[48]}`,
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 1fr' } },
})

export const next = style({
  padding: theme.space[24],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
})
