/** Which picture one is: `quote/tpd-cover-390-dark`. */
export interface PictureName {
  readonly flow: string
  readonly screen: string
  /** Width and colour scheme, or `print`. */
  readonly look: string
}

export const nameOf = ({ flow, screen, look }: PictureName): string => `${flow}/${screen}-${look}`
