import * as styles from './button.css.ts'

/** How a button or button link looks. `primary` is the brand's action colour: one per screen. */
export type ButtonStyle = {
  /** `primary` is filled and leads on, `secondary` has a frame, `quiet` is underlined words alone. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** `large` (52 px) leads on from a page, `small` (44 px) is for headers and rows. Default 48 px. */
  size?: 'small' | 'large' | undefined
  /** Takes the full width on phones. Default `false`. */
  fullOnPhone?: boolean | undefined
}

export const buttonClasses = ({ variant = 'secondary', size, fullOnPhone }: ButtonStyle): string =>
  [styles.button, styles.variant[variant], size && styles.size[size], fullOnPhone && styles.fullOnPhone]
    .filter(Boolean)
    .join(' ')
