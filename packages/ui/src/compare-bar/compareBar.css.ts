import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[16]}`,
  marginInline: `calc(-1 * ${theme.space[16]})`,
  padding: `${theme.space[8]} ${theme.space[16]} ${theme.space[12]}`,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  background: theme.colour.raised,
  boxShadow: theme.shadow.raised,
  '@media': {
    [media.wide]: {
      insetBlockEnd: theme.space[16],
      marginInline: 0,
      paddingBlock: theme.space[12],
      paddingInline: `${theme.space[24]} ${theme.space[16]}`,
      border: `1px solid ${theme.colour.line}`,
      borderRadius: theme.radius.card,
    },
    // In a small window of large text it would cover the page.
    [media.largeText]: { position: 'static' },
    'screen and (max-height: 30rem)': { position: 'static' },
    print: { display: 'none' },
  },
})

export const chosen = componentStyle({ minInlineSize: 0, lineHeight: 1.4 })

export const count = componentStyle({ fontWeight: 600, whiteSpace: 'nowrap' })

export const names = componentStyle({
  color: theme.colour.softInk,
  '@media': { [media.narrow]: { fontSize: theme.text[15] } },
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[8],
  '@media': { [media.narrow]: { inlineSize: '100%', justifyContent: 'space-between' } },
})

// Focused elements scroll to where the bar does not cover them.
nestedStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '9rem' })
