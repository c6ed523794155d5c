import { describe, expect, it } from 'vitest'
import { signatureReader } from './readSigning.ts'

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
    [" zoë  o'neill-ngô ", 'zoë o’neill-ngô'],
    ['Robin Example', 'Robin Example'],
    ['42', null],
  ])('%j is shown as %j once it is left', (signedName, shown) => {
    expect(reader.tidied?.({ accepted: false, signedName }, 'signedName')).toBe(shown)
  })

  it.each([
    ['', 'Type your full name to sign'],
    [
      'Robin Example',
      'We have your name as Zoë O’Neill-Ngô. Sign with the same first and last name, or call us if it’s wrong',
    ],
    [
      'Zoë',
      'We have your name as Zoë O’Neill-Ngô. Sign with the same first and last name, or call us if it’s wrong',
    ],
    ['Zoë <O’Neill-Ngô>', 'Type your name with letters, spaces, apostrophes, hyphens and full stops'],
    ['Z'.repeat(102), 'Use 101 characters or fewer for your name'],
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
