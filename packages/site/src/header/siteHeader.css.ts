import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The longest navigation of a brand fits beside logo, phone and account. */
const WIDE = 'screen and (min-width: 70rem)'

export const header = style({
  position: 'relative',
  zIndex: 2,
  background: theme.colour.surface,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': { print: { borderBlockEnd: 'none' } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[12],
  maxInlineSize: theme.measure.page,
  minBlockSize: '4.5rem',
  marginInline: 'auto',
  paddingInline: theme.space[16],
  boxSizing: 'content-box',
  '@media': {
    'screen and (min-width: 40rem)': { columnGap: theme.space[24], paddingInline: theme.space[24] },
    [WIDE]: { flexWrap: 'nowrap' },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: theme.colour.action,
  textDecoration: 'none',
})

export const wideOnly = style({
  display: 'none',
  minInlineSize: 0,
  '@media': { [WIDE]: { display: 'block' }, print: { display: 'none' } },
})

export const links = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  gap: `clamp(${theme.space[16]}, 2vw, ${theme.space[32]})`,
  listStyle: 'none',
  marginInlineEnd: 'auto',
})

globalStyle(`${links} a, ${links} + a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: 500,
})

globalStyle(`${links} a[aria-current=page]`, {
  color: theme.colour.action,
  boxShadow: `inset 0 -2px ${theme.colour.accent}`,
})

/** Where there is no room for the number it falls into a second line, which is not seen; the icon stays. */
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: `2.75rem ${theme.space[8]}`,
  minInlineSize: '2.75rem',
  blockSize: '2.75rem',
  paddingBlock: '0.75rem',
  overflow: 'hidden',
  lineHeight: '1.25rem',
  color: theme.colour.action,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space[16],
})

/** As wide as the wider of the two, so that nothing moves when it is known who is there. */
export const account = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  '@media': { [WIDE]: { justifyItems: 'end' } },
})

const SIGNED_IN = ':root[data-signed-in] &'
const PLACE = '1 / 1'

export const logIn = style({
  gridArea: PLACE,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: `0 ${theme.space[16]}`,
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  color: theme.colour.action,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: theme.colour.actionTint }, [SIGNED_IN]: { visibility: 'hidden' } },
})

export const forCustomers = style({
  gridArea: PLACE,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[16],
  visibility: 'hidden',
  fontWeight: 500,
  selectors: { [SIGNED_IN]: { visibility: 'visible' } },
})

export const logOut = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.colour.action,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const menu = style({
  '@media': { [WIDE]: { display: 'none' }, print: { display: 'none' } },
})

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  // Its word stands at the edge of the page.
  marginInlineEnd: `calc(-1 * ${theme.space[12]})`,
  color: theme.colour.action,
  fontWeight: 600,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** With a long name as the logo, the word alone keeps the header in one line of 320 px. */
globalStyle(`${menuButton} svg`, { '@media': { 'screen and (max-width: 22.4rem)': { display: 'none' } } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  padding: `${theme.space[8]} ${theme.space[16]} ${theme.space[24]}`,
  background: theme.colour.surface,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  boxShadow: theme.shadow.raised,
})

export const panelLinks = style({ display: 'grid', listStyle: 'none' })

globalStyle(`${panelLinks} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  fontSize: theme.text[20],
})
