import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Where no tab can be pressed, all panels are shown, each under its own name. */
const UNPRESSED = ['print', '(scripting: none)'] as const

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': Object.fromEntries(UNPRESSED.map((query) => [query, { display: 'none' }])),
})

export const tab = componentStyle({
  minBlockSize: '3rem',
  maxInlineSize: '100%',
  // The line of the chosen one lies over the line below all of them.
  marginBlockEnd: '-1px',
  padding: `${theme.space[8]} ${theme.space[16]}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderRadius: '2px',
  background: 'transparent',
  color: theme.colour.softInk,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.colour.actionTint, color: theme.colour.ink },
    '&[aria-selected=true]': { borderBlockEndColor: theme.colour.action, color: theme.colour.action },
  },
  '@media': {
    [media.forced]: {
      // An edge of the chosen one alone would cut the line below all of them.
      marginBlockEnd: 0,
      borderBlockEndColor: 'ButtonFace',
      selectors: { '&[aria-selected=true]': { borderBlockEndColor: 'Highlight' } },
    },
    [media.largeText]: { paddingInline: theme.space[8] },
  },
})

export const panel = componentStyle({
  paddingBlock: theme.space[24],
  borderRadius: '2px',
  selectors: { '&[hidden]': { display: 'none' } },
})

for (const query of UNPRESSED) {
  nestedStyle(`${panel}, ${panel}[hidden]`, { '@media': { [query]: { display: 'block' } } })
  nestedStyle(`${panel}::before`, {
    '@media': { [query]: { content: 'attr(data-label)', display: 'block', fontWeight: 600 } },
  })
}
