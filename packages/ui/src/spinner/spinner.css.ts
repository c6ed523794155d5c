import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { motion } from '../theme/motion.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A ring with a gap, in the colour and of the size of the text around it. */
export const ring = componentStyle({
  flex: 'none',
  inlineSize: '1.1em',
  blockSize: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${motion.spin} linear infinite`,
  // Forced colours paint a transparent edge too, and the ring would have no gap.
  '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
})

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.colour.softInk,
  lineHeight: 1.5,
})

export const size = {
  text: componentStyle({}),
  large: componentStyle({ fontSize: theme.text[24] }),
}
