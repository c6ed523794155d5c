import type { StudioBrand, StudioShape } from './StudioBrand.ts'

export interface ShapeFault {
  readonly name: keyof StudioShape
  readonly message: string
}

/** Characters that would end a declaration of css. */
const BREAKS_OUT = /[;{}<>\\]|\/\*/
const LENGTH = /^-?\d*\.?\d+(em|rem|px)$/

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most

/** The faults of the tokens other than colours. */
export function checkShape({ shape, faces }: StudioBrand): readonly ShapeFault[] {
  const { radius, borderWidth, headingWeight, headingTracking, shadow } = shape
  const tracking = headingTracking.trim()
  const own = faces.heading.kind === 'none'
  const checks: readonly [keyof StudioShape, boolean, string][] = [
    ['radius', isWhole(radius, 0, 32), 'Enter a whole number of px from 0 to 32'],
    ['borderWidth', isWhole(borderWidth, 1, 4), 'Enter a whole number of px from 1 to 4'],
    ['headingWeight', !own || isWhole(headingWeight, 300, 900), 'Enter a weight from 300 to 900'],
    ['headingTracking', tracking === '' || LENGTH.test(tracking), 'Enter a length, such as -0.014em'],
    [
      'shadow',
      !BREAKS_OUT.test(shadow) && (shadow.trim() === '' || CSS.supports('box-shadow', shadow)),
      'Enter a shadow as css has it, such as 0 8px 24px -12px #241B3633',
    ],
  ]
  return checks.flatMap(([name, isRight, message]) => (isRight ? [] : [{ name, message }]))
}
