/** The tokens that a brand decides. The rest of the theme is derived from them, in light and in dark. */
export type BrandTokens = {
  /** Six-digit hex colours (`#5B2FA8`), for a white surface. */
  colours: {
    /** Buttons, links and focus. On white 4.5:1. */
    action: string
    /** `action` while pressed or pointed at. */
    actionPressed: string
    /** Decoration and charts in light; never text. */
    accent: string
    /** The accent as text. On white 4.5:1. */
    accentText: string
    /** Text and headings; the dark scheme's surfaces are made of it. */
    ink: string
    /** Text of less weight, such as hints. On white 4.5:1. */
    softInk: string
    /** Quiet areas behind text. */
    tint: string
    /** Borders of controls. On white 3:1. */
    border: string
  }
  /** Corner radius of controls in px; cards use 1.5 times as much. */
  radius: number
  /** CSS `font-family` list of text. Default: the system stack. */
  bodyFamily?: string
  /** CSS `font-family` list of headings and large figures. Default: `bodyFamily`. */
  headingFamily?: string
  /** CSS font weight of headings. Default 700. */
  headingWeight?: number
  /** CSS `letter-spacing` of the largest headings; smaller ones take a part of it. Default `0em`. */
  headingTracking?: string
  /** Width of lines and control borders in px. Default 1. */
  borderWidth?: number
  /** CSS `box-shadow` of cards. Default `none`. */
  shadow?: string
}

/** Names of the theme's colours, as in `themeContract.colour`. */
export const COLOUR_NAMES = [
  'surface',
  'tint',
  'raised',
  'ink',
  'softInk',
  'border',
  'line',
  'hair',
  'track',
  'action',
  'actionPressed',
  'actionTint',
  'onAction',
  'accent',
  'accentText',
  'accentTint',
  'gap',
  'held',
  'focus',
  'success',
  'successTint',
  'info',
  'infoTint',
  'warn',
  'warnTint',
  'error',
  'errorTint',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
] as const

/** One of `COLOUR_NAMES`. */
export type ColourName = (typeof COLOUR_NAMES)[number]

/** All theme colours in one scheme, light or dark, as six-digit hex. */
export type Colours = Record<ColourName, string>
