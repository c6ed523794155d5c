import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** From this width the links are in the header; below it, in its menu. */
const WIDE = 'screen and (min-width: 64rem)'
/** A phone with no room for icons beside a long name. The menu has the phone number. */
const SMALL = 'screen and (max-width: 22.4rem)'
/** The header is too narrow for large links beside logo, phone and account. */
const TIGHT = '(max-width: 76rem)'

export const header = style({
  position: 'relative',
  zIndex: 2,
  containerType: 'inline-size',
  background: theme.colour.surface,
  borderBlockEnd: `1px solid ${theme.colour.hair}`,
  '@media': { print: { borderBlockEnd: 'none' } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  maxInlineSize: theme.measure.page,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: theme.space[16],
  boxSizing: 'content-box',
  '@media': {
    'screen and (min-width: 40rem)': { paddingInline: theme.space[24] },
    [WIDE]: { flexWrap: 'nowrap', minBlockSize: '4.5rem', columnGap: theme.space[12] },
  },
})

/** Shrinks last, by wrapping its name. */
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  color: theme.colour.action,
  textDecoration: 'none',
  '@media': { [WIDE]: { flex: 'none' } },
})

const whereWide = { display: 'none', '@media': { [WIDE]: { display: 'block' } } } as const

/** If the links are wider than the header, they wrap into a second line, so that nothing overlaps. */
export const wideNavigation = style({
  ...whereWide,
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineStart: theme.space[8],
})

/** On a phone its icon alone; where it has room the number too, which goes first when that gets less. */
export const headerPhone = style({
  flex: 'none',
  inlineSize: '2.75rem',
  marginInlineStart: 'auto',
  '@media': {
    [SMALL]: { display: 'none' },
    print: { display: 'none' },
    // Shrinks so much sooner than the links that these lose nothing before it has.
    [WIDE]: { flex: '0 10000000 auto', inlineSize: 'auto', minInlineSize: '2.75rem' },
  },
})

/** The number beside the icon of a phone is for screen readers. */
globalStyle(`${headerPhone} span`, {
  '@media': {
    'screen and (max-width: 63.99rem)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const wideAccount = style({ ...whereWide, flex: 'none' })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[24],
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '@container': { [TIGHT]: { columnGap: theme.space[16], fontSize: theme.text[15] } },
})

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: 500,
})

globalStyle(`${links} a[aria-current=page]`, {
  color: theme.colour.action,
  boxShadow: `inset 0 -2px ${theme.colour.accent}`,
})

/** If there is no room for the number it wraps into a second line, which is hidden; the icon stays. */
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  justifyContent: 'flex-end',
  gap: `2.75rem ${theme.space[8]}`,
  blockSize: '2.75rem',
  paddingBlock: '0.75rem',
  paddingInline: '0.625rem',
  overflow: 'hidden',
  lineHeight: '1.25rem',
  color: theme.colour.action,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** As wide as the wider of the two, so that nothing moves once the sign-in state is known. */
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  '@media': { [WIDE]: { gridTemplateColumns: 'auto', justifyItems: 'end' } },
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
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[16],
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
  flex: 'none',
  '@media': {
    [SMALL]: { marginInlineStart: 'auto' },
    [WIDE]: { display: 'none' },
    print: { display: 'none' },
  },
})

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  // The text of the button lines up with the edge of the page.
  marginInlineEnd: `calc(-1 * ${theme.space[12]})`,
  color: theme.colour.action,
  fontWeight: 600,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** With a long name as the logo, the word alone keeps the header in one line of 320 px. */
globalStyle(`${menuButton} svg`, { '@media': { [SMALL]: { display: 'none' } } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  padding: `${theme.space[8]} ${theme.space[16]} ${theme.space[24]}`,
  background: theme.colour.surface,
  borderBlockEnd: `1px solid ${theme.colour.hair}`,
  boxShadow: theme.shadow.raised,
})

export const panelLinks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
})

globalStyle(`${panelLinks} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  fontSize: theme.text[20],
})

/** A line of its own, as long as it has to be. */
globalStyle(`${panelLinks} .${phone}`, {
  flexWrap: 'nowrap',
  justifyContent: 'flex-start',
  columnGap: theme.space[8],
  blockSize: 'auto',
  padding: 0,
  lineHeight: 1.35,
  whiteSpace: 'normal',
})
