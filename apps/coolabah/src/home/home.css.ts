import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { DESK, page, TABLET } from './measures.ts'

const rule = `1px solid ${theme.colour.line}`

const WIDE_GUTTER = { paddingInline: theme.space[24] }

export const proof = style({
  ...page,
  display: 'grid',
  gap: theme.space[16],
  paddingBlock: theme.space[32],
  listStyle: 'none',
  '@media': {
    [TABLET]: { ...WIDE_GUTTER, gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space[32] },
  },
})

export const proofItem = style({
  color: theme.colour.softInk,
  paddingBlockStart: theme.space[12],
  borderBlockStart: `1px solid ${theme.colour.accent}`,
})

export const proofTitle = style({
  display: 'block',
  fontFamily: theme.font.heading,
  fontSize: theme.text[20],
  fontWeight: theme.font.headingWeight,
  color: theme.colour.accentText,
})

export const why = style({
  ...page,
  display: 'grid',
  gap: theme.space[48],
  paddingBlock: theme.space[64],
  '@media': {
    [TABLET]: WIDE_GUTTER,
    [DESK]: {
      gridTemplateColumns: '1fr 1.5fr',
      gap: theme.space[96],
      paddingBlock: theme.space[96],
    },
  },
})

/** Stays in sight beside the longer list. */
export const whyIntro = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.space[24],
  '@media': {
    [TABLET]: { gridTemplateColumns: '1fr 14rem', alignItems: 'center', columnGap: theme.space[48] },
    [DESK]: {
      gridTemplateColumns: '1fr',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: theme.space[48],
    },
  },
})

export const whyWords = style({ display: 'grid', gap: theme.space[16] })

export const reasons = style({
  listStyle: 'none',
  borderBlockEnd: rule,
  marginBlockEnd: theme.space[24],
})

export const reason = style({
  display: 'grid',
  gap: theme.space[8],
  paddingBlock: theme.space[24],
  borderBlockStart: rule,
})

export const sections = style({
  display: 'grid',
  gap: theme.space[64],
  paddingBlock: theme.space[64],
  '@media': { [DESK]: { gap: theme.space[96], paddingBlock: theme.space[96] } },
})

export const stepNumber = style({
  flex: 'none',
  minInlineSize: theme.space[32],
  fontFamily: theme.font.heading,
  fontSize: theme.text[38],
  lineHeight: 1,
  color: theme.colour.accentText,
  '@media': {
    [DESK]: { paddingBlockStart: theme.space[16], borderBlockStart: `1px solid ${theme.colour.accent}` },
  },
})

export const contact = style({})

export const contactInner = style({
  ...page,
  display: 'grid',
  gap: theme.space[24],
  paddingBlock: theme.space[48],
  '@media': {
    [TABLET]: {
      ...WIDE_GUTTER,
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: theme.space[48],
    },
  },
})

export const contactText = style({ display: 'grid', gap: theme.space[4] })

export const contactWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[24],
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
  fontWeight: 600,
})

/** The ring must be visible on the dusk background as well. */
globalStyle(`${contact} :focus-visible`, { outlineColor: 'currentColor' })
