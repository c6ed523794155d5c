import { themeContract as theme } from '@coverkit/ui/theme'
import { createContainer, globalStyle, style } from '@vanilla-extract/css'

const quotes = createContainer()

/** A card that is wider than a phone's, and a row; both by the room that the list has, not by that of the window. */
const WIDE = `${quotes} (min-width: 36rem)`
const ROW = `${quotes} (min-width: 48.9rem)`

/** A phone with large text: the whole width for each part. */
const LARGE = `${quotes} (max-width: 14rem)`

const ROW_COLUMNS = 'minmax(0, 1fr) 11rem 9.25rem 7rem'
const INDENT = '3.25rem'

export const box = style({ containerType: 'inline-size', containerName: quotes })

/** Above the rows; the words are in each row for assistive technology. */
export const head = style({
  display: 'none',
  '@container': {
    [ROW]: {
      display: 'grid',
      gridTemplateColumns: ROW_COLUMNS,
      columnGap: theme.space[12],
      padding: `0 calc(${theme.space[24]} + 1px) ${theme.space[8]}`,
      color: theme.colour.softInk,
      fontSize: theme.text[15],
    },
  },
})

export const headYears = style({ gridColumn: '3 / -1' })

export const list = style({
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  boxShadow: theme.shadow.card,
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.75rem',
  gridTemplateAreas:
    '"who who" "price years" "facts facts" "differs differs" "choose choose" "more compare" "details details"',
  columnGap: theme.space[12],
  minInlineSize: 0,
  padding: `${theme.space[16]} ${theme.space[16]} ${theme.space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
  '@media': { print: { breakInside: 'avoid' } },
  '@container': {
    [LARGE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"who" "price" "years" "facts" "differs" "choose" "more" "compare" "details"',
    },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem 9.25rem',
      gridTemplateAreas:
        '"who price years" "covers covers covers" "differs differs differs" "facts facts choose" "more more compare" "details details details"',
      columnGap: theme.space[16],
      padding: `${theme.space[20]} ${theme.space[24]} ${theme.space[8]}`,
    },
    [ROW]: {
      gridTemplateColumns: ROW_COLUMNS,
      gridTemplateAreas:
        '"who price years choose" "covers covers covers covers" "differs differs differs differs" "facts facts more compare" "details details details details"',
      columnGap: theme.space[12],
      padding: `${theme.space[12]} ${theme.space[24]} 0`,
    },
  },
})

globalStyle(`li${item}`, { '@media': { print: { paddingBlock: `${theme.space[8]} 0` } } })

export const insurer = style({
  gridArea: 'who',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[8]} ${theme.space[12]}`,
  alignItems: 'center',
  alignSelf: 'start',
})

/** Beside the mark as long as no word has to break, below it else. */
export const insurerName = style({
  flex: '1 1 0',
  maxInlineSize: '100%',
  lineHeight: 1.3,
  '@container': { [LARGE]: { flexBasis: '100%' } },
})

export const price = style({
  gridArea: 'price',
  paddingBlockStart: theme.space[8],
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@container': { [WIDE]: { paddingBlockStart: 0 } },
})

export const total = style({
  fontSize: theme.text[24],
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  lineHeight: 1.2,
})

/** Under the amount where the two have no room in a line. */
export const per = style({
  whiteSpace: 'nowrap',
  fontFamily: theme.font.body,
  fontSize: theme.text[17],
  fontWeight: 400,
  letterSpacing: 0,
})

export const yearly = style({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.4,
})

export const years = style({ gridArea: 'years', minInlineSize: 0 })

/** On a phone the parts of a price are in its breakdown: the card stays short. */
export const covers = style({
  gridArea: 'covers',
  display: 'none',
  margin: 0,
  fontSize: theme.text[15],
  lineHeight: 1.35,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@container': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: '0.9fr 0.9fr 1.25fr 1.4fr 1fr',
      columnGap: theme.space[16],
      paddingBlock: theme.space[8],
    },
    [ROW]: {
      gridTemplateColumns: 'repeat(4, auto) minmax(4.5rem, auto)',
      justifyContent: 'space-between',
      paddingBlock: `${theme.space[4]} 0`,
      paddingInlineStart: INDENT,
    },
  },
})

/** In a row beside its name where there is room, else under it. */
globalStyle(`${covers} > div`, { minInlineSize: 0 })
globalStyle(`${covers} > div`, {
  '@container': {
    [ROW]: { display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: theme.space[8] },
  },
})
globalStyle(`${covers} dt`, { color: theme.colour.softInk })
globalStyle(`${covers} dd`, { margin: 0, fontWeight: 500, whiteSpace: 'nowrap' })

const aside = style({ '@container': { [ROW]: { paddingInlineStart: INDENT } } })

export const facts = style([
  aside,
  {
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[4]} ${theme.space[12]}`,
    paddingBlockStart: theme.space[4],
    '@container': { [WIDE]: { paddingBlockStart: 0, minBlockSize: '2.75rem' } },
  },
])

export const differs = style([
  aside,
  {
    gridArea: 'differs',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[4]} ${theme.space[12]}`,
    paddingBlockStart: theme.space[8],
  },
])

export const difference = style({ fontSize: theme.text[15], lineHeight: 1.4 })

export const choose = style({
  gridArea: 'choose',
  display: 'grid',
  paddingBlock: `${theme.space[12]} 0`,
  '@container': { [WIDE]: { paddingBlockStart: 0, alignSelf: 'start', justifyItems: 'end' } },
})

/** On a phone one line takes the gap too. In a row longer words go out over the facts, which end where they do. */
export const more = style({
  gridArea: 'more',
  alignSelf: 'center',
  marginInlineEnd: `calc(-1 * ${theme.space[12]})`,
  fontSize: theme.text[15],
  '@container': {
    [WIDE]: { marginInlineEnd: 0, whiteSpace: 'nowrap' },
    [ROW]: { justifySelf: 'end' },
  },
})

globalStyle(`${more} button`, { textAlign: 'start', textDecoration: 'none' })
globalStyle(`${more} button:hover`, { textDecoration: 'underline' })

globalStyle(`${more} svg`, { flex: 'none', transition: 'transform 160ms' })
globalStyle(`${more} [aria-expanded=true] svg`, { transform: 'rotate(180deg)' })

export const compare = style({
  gridArea: 'compare',
  justifySelf: 'end',
  '@container': { [LARGE]: { justifySelf: 'start' } },
})

export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: theme.colour.softInk, cursor: 'not-allowed' } },
  '@media': { print: { display: 'none' } },
})

export const box24 = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: theme.colour.action,
  cursor: 'inherit',
})

export const details = style({
  gridArea: 'details',
  minInlineSize: 0,
  marginBlock: `${theme.space[4]} ${theme.space[16]}`,
  padding: theme.space[16],
  borderRadius: theme.radius.control,
  background: theme.colour.tint,
  '@container': { [WIDE]: { padding: theme.space[20] } },
})

export const detailColumns = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.space[32] },
  },
})
