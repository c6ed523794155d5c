import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { motion } from '../theme/motion.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = componentStyle({
  display: 'block',
  borderRadius: theme.radius.control,
  background: theme.colour.line,
  animation: `${breathe} ${motion.breathe} ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const shape = {
  text: componentStyle({ blockSize: '1em', marginBlock: '0.275em', inlineSize: '90%' }),
  heading: componentStyle({ blockSize: theme.text[30], inlineSize: '60%' }),
  control: componentStyle({ blockSize: '3rem', inlineSize: '100%' }),
  card: componentStyle({ blockSize: '9rem', inlineSize: '100%', borderRadius: theme.radius.card }),
}
