import { keyframes } from '@vanilla-extract/css'
import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const wait = keyframes({ '0%, 98%': { opacity: 1 }, to: { opacity: 0 } })

export const region = componentStyle({
  position: 'fixed',
  // Above bars at the edges of the page, below the backdrop of a dialog.
  zIndex: 90,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(28rem, 100%)',
  maxBlockSize: '100%',
  overflowY: 'auto',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const list = componentStyle({
  display: 'grid',
  gap: theme.space[8],
  selectors: { '&:not(:empty)': { padding: theme.space[16] } },
})

export const toast = componentStyle({
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  boxShadow: theme.shadow.raised,
  pointerEvents: 'auto',
})

/** An animation removes it after a while and pauses under pointer and focus; with reduced motion it stays. */
export const passing = componentStyle({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${wait} 20s linear forwards` },
  },
})

nestedStyle(`${region}:is(:hover, :focus-within) ${passing}`, { animationPlayState: 'paused' })

export const action = componentStyle({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'transparent',
  color: theme.colour.action,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  '@media': { [media.forced]: { color: 'LinkText' } },
})
