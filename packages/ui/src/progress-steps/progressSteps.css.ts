import { componentStyle, media } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

const COMPACT = 'screen and (max-width: 63.99rem)'

const compact = (rule: Parameters<typeof componentStyle>[0]) => ({ '@media': { [COMPACT]: rule } })

export const summary = componentStyle({
  marginBlockEnd: theme.space[8],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  '@media': { [media.desk]: { display: 'none' }, print: { display: 'none' } },
})

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  // No bar is narrower than a finger needs: of many steps on a small screen the last go below.
  ...compact({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(1.5rem, 1fr))',
    columnGap: theme.space[4],
  }),
})

export const step = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'flex-start',
  minInlineSize: 0,
  ...compact({ minBlockSize: theme.space[24], alignItems: 'center' }),
  selectors: {
    // The line from mark to mark on wide screens.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.875rem - 1px)',
      insetBlock: '1.75rem 0',
      inlineSize: '2px',
      background: theme.colour.line,
      '@media': { [COMPACT]: { display: 'none' } },
    },
  },
})

export const body = componentStyle({
  display: 'flex',
  gap: theme.space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  color: theme.colour.softInk,
  textDecoration: 'none',
  lineHeight: 1.4,
  selectors: {
    'a&:hover': {
      color: theme.colour.actionPressed,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
    '&[aria-current=step]': { color: theme.colour.ink, fontWeight: 700 },
  },
  ...compact({ minBlockSize: theme.space[24], alignItems: 'center' }),
})

export const name = componentStyle({
  paddingBlockStart: '0.15rem',
  ...compact({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
})

const bar = { inlineSize: '100%', blockSize: '6px', borderRadius: '3px' }
const dot = {
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
} as const

export const mark = {
  complete: componentStyle({
    ...dot,
    background: theme.colour.action,
    color: theme.colour.onAction,
    '@media': { [COMPACT]: bar, [media.forced]: { background: 'Highlight', color: 'HighlightText' } },
  }),
  current: componentStyle({
    ...dot,
    border: `3px solid ${theme.colour.action}`,
    background: theme.colour.surface,
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderRadius: '50%',
        background: theme.colour.action,
        '@media': { [COMPACT]: { display: 'none' }, [media.forced]: { background: 'Highlight' } },
      },
    },
    '@media': { [COMPACT]: { ...bar, borderWidth: '2px' } },
  }),
  todo: componentStyle({
    ...dot,
    border: `2px solid ${theme.colour.border}`,
    background: theme.colour.surface,
    '@media': { [COMPACT]: { ...bar, borderWidth: '1px' } },
  }),
}

export const tick = componentStyle({ display: 'flex', ...compact({ display: 'none' }) })
