import { keyframes } from '@vanilla-extract/css'
import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { motion } from '../theme/motion.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const locked = componentStyle({ overflow: 'hidden' })

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  background: 'rgb(0 0 0 / 0.55)',
})

export const place = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 101,
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  padding: theme.space[16],
  overflowY: 'auto',
  pointerEvents: 'none',
})

export const dialog = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[16],
  inlineSize: `min(30rem, 100%)`,
  padding: theme.space[24],
  borderRadius: theme.radius.card,
  border: '1px solid transparent',
  background: theme.colour.raised,
  color: theme.colour.ink,
  boxShadow: theme.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.rise} ease-out`,
  selectors: { '&:focus': { outline: 'none' } },
})

export const title = componentStyle({
  paddingInlineEnd: theme.space[48],
  fontFamily: theme.font.heading,
  fontSize: theme.text[24],
  fontWeight: theme.font.headingWeight,
  lineHeight: 1.3,
})

export const description = componentStyle({ color: theme.colour.softInk })

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: theme.space[16],
  insetInlineEnd: theme.space[16],
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.colour.actionTint } },
})

nestedStyle(`${locked} body`, { overflow: 'hidden' })
