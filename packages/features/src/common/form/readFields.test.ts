import { parseEmail, parseName } from '@coverkit/core'
import { expect, it } from 'vitest'
import { inputReader, type ReadResult, readFields } from './readFields.ts'

interface Person {
  readonly name: string
  readonly email: string
}

function readPerson(input: Person): ReadResult<Person, keyof Person> {
  const { errors, read } = readFields<keyof Person>()
  const name = read('name', () => parseName(input.name))
  const email = read('email', () => parseEmail(input.email))
  return name && email ? { read: { name, email } } : { errors }
}

const reader = inputReader(readPerson, (field, code) => `${field}: ${code}`)

it('tells why fields are refused, in the order of the screen', () => {
  expect([...reader.messages({ name: '', email: 'sam@example' })]).toEqual([
    ['name', 'name: required'],
    ['email', 'email: format'],
  ])
})

it('tells nothing of what is accepted, and reads it', () => {
  const input = { name: ' Sam ', email: 'sam@example.com' }
  expect(reader.messages(input).size).toBe(0)
  expect(reader.read(input)).toEqual({ name: 'Sam', email: 'sam@example.com' })
})

const tidy = inputReader(readPerson, () => '', { name: ({ name }) => parseName(name) })

it('tidies a text whatever the other fields have', () => {
  expect(tidy.tidied?.({ name: " Sam  O'Brien ", email: '' }, 'name')).toBe('Sam O’Brien')
  expect(tidy.tidied?.({ name: '42', email: '' }, 'name')).toBeNull()
  expect(tidy.tidied?.({ name: 'Sam', email: ' Sam@Example.com ' }, 'email')).toBeNull()
})

it('does not read what is refused', () => {
  expect(() => reader.read({ name: 'Sam', email: '' })).toThrow(RangeError)
})

it('does not hide a fault of the program', () => {
  const broken = () => readFields<'a'>().read('a', () => JSON.parse('{'))
  expect(broken).toThrow(SyntaxError)
})
