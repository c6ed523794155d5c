import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const timeline = componentStyle({ listStyle: 'none', margin: 0, padding: 0 })

export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: `0 ${theme.space[16]}`,
  paddingBlockEnd: theme.space[24],
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next stage.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.75rem - 1px)',
      insetBlock: '1.75rem 0.125rem',
      borderInlineStart: `2px solid ${theme.colour.line}`,
    },
  },
})

export const mark = componentStyle({
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${theme.colour.border}`,
  borderRadius: '50%',
  background: theme.colour.raised,
  color: theme.colour.raised,
})

export const state = {
  done: componentStyle({}),
  current: componentStyle({}),
  todo: componentStyle({}),
  skipped: componentStyle({}),
}

nestedStyle(`${state.done}:not(:last-child)::before`, { borderColor: theme.colour.held })
nestedStyle(`${state.done} > ${mark}`, {
  background: theme.colour.held,
  borderColor: theme.colour.held,
  '@media': { [media.forced]: { color: 'CanvasText' }, print: { color: theme.colour.ink } },
})
nestedStyle(`${state.current} > ${mark}`, { borderColor: theme.colour.action, borderWidth: '7px' })
nestedStyle(`${state.skipped} > ${mark}`, { borderStyle: 'dashed' })

export const title = componentStyle({ fontWeight: 600, lineHeight: 1.4 })

nestedStyle(`${state.current} ${title}`, {
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[20],
  lineHeight: 1.3,
})
nestedStyle(`${state.skipped} ${title}`, { color: theme.colour.softInk, fontWeight: 400 })

export const when = componentStyle({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const text = componentStyle({
  marginBlockStart: theme.space[4],
  color: theme.colour.softInk,
  textWrap: 'pretty',
})
