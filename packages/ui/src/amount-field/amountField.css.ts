import { input, prefix, suffix } from '../field/control.css.ts'
import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'
import { motion } from '../theme/motion.ts'

/** A small phone, on which eight figures fit beside the buttons only when they are a little smaller. */
const SMALL = 'screen and (max-width: 23.99rem)'

export const panel = componentStyle({
  padding: theme.space[20],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
  '@media': { [media.wide]: { padding: theme.space[24] } },
})

/** One of several amounts: without the ground of its own. */
export const card = componentStyle({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  padding: theme.space[20],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  boxShadow: theme.shadow.card,
  containerType: 'inline-size',
})

export const changed = componentStyle({
  borderColor: theme.colour.action,
  boxShadow: `inset 0 0 0 1px ${theme.colour.action}`,
})

/** The former amount and the difference, side by side while neither has to wrap. */
export const comparison = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[12],
  minBlockSize: '2.75rem',
  marginBlockStart: theme.space[4],
  paddingBlockStart: theme.space[4],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

export const before = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { whiteSpace: 'normal' } },
})

nestedStyle(`${changed} > ${comparison} > :last-child`, { color: theme.colour.ink, fontWeight: 600 })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) 3rem',
  gap: theme.space[8],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  '@media': {
    [SMALL]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) 2.75rem' },
    [media.largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

// On a phone the figures need the room of the unit; the ends of the slider show the unit too.
nestedStyle(`${row} ${suffix}`, { '@media': { [media.narrow]: { display: 'none' } } })

// Large text needs the whole width for the figures; the buttons share the line under them.
nestedStyle(`${row} > div`, {
  '@media': { [media.largeText]: { gridColumn: '1 / -1', gridRow: 1 } },
})
nestedStyle(`${row} ${input}`, { '@media': { [media.largeText]: { fontSize: theme.text[17] } } })

nestedStyle(`${row} ${prefix}`, { '@media': { [SMALL]: { paddingInlineStart: theme.space[12] } } })
nestedStyle(`${row} ${input}`, {
  '@media': { [SMALL]: { paddingInlineEnd: theme.space[8], fontSize: theme.text[20] } },
})

// Two cards side by side leave less room than a page does.
nestedStyle(`${card} ${row}`, {
  maxInlineSize: 'none',
  '@container': { '(max-width: 18.5rem)': { gridTemplateColumns: '2.75rem minmax(0, 1fr) 2.75rem' } },
})
nestedStyle(`${card} ${input}`, {
  paddingInlineEnd: theme.space[8],
  '@container': { '(max-width: 18.5rem)': { fontSize: theme.text[20] } },
})
nestedStyle(`${card} ${prefix}`, { paddingInlineStart: theme.space[12] })

export const step = componentStyle({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '3.5rem',
  padding: 0,
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  color: theme.colour.action,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover:not([aria-disabled])': {
      background: theme.colour.actionTint,
      borderColor: theme.colour.action,
    },
    '&[aria-disabled]': { borderStyle: 'dashed', color: theme.colour.border, cursor: 'not-allowed' },
  },
})

export const slider = componentStyle({ marginBlockStart: theme.space[16] })

nestedStyle(`${card} > ${slider}`, { marginBlockStart: theme.space[8] })

export const rail = componentStyle({ position: 'relative' })

/** Half a thumb shorter at each end, where the middle of the thumb stops. */
export const drawing = componentStyle({
  ...mirrored,
  position: 'absolute',
  insetBlockStart: 'calc(1.375rem - 4px)',
  insetInline: '14px',
  inlineSize: 'calc(100% - 28px)',
  overflow: 'visible',
  pointerEvents: 'none',
  // Forced colours show the browser's own slider.
  '@media': { [media.forced]: { display: 'none' } },
})

export const track = componentStyle({
  fill: theme.colour.track,
  stroke: theme.colour.border,
  strokeWidth: 1,
})

export const filled = componentStyle({ fill: theme.colour.action })

export const was = componentStyle({ stroke: theme.colour.ink, strokeWidth: 2 })

const THUMB = '28px'
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `3px solid ${theme.colour.raised}`,
  borderRadius: '50%',
  background: theme.colour.action,
  boxShadow: `0 0 0 1px ${theme.colour.action}`,
} as const

const groove = { blockSize: '8px', background: 'transparent', border: 0 } as const

export const range = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.75rem',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': groove,
    // WebKit hangs the thumb from the top of the groove.
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '-10px' },
    '&::-moz-range-track': groove,
    '&::-moz-range-thumb': thumb,
  },
  '@media': {
    [media.forced]: {
      appearance: 'auto',
      selectors: {
        '&::-webkit-slider-runnable-track': { background: 'revert', blockSize: 'revert' },
        '&::-webkit-slider-thumb': { appearance: 'auto', marginBlockStart: 'revert' },
        '&::-moz-range-track': { background: 'revert', blockSize: 'revert' },
        '&::-moz-range-thumb': { appearance: 'auto' },
      },
    },
  },
})

export const ends = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { whiteSpace: 'normal' } },
})

export const suggestions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[8],
  marginBlockStart: theme.space[16],
})
