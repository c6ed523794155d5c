import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { motion } from '../theme/motion.ts'

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[8],
  minBlockSize: '3rem',
  padding: `${theme.space[8]} ${theme.space[24]}`,
  border: '2px solid transparent',
  borderRadius: theme.radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}, color ${motion.press}`,
  selectors: { '&[aria-disabled=true]': { cursor: 'progress' } },
  // Text twice as large on a narrow phone: the longest word needs the room more.
  '@media': { [media.largeText]: { paddingInline: theme.space[12] }, print: { display: 'none' } },
})

export const variant = {
  primary: componentStyle({
    background: theme.colour.action,
    color: theme.colour.onAction,
    selectors: { '&:hover, &:active': { background: theme.colour.actionPressed } },
  }),
  secondary: componentStyle({
    background: theme.colour.raised,
    borderColor: theme.colour.action,
    color: theme.colour.action,
    selectors: {
      '&:hover, &:active': {
        background: theme.colour.actionTint,
        borderColor: theme.colour.actionPressed,
      },
    },
  }),
  quiet: componentStyle({
    minBlockSize: '2.75rem',
    padding: `${theme.space[8]} ${theme.space[12]}`,
    background: 'transparent',
    color: theme.colour.action,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    selectors: {
      // The text lines up with the edge; only the hover background extends beyond it.
      '&:first-child': { marginInlineStart: `calc(-2px - ${theme.space[12]})` },
      '&:hover, &:active': { background: theme.colour.actionTint },
    },
  }),
}

export const size = {
  small: componentStyle({ minBlockSize: '2.75rem', paddingInline: theme.space[16] }),
  large: componentStyle({ minBlockSize: '3.25rem', paddingInline: theme.space[32] }),
}

export const fullOnPhone = componentStyle({ '@media': { [media.narrow]: { inlineSize: '100%' } } })
