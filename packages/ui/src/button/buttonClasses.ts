import * as styles from './button.css.ts'

/** How a button or button link looks. `primary` is the brand's action colour: one per screen. */
export type ButtonStyle = {
  /** Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** Full width on phones. */
  fullOnPhone?: boolean | undefined
}

export const buttonClasses = ({ variant = 'secondary', fullOnPhone }: ButtonStyle): string =>
  [styles.button, styles.variant[variant], fullOnPhone ? styles.fullOnPhone : ''].join(' ')
