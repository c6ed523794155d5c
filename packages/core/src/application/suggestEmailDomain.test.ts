import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { isEmailAddress } from '../fields/isEmailAddress.ts'
import { anyText } from '../testing/index.ts'
import { suggestEmailDomain } from './suggestEmailDomain.ts'

describe('suggests the common domain that was meant', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['Ana.N+x@GMAIL.CM', 'Ana.N+x@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmil.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@outlook.com.ua', 'ana@outlook.com.au'],
    ['ana@yaho.com.au', 'ana@yahoo.com.au'],
    ['ana@bigpnd.com', 'ana@bigpond.com'],
    ['ana@big.pond.com', 'ana@bigpond.com'],
    ['ana@optusnet.con.au', 'ana@optusnet.com.au'],
  ])('%s: %s', (email, suggestion) => expect(suggestEmailDomain(email)).toBe(suggestion))
})

describe('suggests nothing for', () => {
  test.each([
    'ana@gmail.com',
    'ana@GMAIL.com',
    'ana@yahoo.com.au',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@live.com',
    'jo@yahoo.ca',
    'jo@hotmail.com.br',
    'jo@yahoo.co.nz',
    'jo@yahoo.cn',
    'jo@y7mail.com',
    'jo@foxmail.com',
    'jo@protonmail.ch',
    'jo@outlook.com.pe',
    'jo@outlook.de',
    'jo@live.fr',
    'jo@me.com',
    'ana@example.com',
    'ana@company.com.au',
    'ana@uni.edu.au',
    'not an address',
    'ana@gmial',
    '',
  ])('%s', (email) => expect(suggestEmailDomain(email)).toBeNull())
})

property.prop([anyText])(
  'whatever is typed, a suggestion is an address of the same person and final',
  (text) => {
    const suggestion = suggestEmailDomain(text)
    if (suggestion === null) return
    expect(isEmailAddress(suggestion)).toBe(true)
    expect(suggestion.split('@')[0]).toBe(text.split('@')[0])
    expect(suggestEmailDomain(suggestion)).toBeNull()
  },
)

property.prop([fc.nat({ max: 8 }), fc.constantFrom('', 'x', 'q')])(
  'one letter missing, changed or added is found',
  (at, letter) => {
    const domain = 'hotmail.com.au'
    const changed = `${domain.slice(0, at)}${letter}${domain.slice(at + 1)}`
    if (!isEmailAddress(`a@${changed}`) || changed === domain) return
    expect(suggestEmailDomain(`a@${changed}`)).toBe('a@hotmail.com.au')
  },
)
