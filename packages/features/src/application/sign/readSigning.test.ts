import { describe, expect, it } from 'vitest'
import { codeReader, signatureReader } from './readSigning.ts'

describe('the code', () => {
  it.each(['204816', ' 204 816 ', '204\t816'])('%j is read', (code) => {
    expect(codeReader.read({ code })).toBe('204816')
  })

  it.each(['', '20481', '2048166', '20481a', '２０４８１６'])('%j is refused', (code) => {
    expect([...codeReader.messages({ code })]).toEqual([['code', 'Enter the six digits of the code']])
  })
})

describe('the signature', () => {
  const reader = signatureReader({ firstName: 'Zoë', lastName: 'O’Neill-Ngô' })

  it.each([
    ['Zoë O’Neill-Ngô', 'Zoë O’Neill-Ngô'],
    ['  zoë  o’neill-ngô ', 'zoë o’neill-ngô'],
    ['Zoë Alex O’Neill-Ngô', 'Zoë Alex O’Neill-Ngô'],
  ])('%j is read as %j', (signedName, read) => {
    expect(reader.read({ accepted: true, signedName })).toBe(read)
  })

  it.each([
    ['', 'Type your full name to sign'],
    [
      'Robin Example',
      'Your name is entered as Zoë O’Neill-Ngô. Sign with the same first and last name, or call us if it’s wrong',
    ],
    [
      'Zoë',
      'Your name is entered as Zoë O’Neill-Ngô. Sign with the same first and last name, or call us if it’s wrong',
    ],
    ['Zoë <O’Neill-Ngô>', 'Use letters, spaces, apostrophes, hyphens and full stops'],
    ['Z'.repeat(102), 'Use at most 101 characters'],
  ])('%j is refused', (signedName, message) => {
    expect([...reader.messages({ accepted: true, signedName })]).toEqual([['signedName', message]])
  })

  it('needs the tick too, which comes first', () => {
    expect([...reader.messages({ accepted: false, signedName: '' })]).toEqual([
      ['accepted', 'Tick the box to make these declarations'],
      ['signedName', 'Type your full name to sign'],
    ])
  })
})
