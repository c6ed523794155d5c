import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { mobileText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { parseBusinessPhone, parseMobile, parsePhone } from './parsePhone.ts'

describe('a mobile number', () => {
  test.each([
    ['0491 570 006', '+61491570006'],
    ['0491570006', '+61491570006'],
    ['0491-570-006', '+61491570006'],
    ['(0491) 570 006', '+61491570006'],
    ['+61 491 570 006', '+61491570006'],
    ['+61 (0)491 570 006', '+61491570006'],
    ['0061491570006', '+61491570006'],
    ['0591 570 006', '+61591570006'],
    ['０４９１５７０００６', '+61491570006'],
    ['0491.570.006', '+61491570006'],
    ['0491‑570‑006', '+61491570006'],
    ['0491–570–006', '+61491570006'],
    ['61491570006', '+61491570006'],
    ['491570006', '+61491570006'],
    ['0491\uFE0D 570 006', '+61491570006'],
    ['0011 61 491 570 006', '+61491570006'],
    ['\u202a0491\u00a0570\u00a0006\u202c', '+61491570006'],
  ])('%j is %s', (text, canonical) => expect(parseMobile(text)).toBe(canonical))

  test.each([
    ['', 'required'],
    ['049157000', 'format'],
    ['04915700066', 'format'],
    ['02 5550 1234', 'format'],
    ['+64 21 555 0123', 'format'],
    ['0491 57O 006', 'format'],
    ['+0491570006', 'format'],
    ['1'.repeat(31), 'too-long'],
  ])('%j is refused: %s', (text, code) => {
    expect(refusal(() => parseMobile(text, { path: 'mobile' }))).toEqual({ code, path: 'mobile' })
  })

  property.prop([mobileText])(
    'is read as people type it, and again from its canonical form',
    ({ text, canonical }) => {
      expect(parseMobile(text)).toBe(canonical)
      expect(parseMobile(canonical)).toBe(canonical)
      expect(parsePhone(text)).toBe(canonical)
    },
  )
})

describe('a phone number', () => {
  test.each([
    ['(02) 5550 1234', '+61255501234'],
    ['03 7010 1234', '+61370101234'],
    ['+61 7 7010 1234', '+61770101234'],
    ['08 7010 1234', '+61870101234'],
    ['0491 570 006', '+61491570006'],
  ])('%j is %s', (text, canonical) => expect(parsePhone(text)).toBe(canonical))

  test.each([
    ['5550 1234', 'format'],
    ['06 5550 1234', 'format'],
    ['000', 'format'],
    ['+1 212 555 0123', 'format'],
    [' ', 'required'],
  ])('%j is refused: %s', (text, code) => expect(refusal(() => parsePhone(text))?.code).toBe(code))
})

describe('a phone number of an organisation', () => {
  test.each([
    ['1300 975 707', '+611300975707'],
    ['1800 555 000', '+611800555000'],
    ['13 11 14', '+61131114'],
    ['+61 13 11 14', '+61131114'],
    ['+61131114', '+61131114'],
    ['(02) 5550 1234', '+61255501234'],
    ['0491 570 006', '+61491570006'],
  ])('%j is %s', (text, canonical) => expect(parseBusinessPhone(text)).toBe(canonical))

  test.each(['13 00 14', '1300 975', '1900 555 000', '000'])('%j is refused', (text) =>
    expect(refusal(() => parseBusinessPhone(text))?.code).toBe('format'),
  )

  test.each(['1300 975 707', '13 11 14'])('%j is none of a person', (text) =>
    expect(refusal(() => parsePhone(text))?.code).toBe('format'),
  )
})
