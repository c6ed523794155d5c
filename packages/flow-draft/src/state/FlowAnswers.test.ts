import { expect, it } from 'vitest'
import { fieldsOf, withoutInput, withRawInput } from './FlowAnswers.ts'
import { trip } from './trip.fixture.ts'

it('shows what is typed over what the answers show, also where it is empty', () => {
  const shown = { name: 'Ada', town: 'Perth', days: ['mon'] }
  const input = { 'who/name': '', 'where/town': 'Hobart', 'who/days': [] }
  expect(fieldsOf('who', shown, input)).toEqual({ name: '', town: 'Perth', days: [] })
  expect(fieldsOf('where', shown, input)).toEqual({ name: 'Ada', town: 'Hobart', days: ['mon'] })
})

it('knows no fields but those of the step', () => {
  expect(fieldsOf('who', { name: 'Ada' }, { 'who/other': 'x', 'who/constructor': 'y' })).toEqual({
    name: 'Ada',
  })
})

it('remembers by step and field, and forgets by step', () => {
  const one = withRawInput(trip(), 'who', 'name', 'A')
  const both = withRawInput(one, 'who-else', 'name', 'B')
  expect(both.typed).toEqual({ 'who/name': 'A', 'who-else/name': 'B' })
  expect(one.typed).toEqual({ 'who/name': 'A' })
  expect(withoutInput(both, 'who').typed).toEqual({ 'who-else/name': 'B' })
  expect(withoutInput(both, 'where').typed).toEqual(both.typed)
})
