import { componentStyle, media, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'

/** A tick of the theme's own, drawn so that it takes the colour of what is chosen. */
const TICK = 'polygon(12% 47%, 2% 58%, 38% 92%, 98% 22%, 87% 12%, 37% 70%)'

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
  '@media': { [media.largeText]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
})

export const stack = componentStyle({
  '@media': { [media.narrow]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
})

export const narrow = componentStyle({ maxInlineSize: '20rem' })

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
  whiteSpace: 'nowrap',
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
    [`${stack} &`]: { '@media': { [media.narrow]: { placeContent: 'center start', textAlign: 'start' } } },
  },
  '@media': {
    [media.largeText]: { whiteSpace: 'normal' },
    [media.forced]: {
      // A background says nothing in forced colours.
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
// Two answers on a phone: the ring and the weight say what is chosen, the words need the room.
nestedStyle(`${segment}:has(:checked) ${words}::before`, {
  '@media': { 'screen and (max-width: 23.99rem)': { display: 'none' } },
})
nestedStyle(`${segment}:has(:checked) ${words}::before`, {
  '@media': { [media.forced]: { background: 'SelectedItem', forcedColorAdjust: 'none' } },
})

// On a small phone four answers stand two by two.
nestedStyle(`${frame}:not(${stack}):has(> :nth-child(4))`, {
  '@media': {
    'screen and (min-width: 15.01rem) and (max-width: 23.99rem)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoColumns: 'auto',
    },
  },
})

// Four answers on a phone need every pixel for their words.
nestedStyle(`${frame}:not(${stack}):has(> :nth-child(4))`, {
  '@media': { [media.narrow]: { padding: '2px', gap: 0 } },
})
nestedStyle(`${frame}:not(${stack}):has(> :nth-child(4)) > ${segment}`, {
  '@media': { [media.narrow]: { paddingInline: '2px', fontSize: theme.text[15] } },
})
nestedStyle(`${frame}:not(${stack}):has(> :nth-child(4)) > ${segment} ${words}::before`, {
  '@media': { [media.narrow]: { display: 'none' } },
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
  flex: 'none',
  display: 'flex',
  blockSize: '1.45em',
  alignItems: 'center',
  color: theme.colour.accentText,
})
