import { describe, expect, it } from 'vitest'
import { copyByCodeCopy } from '../copy-by-code/copy.ts'
import { signCopy } from '../sign/copy.ts'
import { codeAndDateReader } from './readCodeAndDate.ts'

const copyReader = codeAndDateReader(copyByCodeCopy.enter)
const signReader = codeAndDateReader(signCopy.code)

const birthday = { day: '27', month: '3', year: '1989' }
const messagesOf = (code: string, dateOfBirth = birthday) => [...copyReader.messages({ code, dateOfBirth })]

describe('the code and the date of birth', () => {
  it('are read as the server takes them', () => {
    for (const code of ['204816', ' 204 816', '204\t816', '204-816', '２０４８１６'])
      expect(copyReader.read({ code, dateOfBirth: birthday })).toEqual({
        code: '204816',
        dateOfBirth: '1989-03-27',
      })
  })

  it.each(['', '20481', '2048167', '20481a'])('say what is wrong with the code %j', (code) => {
    expect(messagesOf(code)).toEqual([['code', 'Enter the six digits of the code']])
  })

  it('say that the date is missing, or is none', () => {
    const empty = { day: '', month: ' ', year: '' }
    expect(messagesOf('204816', empty)).toEqual([
      ['dateOfBirth', 'Enter the first policy holder’s date of birth'],
    ])
    for (const wrong of [
      { day: '30', month: '2', year: '1989' },
      { day: '27', month: '', year: '1989' },
    ]) {
      expect(messagesOf('204816', { ...birthday, ...wrong })).toEqual([
        ['dateOfBirth', 'Enter the first policy holder’s date of birth as a real date, like 27 3 1985'],
      ])
    }
  })

  it('are the second policy holder’s own, where they sign', () => {
    const nothing = { code: '', dateOfBirth: { day: '', month: '', year: '' } }
    expect([...signReader.messages(nothing)]).toEqual([
      ['code', 'Enter the six digits of the code'],
      ['dateOfBirth', 'Enter your date of birth'],
    ])
  })
})
