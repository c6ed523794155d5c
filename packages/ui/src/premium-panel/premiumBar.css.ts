import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const BELOW_DESK = 'screen and (max-width: 63.99rem)'
/** Lower than this, it would take too much of the window. */
const LOW = 'screen and (max-height: 30rem)'

/** Extends over the gutters of the page. */
export const bar = componentStyle({
  display: 'none',
  '@media': {
    [BELOW_DESK]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 3,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${theme.space[4]} ${theme.space[16]}`,
      marginBlockStart: theme.space[24],
      marginInline: `calc(-1 * ${theme.space[16]})`,
      padding: `${theme.space[8]} ${theme.space[16]}`,
      borderBlockStart: `1px solid ${theme.colour.line}`,
      background: theme.colour.raised,
      boxShadow: theme.shadow.raised,
      lineHeight: 1.3,
    },
    [`${BELOW_DESK} and (min-width: 40rem)`]: {
      marginInline: `calc(-1 * ${theme.space[24]})`,
      paddingInline: theme.space[24],
    },
    // In a small window of large text it would cover the page.
    [media.largeText]: { position: 'static' },
    [LOW]: { position: 'static' },
  },
})

export const premium = componentStyle({ display: 'grid', minInlineSize: 0 })

export const label = componentStyle({ color: theme.colour.softInk, fontSize: theme.text[15] })

export const amount = componentStyle({
  color: theme.colour.action,
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[24],
  letterSpacing: theme.font.headingTracking,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { fontSize: theme.text[20] } },
})

export const difference = componentStyle({ fontSize: theme.text[15], fontWeight: 600 })

// Focused elements scroll to where the bar does not cover them.
nestedStyle(`html:has(${bar})`, { '@media': { [BELOW_DESK]: { scrollPaddingBlockEnd: '7rem' } } })
