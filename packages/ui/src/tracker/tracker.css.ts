import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** For widths without room for the names side by side. */
const NARROW = '(max-width: 33.99rem)'

export const place = componentStyle({ containerType: 'inline-size' })

export const tracker = componentStyle({ display: 'flex', listStyle: 'none', margin: 0, padding: 0 })

export const stage = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  alignContent: 'start',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.35,
  selectors: {
    '&:last-child': { flex: '0 1 auto', minInlineSize: '1.25rem' },
    // The line to the next stage.
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      alignSelf: 'center',
      blockSize: '4px',
      background: theme.colour.track,
    },
    '&:last-child::before': { display: 'none' },
    '&::after': {
      content: '""',
      gridArea: '1 / 1',
      justifySelf: 'start',
      boxSizing: 'border-box',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      border: `3px solid ${theme.colour.track}`,
      borderRadius: '50%',
      background: theme.colour.raised,
    },
  },
})

export const state = {
  done: componentStyle({
    selectors: {
      '&::before': { background: theme.colour.held },
      '&::after': { background: theme.colour.held, borderColor: theme.colour.held },
    },
    '@media': {
      [media.forced]: {
        selectors: { '&::after': { background: 'CanvasText' } },
      },
    },
  }),
  current: componentStyle({
    color: theme.colour.ink,
    fontWeight: 600,
    selectors: { '&::after': { borderColor: theme.colour.action } },
    '@media': {
      [media.forced]: { selectors: { '&::after': { borderColor: 'Highlight' } } },
    },
  }),
  todo: componentStyle({}),
  skipped: componentStyle({ selectors: { '&::after': { borderStyle: 'dashed' } } }),
}

nestedStyle(`${stage}::before`, { '@media': { [media.forced]: { background: 'CanvasText' } } })

export const name = componentStyle({
  gridArea: '2 / 1',
  paddingInlineEnd: theme.space[8],
  '@container': {
    // The line below shows the current one; screen readers still read the list.
    [NARROW]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

nestedStyle(`${stage}:last-child > ${name}`, { paddingInlineEnd: 0 })

/** Where the names don't fit, the one of the current stage is shown near its mark. */
export const shown = componentStyle({
  display: 'none',
  marginBlockStart: theme.space[4],
  fontSize: theme.text[15],
  fontWeight: 600,
  lineHeight: 1.35,
  '@container': { [NARROW]: { display: 'block' } },
})

export const towards = {
  start: componentStyle({ textAlign: 'start' }),
  center: componentStyle({ textAlign: 'center' }),
  end: componentStyle({ textAlign: 'end' }),
}
