import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import type { MeasureUnit } from './answers.ts'
import { answerWords } from './answerWords.ts'
import { parseMeasure } from './parseMeasure.ts'
import type { HeightQuestion, WeightQuestion } from './types.ts'

const height: HeightQuestion = { id: 'h', kind: 'height', ask: 'Height?', required: true, min: 100, max: 250 }
const weight: WeightQuestion = { id: 'w', kind: 'weight', ask: 'Weight?', required: true, min: 25, max: 350 }
const question = (unit: MeasureUnit) => (unit === 'cm' || unit === 'ft' ? height : weight)

test.each<[MeasureUnit, string[], number, string]>([
  ['cm', ['180'], 180, '180 cm'],
  ['cm', ['180.5 cm'], 180.5, '180.5 cm'],
  ['cm', ['1.8'], 180, '180 cm'],
  ['cm', ['1.82 m'], 182, '182 cm'],
  ['ft', ['5', '11'], 180.3, '5 ft 11 in (180.3 cm)'],
  ['ft', ['6', ''], 182.9, '6 ft 0 in (182.9 cm)'],
  ['ft', ["5'", '11"'], 180.3, '5 ft 11 in (180.3 cm)'],
  ['ft', ['5 ft', '10.5 in'], 179.1, '5 ft 10.5 in (179.1 cm)'],
  ['kg', ['82.5'], 82.5, '82.5 kg'],
  ['kg', ['82 kg'], 82, '82 kg'],
  ['lb', ['181'], 82.1, '181 lb (82.1 kg)'],
  ['st', ['12', '13'], 82.1, '12 st 13 lb (82.1 kg)'],
  ['st', ['12 st'], 76.2, '12 st 0 lb (76.2 kg)'],
])('%s %j is %d: %s', (unit, parts, value, words) => {
  const measured = parseMeasure(question(unit), { unit, parts })
  expect(measured.value).toBe(value)
  expect(measured.unit).toBe(unit)
  expect(measured.entered[0]).toBe(parts[0])
  expect(answerWords(question(unit), measured)).toEqual([words])
})

test.each<[MeasureUnit, string[], string]>([
  ['cm', [''], 'required'],
  ['ft', ['', ' '], 'required'],
  ['cm', ['tall'], 'format'],
  ['cm', ['-180'], 'format'],
  ['cm', ['180', '5'], 'format'],
  ['cm', ['1', '2', '3'], 'format'],
  ['kg', ['80,5'], 'format'],
  ['kg', ['1e2'], 'format'],
  ['ft', ['5', '12'], 'range'],
  ['st', ['12', '14'], 'range'],
  ['cm', ['99.9'], 'min'],
  ['cm', ['251'], 'max'],
  ['ft', ['3', '3'], 'min'],
  ['kg', ['351'], 'max'],
  ['lb', ['54'], 'min'],
  ['cm', ['1'.repeat(21)], 'too-long'],
])('%s %j is refused: %s', (unit, parts, code) => {
  expect(refusal(() => parseMeasure(question(unit), { unit, parts }, { path: 'm' }))).toEqual({
    code,
    path: 'm',
  })
})

test('a unit of the other kind is refused', () => {
  expect(refusal(() => parseMeasure(height, { unit: 'kg', parts: ['180'] }))?.code).toBe('format')
  expect(refusal(() => parseMeasure(weight, { unit: 'ft', parts: ['5', '0'] }))?.code).toBe('format')
})

describe('for every measure', () => {
  property.prop([fc.integer({ min: 4, max: 7 }), fc.integer({ min: 0, max: 11 })])(
    'inches grow',
    (feet, inches) => {
      const at = (f: number, i: number) =>
        parseMeasure({ ...height, max: 300 }, { unit: 'ft', parts: [String(f), String(i)] }).value
      const next = inches === 11 ? at(feet + 1, 0) : at(feet, inches + 1)
      expect(next - at(feet, inches)).toBeGreaterThan(2.3)
      expect(next - at(feet, inches)).toBeLessThan(2.8)
    },
  )

  property.prop([fc.integer({ min: 1_000, max: 2_500 })])('millimetres read back', (millimetres) => {
    const text = String(millimetres / 10)
    expect(parseMeasure(height, { unit: 'cm', parts: [text] }).value).toBe(millimetres / 10)
  })
})
