import { roomForStatus, wideFlow } from '../layout/flowFrame.ts'
import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'
import { motion } from '../theme/motion.ts'

const SMALL = 'screen and (max-width: 21.99rem)'

export const stepBar = componentStyle({
  paddingBlockStart: theme.space[12],
  '@media': { print: { display: 'none' } },
})

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  '@media': { [wideFlow]: { paddingInlineEnd: roomForStatus } },
})

export const back = componentStyle({
  flex: 'none',
  paddingInlineEnd: theme.space[16],
  marginInlineEnd: theme.space[16],
  borderInlineEnd: `1px solid ${theme.colour.line}`,
  '@media': {
    [media.narrow]: { paddingInlineEnd: theme.space[12], marginInlineEnd: theme.space[12] },
  },
})

export const toggle = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  // Beside Back while no word has to break, otherwise below it.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.colour.softInk,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.largeText]: { flexWrap: 'wrap', minInlineSize: 'min(10rem, 100%)' } },
})

/** On one line, so that its whole width counts towards the minimum width of the button. */
export const place = componentStyle({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** On phones the position is enough to see. */
export const word = componentStyle({
  '@media': {
    'screen and (max-width: 47.99rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const name = componentStyle({
  minInlineSize: 'min-content',
  color: theme.colour.ink,
  fontWeight: 600,
  '@media': {
    // Below the position once a word would have to break beside it.
    [media.largeText]: { flex: '1 1 0', minInlineSize: 'auto', maxInlineSize: '100%', hyphens: 'auto' },
  },
})

/** A name whose longest word, widely spaced, has no room beside the position on a small phone: it goes below. */
export const longWord = componentStyle({
  '@media': { [SMALL]: { flexWrap: 'wrap', minInlineSize: 'min(13rem, 100%)' } },
})
nestedStyle(`${longWord} > ${name}`, { '@media': { [SMALL]: { flex: '1 1 0' } } })

/** The width of its drawing, which may shrink and so would not count towards the minimum width of the button. */
export const arrow = componentStyle({
  flex: 'none',
  display: 'flex',
  minInlineSize: '20px',
  transition: `transform ${motion.turn}`,
})
nestedStyle(`${toggle}[aria-expanded=true] > ${arrow}`, { transform: 'rotate(180deg)' })
nestedStyle(`${toggle}:hover > ${name}`, { textDecoration: 'underline', textUnderlineOffset: '0.18em' })

export const list = componentStyle({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'grid',
  inlineSize: 'min(100%, 24rem)',
  padding: theme.space[12],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  boxShadow: theme.shadow.raised,
})

/** More than eight steps are set in two columns, read downwards. */
export const long = componentStyle({
  '@media': {
    'screen and (min-width: 48rem)': {
      display: 'block',
      columnCount: 2,
      columnGap: theme.space[24],
      inlineSize: 'min(100%, 44rem)',
    },
  },
})

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: '2.75rem',
  paddingInline: theme.space[8],
  borderRadius: theme.radius.control,
  color: theme.colour.softInk,
  lineHeight: 1.3,
  breakInside: 'avoid',
  textDecoration: 'none',
  selectors: {
    'a&': { color: theme.colour.ink },
    'a&:hover': { background: theme.colour.actionTint },
    '&[aria-current]': { color: theme.colour.ink, fontWeight: 600, background: theme.colour.actionTint },
  },
})

const ring = {
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
} as const

export const mark = {
  complete: componentStyle({
    ...ring,
    border: `2px solid ${theme.colour.action}`,
    background: theme.colour.action,
    color: theme.colour.onAction,
  }),
  current: componentStyle({
    ...ring,
    border: `3px solid ${theme.colour.action}`,
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: '50%',
        background: theme.colour.action,
      },
    },
  }),
  todo: componentStyle({ ...ring, border: `2px solid ${theme.colour.border}` }),
}

export const bar = componentStyle({ display: 'flex', gap: '4px', marginBlockStart: theme.space[8] })

const piecePart = {
  ...mirrored,
  display: 'block',
  flex: '1 1 0',
  minInlineSize: 0,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
} as const

const still = { background: theme.colour.track, '@media': { [media.forced]: { background: 'GrayText' } } }
const full = { background: theme.colour.action, '@media': { [media.forced]: { background: 'CanvasText' } } }

export const piece = {
  complete: componentStyle({ ...piecePart, ...full }),
  current: componentStyle({
    ...piecePart,
    ...still,
    flexGrow: 1.6,
    boxShadow: `inset 0 0 0 1px ${theme.colour.action}`,
  }),
  todo: componentStyle({ ...piecePart, ...still }),
}

export const done = componentStyle({
  fill: theme.colour.action,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})
