import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** From here on the cards line up as a table. */
const TABLE = 'screen and (min-width: 56.25rem)'

export const list = style({
  display: 'grid',
  gap: theme.space[16],
  '@media': {
    [TABLE]: {
      gap: 0,
      border: `1px solid ${theme.colour.line}`,
      borderRadius: theme.radius.card,
      background: theme.colour.raised,
      overflow: 'clip',
    },
  },
})

export const item = style({
  minInlineSize: 0,
  padding: theme.space[16],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  boxShadow: theme.shadow.card,
  '@media': {
    [TABLE]: {
      border: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      padding: `${theme.space[16]} ${theme.space[24]} ${theme.space[8]}`,
      selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
    },
    print: { breakInside: 'avoid' },
  },
})

const row = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [TABLE]: { alignItems: 'start', columnGap: theme.space[16], rowGap: 0 } },
})

const columns = (covers: number) => `minmax(0, 2.4fr) minmax(0, 2fr) repeat(${covers}, minmax(0, 1fr)) 8rem`

/** One template for the head and every row, so that figures stand under one another. */
export const rowOf = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] } as const, ([covers]) => [
  row,
  { '@media': { [TABLE]: { gridTemplateColumns: columns(covers) } } },
])

export const head = style({
  display: 'none',
  '@media': {
    [TABLE]: {
      display: 'block',
      padding: `${theme.space[12]} ${theme.space[24]}`,
      color: theme.colour.softInk,
      fontSize: theme.text[15],
      fontWeight: 600,
    },
  },
})

export const endOnTable = style({ '@media': { [TABLE]: { textAlign: 'end' } } })

export const insurer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[12],
  alignItems: 'start',
})

export const price = style({ fontVariantNumeric: 'tabular-nums' })

export const total = style({ fontSize: theme.text[24], fontWeight: 700, lineHeight: 1.25 })

export const per = style({ fontSize: theme.text[17], fontWeight: 400, whiteSpace: 'nowrap' })

export const yearly = style({ color: theme.colour.softInk, fontSize: theme.text[15], lineHeight: 1.5 })

export const covers = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: theme.space[12],
  borderBlock: `1px solid ${theme.colour.line}`,
  '@media': { [TABLE]: { display: 'contents' } },
})

export const cover = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[16],
  '@media': { [TABLE]: { display: 'block', textAlign: 'end', paddingBlockStart: theme.space[4] } },
})

/** Said once in the head of the table, and still there for assistive technology. */
export const coverName = style({
  '@media': {
    [TABLE]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const coverPrice = style({ fontVariantNumeric: 'tabular-nums' })

export const choose = style({
  display: 'grid',
  '@media': { [TABLE]: { justifyItems: 'end' } },
})

/** The button names its insurer where there is room for it; its accessible name always does. */
export const onCard = style({
  '@media': {
    [TABLE]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const adjustments = style({
  gridColumn: '2',
  marginBlockStart: theme.space[8],
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[32],
  marginBlockStart: theme.space[12],
  '@media': { [TABLE]: { marginBlockStart: 0 } },
})

// Side by side while closed; one that is open takes the whole row.
globalStyle(`${details} > details`, { minInlineSize: 0 })
globalStyle(`${details} > details[open]`, { flexBasis: '100%' })
