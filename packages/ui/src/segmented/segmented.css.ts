import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'

/** A tick of the theme's own, drawn so that it takes the colour of a chosen answer. */
const TICK = 'polygon(12% 47%, 2% 58%, 38% 92%, 98% 22%, 87% 12%, 37% 70%)'

/** A container query on the width of the answers decides how many of them share a line. */
export const room = componentStyle({ containerType: 'inline-size', inlineSize: '100%' })

export const narrow = componentStyle({ maxInlineSize: '20rem' })

export const frame = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  inlineSize: '100%',
  padding: theme.space[4],
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: `calc(${theme.radius.control} + 4px)`,
  background: theme.colour.raised,
  selectors: { '[aria-invalid=true] &': { borderColor: theme.colour.error } },
})

const below = (rem: number) => `(max-width: ${(rem - 0.01).toFixed(2)}rem)`

const lines = { gridAutoFlow: 'row', gridAutoColumns: 'auto' } as const

export const stack = componentStyle({ '@container': { [below(36)]: lines } })

const two = componentStyle({ '@container': { [below(13)]: lines } })
const three = componentStyle({ '@container': { [below(17)]: lines } })
const four = componentStyle({
  '@container': {
    [below(28)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...lines },
    [below(17)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** By the number of answers: their words do not break, at any letter spacing that visitors set. */
export const among: Readonly<Record<number, string>> = { 2: two, 3: three, 4: four }

export const segment = componentStyle({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '2.75rem',
  paddingInline: theme.space[8],
  paddingBlock: theme.space[4],
  borderRadius: theme.radius.control,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { background: theme.colour.actionTint },
    '&:has(:checked)': {
      background: theme.colour.actionTint,
      boxShadow: `inset 0 0 0 2px ${theme.colour.action}`,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { ...focusRing, zIndex: 1 },
    '&:has(:disabled)': {
      border: `1px dashed ${theme.colour.border}`,
      color: theme.colour.softInk,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forced]: {
      // Forced colours remove backgrounds.
      selectors: { '&:has(:checked)': { outline: '2px solid SelectedItem', outlineOffset: '-2px' } },
    },
  },
})

/** Over the whole segment, so that the browser's own validation and pointer find it there. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const words = componentStyle({ display: 'block' })

export const detail = componentStyle({
  display: 'block',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontWeight: 400,
})

nestedStyle(`${segment}:has(:checked) ${words}::before`, {
  content: '',
  display: 'inline-block',
  inlineSize: '0.8rem',
  blockSize: '0.8rem',
  marginInlineEnd: theme.space[8],
  background: theme.colour.action,
  clipPath: TICK,
})
nestedStyle(`${segment}:has(:checked) ${words}::before`, {
  '@media': { [media.forced]: { background: 'SelectedItem', forcedColorAdjust: 'none' } },
})

nestedStyle(`${stack} > ${segment}`, {
  '@container': { [below(36)]: { placeContent: 'center start', textAlign: 'start' } },
})

// Where the words need the room of the tick, the ring and the weight mark the chosen answer.
for (const [group, width] of [
  [two, 19],
  [three, 28],
  [four, 36],
] as const) {
  nestedStyle(`${group} > ${segment}:has(:checked) > ${words}::before`, {
    '@container': { [below(width)]: { display: 'none' } },
  })
}
nestedStyle(`${three} > ${segment}`, {
  '@container': { [below(24)]: { paddingInline: theme.space[4] } },
})
nestedStyle(`${four} > ${segment}`, {
  '@container': { [below(36)]: { paddingInline: theme.space[4] } },
})

export const reason = componentStyle({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const effect = componentStyle({
  display: 'flex',
  gap: theme.space[8],
  color: theme.colour.softInk,
  lineHeight: 1.45,
})

export const effectMark = componentStyle({
  ...mirrored,
  flex: 'none',
  display: 'flex',
  blockSize: '1.45em',
  alignItems: 'center',
  color: theme.colour.accentText,
})
