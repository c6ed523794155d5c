import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** One of the areas of the account, as a row that is pressed anywhere. */
export const links = style({ listStyle: 'none' })

export const link = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
})

globalStyle(`${link} > a`, { display: 'block' })

export const linkWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  fontWeight: 500,
})

/** Seldom needed, and found all the same. */
export const device = style([linkWords, { fontSize: theme.text[15] }])

export const linkIcon = style({ display: 'inline-flex', flex: 'none', color: theme.colour.action })

/** A long name or address breaks where it has to. */
export const who = style({ overflowWrap: 'break-word' })

/** Below the panel, in line with its words. */
export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: theme.space[20],
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
})

/** The column beside the page's main column. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  marginBlockStart: theme.space[24],
})
