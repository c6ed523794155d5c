import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const FROM_TABLET = 'screen and (min-width: 40rem)'
/** A phone on which the text is twice as large. */
const LARGE_TEXT = 'screen and (max-width: 15rem)'

/** Questions that an answer on the page opens, on a coloured background. */
export const opened = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[24],
  padding: theme.space[16],
  border: '1px solid transparent',
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
  '@media': {
    [FROM_TABLET]: { padding: theme.space[24] },
    [LARGE_TEXT]: { padding: theme.space[8] },
  },
})

/** Questions that an answer inside those opens, marked by a thin line. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[24],
  paddingInlineStart: theme.space[16],
  borderInlineStart: `2px solid ${theme.colour.border}`,
  '@media': { [FROM_TABLET]: { paddingInlineStart: theme.space[24] } },
})

/** A gate with all that it opens; a line parts it from the next. */
export const gate = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[16],
  selectors: {
    '& + &': { paddingBlockStart: theme.space[32], borderBlockStart: `1px solid ${theme.colour.hair}` },
  },
})

export const question = style({ display: 'flex', flexDirection: 'column', gap: theme.space[12] })

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[24],
  selectors: {
    '& + &': { paddingBlockStart: theme.space[24], borderBlockStart: `1px solid ${theme.colour.line}` },
  },
})

export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[8],
})

/** A question of several boxes. */
export const legend = style({
  paddingBlockEnd: theme.space[8],
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.space[16],
})

/** Boxes with long labels, in columns that line up. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: theme.space[16],
})

// The legend above them is the question.
globalStyle(`:is(${boxes}, ${columns}) label`, { fontWeight: 400 })

export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[12],
  padding: theme.space[12],
  borderRadius: theme.radius.control,
  background: theme.colour.tint,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space[16],
  rowGap: theme.space[4],
  paddingBlock: theme.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': {
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  },
})

export const factLabel = style({
  gridColumn: '1 / -1',
  color: theme.colour.softInk,
  '@media': { [FROM_TABLET]: { gridColumn: 'auto' } },
})

export const factValue = style({
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

/** Answers that stand together, under a line. */
export const facts = style({ borderBlockStart: `1px solid ${theme.colour.border}` })

/** The second line of the page's heading. */
export const sectionLine = style({ display: 'grid', gap: theme.space[4] })
globalStyle(`${sectionLine} > h2`, { color: theme.colour.accentText })
