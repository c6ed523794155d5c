import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 60rem)'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  background: theme.colour.raised,
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.card,
  '@media': {
    [DESK]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  },
})

export const cell = style({
  display: 'grid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
  '@media': {
    [DESK]: {
      selectors: {
        '& + &': { borderBlockStart: 'none', borderInlineStart: `1px solid ${theme.colour.line}` },
      },
    },
  },
})

const button = style({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space[4],
  padding: theme.space[16],
  textDecoration: 'none',
  transition: 'background-color 120ms',
  borderRadius: `calc(${theme.radius.card} - 1px)`,
  '@media': { [DESK]: { padding: theme.space[24] } },
})

export const first = style([
  button,
  {
    background: theme.colour.action,
    color: theme.colour.onAction,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    selectors: { '&:hover': { background: theme.colour.actionPressed } },
    '@media': {
      [DESK]: { borderEndStartRadius: `calc(${theme.radius.card} - 1px)`, borderStartEndRadius: 0 },
    },
  },
])

export const other = style([
  button,
  {
    color: theme.colour.action,
    selectors: { '&:hover': { background: theme.colour.actionTint } },
  },
])

export const action = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[12],
  fontSize: theme.text[20],
  fontWeight: 600,
  lineHeight: 1.3,
})

export const text = style({
  textWrap: 'balance',
  selectors: { [`${other} &`]: { color: theme.colour.softInk } },
})
