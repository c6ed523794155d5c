import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { parsePercent, parseRate } from './parsePercent.ts'
import { parseAge, parseWholeNumber } from './parseWholeNumber.ts'

describe('an age', () => {
  test.each([
    ['18', 18],
    [' 75 ', 75],
    ['040', 40],
    ['４０', 40],
    ['٤٠', 40],
    ['40 years', 40],
    ['40 yo', 40],
    ['40yrs', 40],
  ])('%j is %d', (text, age) => expect(parseAge(text)).toBe(age))

  test.each([
    ['', 'required'],
    ['17', 'min'],
    ['76', 'max'],
    ['200', 'max'],
    ['-1', 'min'],
    ['17.5', 'whole-number'],
    ['40.0', 'whole-number'],
    ['4O', 'format'],
    ['1e2', 'format'],
    ['forty', 'format'],
    ['40 months', 'format'],
    ['40 hours', 'format'],
    ['4 0', 'format'],
    ['9'.repeat(21), 'too-long'],
  ])('%j is refused: %s', (text, code) => {
    expect(refusal(() => parseAge(text, { path: 'age' }))).toEqual({ code, path: 'age' })
  })

  test('has bounds of its own for children', () => {
    expect(parseAge('0', { min: 0, max: 24 })).toBe(0)
    expect(refusal(() => parseAge('25', { min: 0, max: 24 }))?.code).toBe('max')
  })
})

describe('a whole number', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['5', 5],
    ['-3', -3],
  ])('%j is %d', (text, number) => {
    expect(parseWholeNumber(text, { min: -5, max: 5 })).toBe(number)
  })

  property.prop([fc.integer({ min: -1_000_000, max: 1_000_000 })])('reads back', (number) => {
    expect(parseWholeNumber(String(number), { min: -1_000_000, max: 1_000_000 })).toBe(number)
  })
})

describe('a percentage in basis points', () => {
  test.each([
    ['40', 4_000],
    ['40%', 4_000],
    ['40 %', 4_000],
    ['33.33', 3_333],
    ['33.3', 3_330],
    ['0', 0],
    ['-0', 0],
    ['100', 10_000],
    ['0.29', 29],
    ['1.15', 115],
  ])('%j is %d', (text, basisPoints) => expect(parsePercent(text)).toBe(basisPoints))

  test.each([
    ['', 'required'],
    ['-1', 'range'],
    ['100.01', 'range'],
    ['1/3', 'format'],
    ['33.333', 'format'],
    ['%', 'format'],
    ['40%%', 'format'],
    ['.5', 'format'],
    ['1,5', 'format'],
    ['1e1', 'format'],
  ])('%j is refused: %s', (text, code) => expect(refusal(() => parsePercent(text))?.code).toBe(code))

  test('may have a lower maximum', () => {
    expect(parsePercent('70', { max: 70 })).toBe(7_000)
    expect(refusal(() => parsePercent('70.01', { max: 70 }))?.code).toBe('range')
  })
})

describe('a rate', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['1.5', 1.5],
    ['1.5%', 1.5],
    ['20', 20],
    ['20.0', 20],
  ])('%j is %d', (text, rate) => expect(parseRate(text)).toBe(rate))

  test.each([
    ['', 'required'],
    ['20.1', 'range'],
    ['-0.1', 'range'],
    ['1.55', 'format'],
    ['low', 'format'],
  ])('%j is refused: %s', (text, code) => {
    expect(refusal(() => parseRate(text, { path: 'rate' }))).toEqual({ code, path: 'rate' })
  })
})
