import { cleanText, type ParseOptions, plainSigns, refuse } from '../fields/cleanText.ts'
import type { Measurement, MeasureUnit } from './answers.ts'
import type { HeightQuestion, WeightQuestion } from './types.ts'

/** A height or weight as typed: one box for `cm`, `kg` and `lb`, two for `ft` (inches) and `st` (pounds). */
export interface MeasureInput {
  readonly unit: MeasureUnit
  readonly parts: readonly string[]
}

const CENTIMETRES_AN_INCH = 2.54
const KILOGRAMS_A_POUND = 0.45359237
const HIGHEST_METRES = 3

/** The values of the larger and the smaller unit, how many of the smaller make a larger, and their names. */
interface UnitSystem {
  readonly kind: 'height' | 'weight'
  readonly worth: number
  readonly second?: { readonly worth: number; readonly below: number }
  /** The names accepted after the number. */
  readonly names: readonly string[]
}

const SYSTEMS: Readonly<Record<MeasureUnit, UnitSystem>> = {
  cm: { kind: 'height', worth: 1, names: ['cm', 'centimetre', 'centimetres', 'm', 'metre', 'metres'] },
  ft: {
    kind: 'height',
    worth: 12 * CENTIMETRES_AN_INCH,
    second: { worth: CENTIMETRES_AN_INCH, below: 12 },
    names: ['ft', 'feet', 'foot', 'in', 'inch', 'inches', "'", '"', '′', '″', '’', '”'],
  },
  kg: { kind: 'weight', worth: 1, names: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'] },
  lb: { kind: 'weight', worth: KILOGRAMS_A_POUND, names: ['lb', 'lbs', 'pound', 'pounds'] },
  st: {
    kind: 'weight',
    worth: 14 * KILOGRAMS_A_POUND,
    second: { worth: KILOGRAMS_A_POUND, below: 14 },
    names: ['st', 'stone', 'stones', 'lb', 'lbs', 'pound', 'pounds'],
  },
}

function numberOf(text: string, names: readonly string[], options: ParseOptions): number {
  if (text.length > 20) refuse(options, 'too-long')
  const [, digits, name = ''] = /^(\d{1,5}(?:\.\d{1,2})?)(\D*)$/.exec(plainSigns(text)) ?? []
  const unit = name.trim().toLowerCase()
  return digits !== undefined && (unit === '' || names.includes(unit))
    ? Number(digits)
    : refuse(options, 'format')
}

/**
 * Reads a height into centimetres or a weight into kilograms, to one decimal, beside what was entered. In `cm`, 3 or
 * less is metres: `1.8` is 180.
 *
 * @throws InvalidInputError `required`, `format` (also a unit of the other kind), `range` (12 inches or 14 pounds and
 * more in the second box), `min`, `max`, `too-long`.
 */
export function parseMeasure(
  { kind, min, max }: HeightQuestion | WeightQuestion,
  { unit, parts }: MeasureInput,
  options: ParseOptions = {},
): Measurement {
  const system = SYSTEMS[unit]
  if (system.kind !== kind || parts.length > 2) refuse(options, 'format')
  const [first = '', second = ''] = parts.map((part) => cleanText(part.slice(0, 100)))
  if (first === '' && second === '') refuse(options, 'required')
  const large = first === '' ? 0 : numberOf(first, system.names, options)
  const small = second === '' ? 0 : numberOf(second, system.names, options)
  if (small > 0 && system.second === undefined) refuse(options, 'format')
  if (system.second && small >= system.second.below) refuse(options, 'range')
  const whole = unit === 'cm' && large > 0 && large <= HIGHEST_METRES ? large * 100 : large * system.worth
  const value = Math.round((whole + small * (system.second?.worth ?? 0)) * 10 + 1e-6) / 10
  if (value < min) refuse(options, 'min')
  if (value > max) refuse(options, 'max')
  return { value, unit, entered: system.second ? [first, second] : [first] }
}
