import { describe, expect, it } from 'vitest'
import { codeAndDateReader } from './readCodeAndDate.ts'

const reader = codeAndDateReader({
  dateMissing: 'Enter your date of birth',
  dateFormat: 'Enter your date of birth as a real date, like 27 3 1985',
})

const birthday = { day: '27', month: '3', year: '1989' }
const messagesOf = (code: string, dateOfBirth = birthday) => [...reader.messages({ code, dateOfBirth })]

describe('the code and the date of birth', () => {
  it('are read as the server takes them', () => {
    for (const code of ['204816', ' 204 816', '204\t816', '204-816', '２０４８１６'])
      expect(reader.read({ code, dateOfBirth: birthday })).toEqual({
        code: '204816',
        dateOfBirth: '1989-03-27',
      })
  })

  it.each(['', '20481', '2048167', '20481a'])('say what is wrong with the code %j', (code) => {
    expect(messagesOf(code)).toEqual([['code', 'Enter the six digits of the code']])
  })

  it('say that the date is missing, or is none', () => {
    const empty = { day: '', month: ' ', year: '' }
    expect(messagesOf('204816', empty)).toEqual([['dateOfBirth', 'Enter your date of birth']])
    for (const wrong of [
      { day: '30', month: '2', year: '1989' },
      { day: '27', month: '', year: '1989' },
    ]) {
      expect(messagesOf('204816', { ...birthday, ...wrong })).toEqual([
        ['dateOfBirth', 'Enter your date of birth as a real date, like 27 3 1985'],
      ])
    }
  })
})
