import { createGlobalThemeContract } from '@vanilla-extract/css'
import type { ThemeContract } from './Theme.ts'
import { variableName } from './variableName.ts'

/**
 * Every design token as a CSS custom property: `--ck-colour-action`, `--ck-space-16`, `--ck-text-17`,
 * `--ck-font-heading`, `--ck-radius-control`. Partners may set these variables; the names are public API.
 */
export const themeContract: ThemeContract = createGlobalThemeContract(
  {
    colour: {
      surface: null,
      tint: null,
      raised: null,
      ink: null,
      softInk: null,
      border: null,
      line: null,
      action: null,
      actionPressed: null,
      actionTint: null,
      onAction: null,
      accent: null,
      accentText: null,
      focus: null,
      success: null,
      successTint: null,
      info: null,
      infoTint: null,
      warn: null,
      warnTint: null,
      error: null,
      errorTint: null,
      chart1: null,
      chart2: null,
      chart3: null,
      chart4: null,
      chart5: null,
    },
    space: { 4: null, 8: null, 12: null, 16: null, 24: null, 32: null, 48: null, 64: null, 96: null },
    text: { 15: null, 17: null, 20: null, 24: null, 30: null, 38: null, 48: null },
    font: { body: null, heading: null, headingWeight: null },
    radius: { control: null, card: null },
    border: { width: null },
    shadow: { card: null, raised: null },
    measure: { reading: null, form: null, page: null },
  },
  variableName,
)
