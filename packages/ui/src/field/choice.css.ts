import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { motion } from '../theme/motion.ts'

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  gap: theme.space[4],
})

export const inlineList = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[32]}`,
})

export const cardList = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  gap: theme.space[12],
})

export const inlineCardList = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: theme.space[12],
  // Two options share the line evenly; with more, each is as wide as its words, so that none of them wraps.
  selectors: { '&:has(> :nth-child(3))': { display: 'flex', flexWrap: 'wrap' } },
})

/** Cards side by side where there is room; the mark is above the text, which takes the full width. */
const columns = (count: 2 | 3) =>
  componentStyle({
    display: 'grid',
    inlineSize: '100%',
    gap: theme.space[12],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  })

export const cardColumns = { 2: columns(2), 3: columns(3) }

/** The label around input and words: the whole of it is the target. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.space[12],
  alignContent: 'start',
  minBlockSize: '2.75rem',
  paddingBlock: theme.space[8],
  cursor: 'pointer',
  lineHeight: 1.45,
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: theme.colour.softInk } },
})

export const card = componentStyle({
  padding: theme.space[16],
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  transition: `border-color ${motion.press}, background-color ${motion.press}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: theme.colour.ink },
    '&:has(:checked)': {
      borderColor: theme.colour.action,
      boxShadow: `inset 0 0 0 1px ${theme.colour.action}`,
      background: theme.colour.actionTint,
    },
    '&:has(:disabled)': { borderStyle: 'dashed', background: 'transparent' },
  },
  // Large text has the whole width under the mark.
  '@media': {
    [media.largeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: theme.space[8],
      paddingInline: theme.space[12],
    },
  },
})

/** A round or square mark, drawn so that it looks the same everywhere; forced colours get the browser's own. */
export const mark = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  appearance: 'none',
  border: `2px solid ${theme.colour.border}`,
  background: theme.colour.raised,
  cursor: 'inherit',
  selectors: {
    '&::before': { content: '', transition: `transform ${motion.press}`, transform: 'scale(0)' },
    '&:checked': { borderColor: theme.colour.action },
    '&:checked::before': { transform: 'scale(1)' },
    '&:disabled': { opacity: 0.5 },
    [`${row}:hover &:not(:disabled)`]: { borderColor: theme.colour.action },
    '&[aria-invalid=true], [aria-invalid=true] &': { borderColor: theme.colour.error },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})

/** In a column of cards the mark is above the text from a tablet's width. */
export const upright = componentStyle({
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.space[8] } },
})

export const round = componentStyle({
  borderRadius: '50%',
  selectors: {
    '&::before': {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: '50%',
      background: theme.colour.action,
    },
  },
})

export const square = componentStyle({
  borderRadius: `min(6px, ${theme.radius.control})`,
  selectors: {
    '&:checked': { background: theme.colour.action },
    '&::before': {
      inlineSize: '0.9rem',
      blockSize: '0.9rem',
      background: theme.colour.onAction,
      clipPath: 'polygon(12% 47%, 2% 58%, 38% 92%, 98% 22%, 87% 12%, 37% 70%)',
    },
  },
})

export const words = componentStyle({ display: 'block', paddingBlockStart: '0.05rem', lineHeight: 1.35 })

export const note = componentStyle({
  display: 'block',
  color: theme.colour.softInk,
  marginBlockStart: '0.125rem',
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const reveal = componentStyle({
  marginInlineStart: '0.6875rem',
  paddingInlineStart: '1.5rem',
  paddingBlock: theme.space[8],
  marginBlockEnd: theme.space[8],
  borderInlineStart: `2px solid ${theme.colour.line}`,
})

nestedStyle(`${card} ${words}`, { fontWeight: 600 })
nestedStyle(`${cardColumns[2]} > *, ${cardColumns[3]} > *`, { blockSize: '100%' })
// Where an answer has opened something, each is as high as its own words.
nestedStyle(`${cardColumns[2]}:not(:has(> * > ${reveal})) > * > ${card}`, { blockSize: '100%' })
nestedStyle(`${inlineCardList} > *`, { flex: '1 1 auto' })
