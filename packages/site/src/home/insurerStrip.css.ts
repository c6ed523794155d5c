import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

const MOVING = '(prefers-reduced-motion: no-preference)'
const STILL = '(min-width: 64rem) and (prefers-reduced-motion: reduce)'

export const strip = style({
  paddingBlock: theme.space[16],
  borderBlock: `1px solid ${theme.colour.line}`,
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  minBlockSize: '2.75rem',
})

export const heading = style({ fontSize: theme.text[15], fontWeight: 600, color: theme.colour.softInk })

/** Only where there is something to pause, and a script to do it. */
export const pause = style({
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  marginInlineEnd: `calc(-1 * ${theme.space[12]})`,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'none',
  color: theme.colour.action,
  fontSize: theme.text[15],
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { [`${MOVING} and (scripting: enabled)`]: { display: 'inline-flex' } },
  selectors: { '&:hover': { background: theme.colour.actionTint } },
})

export const pauseSign = style({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' })

export const window = style({
  '@media': {
    [MOVING]: {
      overflowX: 'hidden',
      containerType: 'inline-size',
      scrollPaddingInline: '3rem',
      marginInline: `calc(-1 * ${theme.space[16]})`,
      maskImage: 'linear-gradient(90deg, transparent, #000 3rem, #000 calc(100% - 3rem), transparent)',
    },
  },
})

/** Two lists, one after the other: after one list's width the second one has taken the first one's position. */
const scroll = keyframes({ to: { transform: 'translateX(-50%)' } })

export const track = style({
  '@media': {
    [MOVING]: {
      display: 'flex',
      inlineSize: 'max-content',
      animation: `${scroll} 10s linear infinite`,
    },
  },
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[32]}`,
  listStyle: 'none',
  '@media': {
    // As wide as the window at least, also with few insurers: nothing is empty while the second one follows.
    [MOVING]: { flexWrap: 'nowrap', gap: 0, minInlineSize: '100cqi', justifyContent: 'space-around' },
  },
})

/** Without motion, rows of about the same length: no insurer stands alone in the last one. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => ({
  '@media': { [STILL]: { display: 'grid', gridTemplateColumns: `repeat(${count}, auto)` } },
}))

/** The second list repeats the first for the eye only. */
export const repeated = style({
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: '3rem',
  paddingInline: theme.space[4],
  color: theme.colour.ink,
  fontSize: theme.text[15],
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': { [MOVING]: { marginInlineEnd: theme.space[48], whiteSpace: 'nowrap' } },
})

const paused = { animationPlayState: 'paused' }
globalStyle(`${strip}:has([aria-pressed=true]) ${track}`, paused)
globalStyle(`${window}:hover ${track}`, paused)
/** From its start, so that the browser can scroll to the link that has the focus. */
globalStyle(`${window}:has(:focus-visible) ${track}`, { animation: 'none' })
globalStyle(`${pause}[aria-pressed=true] [data-sign=pause]`, { display: 'none' })
globalStyle(`${pause}[aria-pressed=false] [data-sign=play]`, { display: 'none' })
