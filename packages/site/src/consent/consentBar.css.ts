import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 60rem)'
const TAGGED = ':root:has(meta[name="coverkit:tag-manager"])'

/** Covers the end of the window, has space of its own at the end of the page, and moves nothing. */
export const bar = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  background: theme.colour.raised,
  borderBlockStart: `1px solid ${theme.colour.border}`,
  boxShadow: theme.shadow.raised,
  '@media': { print: { display: 'none !important' } },
  selectors: { ':root[data-consent-asked] &': { display: 'block' } },
})

/** The focused element is scrolled clear of the bar. */
globalStyle(':root[data-consent-asked]', {
  scrollPaddingBlockEnd: '22rem',
  '@media': { [WIDE]: { scrollPaddingBlockEnd: '10rem' } },
})

export const inner = style({
  display: 'grid',
  gap: theme.space[12],
  maxInlineSize: theme.measure.page,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: theme.space[16],
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.space[48],
      paddingInline: theme.space[24],
    },
  },
})

export const words = style({ display: 'grid', gap: theme.space[4], fontSize: theme.text[15] })

export const title = style({ fontSize: theme.text[17], fontWeight: 600 })

export const now = style({ display: 'none', fontWeight: 600 })

for (const state of ['accepted', 'rejected', 'signal'])
  globalStyle(`:root[data-consent-choice=${state}] ${now}[data-state=${state}]`, { display: 'block' })

/** Two buttons of one size, side by side on every width. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space[12],
  '@media': { [WIDE]: { gridTemplateColumns: '8rem 8rem' } },
})

export const button = style({
  minBlockSize: '3rem',
  border: `2px solid ${theme.colour.action}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  color: theme.colour.action,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover, &:active': { background: theme.colour.actionTint } },
})

/** The link back to the question, where there is one. */
export const choices = style({
  display: 'none',
  selectors: { [`${TAGGED} &`]: { display: 'list-item' } },
})

export const choicesButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.colour.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' } },
})
