import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'
import { DESK, page, TABLET } from './measures.ts'

const section = {
  paddingBlock: theme.space[64],
  '@media': { [DESK]: { paddingBlock: theme.space[96] } },
} as const

export const growth = style({ ...section, display: 'grid', gap: theme.space[32] })

export const cards = style({
  display: 'grid',
  gap: theme.space[24],
  listStyle: 'none',
  '@media': { [DESK]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const card = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.space[16],
  padding: theme.space[24],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
  '@media': {
    [TABLET]: { padding: theme.space[32] },
    'screen and (min-width: 40rem) and (max-width: 59.99rem)': {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: theme.space[32],
    },
  },
})

export const cardText = style({ display: 'grid', gap: theme.space[8] })

export const calm = style({ background: theme.colour.actionTint })

export const calmInner = style({
  ...page,
  display: 'grid',
  gap: theme.space[32],
  paddingBlock: theme.space[64],
  '@media': {
    [TABLET]: {
      paddingInline: theme.space[24],
      gridTemplateColumns: '1fr 1.5fr',
      alignItems: 'center',
      columnGap: theme.space[48],
    },
    [DESK]: {
      gridTemplateColumns: '1fr 1.2fr',
      columnGap: theme.space[96],
      paddingBlock: theme.space[96],
    },
  },
})

export const plate = style({ inlineSize: '100%', maxInlineSize: '26rem' })

export const calmText = style({ display: 'grid', gap: theme.space[16] })

export const points = style({ display: 'grid', listStyle: 'none' })

export const point = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const glossary = style({
  ...section,
  display: 'grid',
  gap: theme.space[24],
  paddingBlockEnd: 0,
  '@media': {
    [DESK]: { gridTemplateColumns: '1fr 2fr', gap: theme.space[64], paddingBlockStart: theme.space[96] },
  },
})

export const entries = style({
  display: 'grid',
  gap: theme.space[24],
  marginBlockEnd: theme.space[24],
  '@media': {
    [TABLET]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space[48], rowGap: theme.space[32] },
  },
})

export const entry = style({ display: 'grid', alignContent: 'start', gap: theme.space[4] })

export const term = style({ fontFamily: theme.font.heading, fontSize: theme.text[24] })

export const questions = style(section)
