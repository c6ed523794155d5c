import { describe, expect, it } from 'vitest'
import { type AppointmentForm, emptyAppointmentForm } from './appointmentForm.ts'
import { appointmentCopy } from './copy.ts'
import { appointmentMessage } from './messages.ts'
import { readAppointment } from './readAppointment.ts'

const form: AppointmentForm = {
  ...emptyAppointmentForm,
  type: 'video',
  minutes: '30',
  timeZone: 'Australia/Perth',
  day1: '2026-11-23',
  time1: '09:30',
  day2: '2026-11-24',
  time2: '09:30',
  topics: ['quote', 'claim'],
  name: ' Robin  Example ',
  email: 'robin.example@example.com',
  interpreter: ' Auslan ',
}

const errorsOf = (change: Partial<AppointmentForm>) => {
  const result = readAppointment({ ...form, ...change })
  return 'errors' in result ? Object.fromEntries(result.errors) : {}
}

describe('readAppointment', () => {
  it('reads a filled form: times become instants', () => {
    expect(readAppointment(form)).toEqual({
      read: {
        type: 'video',
        minutes: 30,
        timeZone: 'Australia/Perth',
        slots: ['2026-11-23T01:30:00.000Z', '2026-11-24T01:30:00.000Z'],
        topics: ['quote', 'claim'],
        name: 'Robin Example',
        email: 'robin.example@example.com',
        phone: null,
        accessibility: null,
        interpreterLanguage: 'Auslan',
      },
    })
  })

  it('refuses an empty form field by field, in the order of the screen', () => {
    const result = readAppointment(emptyAppointmentForm)
    expect('errors' in result && [...result.errors.keys()]).toEqual([
      'type',
      'minutes',
      'topics',
      'day1',
      'time1',
      'day2',
      'time2',
      'name',
      'email',
    ])
  })

  it('takes a whole name as long as the server does', () => {
    const name = 'Kariyawasam Abeysinghe Ranatunga Mudiyanselage Nimal Perera'
    expect(readAppointment({ ...form, name })).toMatchObject({ read: { name } })
    expect(errorsOf({ name: 'x'.repeat(102) })).toEqual({ name: 'too-long' })
    expect(appointmentMessage('name', 'too-long')).toBe('Use 101 characters or fewer for your name')
  })

  it('needs a phone number only to call', () => {
    expect(errorsOf({ type: 'phone' })).toEqual({ phone: 'required' })
    expect(errorsOf({ type: 'phone', phone: '0491 570 006' })).toEqual({})
  })

  it('takes a third time whole or not at all', () => {
    expect(errorsOf({ day3: '2026-11-25' })).toEqual({ time3: 'required' })
    expect(errorsOf({ time3: '09:30' })).toEqual({ day3: 'required' })
    expect(errorsOf({ day3: '2026-11-25', time3: '09:30' })).toEqual({})
  })

  it('refuses a time that stands twice', () => {
    expect(errorsOf({ day2: '2026-11-23' })).toEqual({ time2: 'match' })
    expect(appointmentMessage('time2', 'match')).toContain('already')
  })

  it('limits texts to what the contract takes', () => {
    expect(errorsOf({ accessibility: 'a'.repeat(1001), interpreter: 'a'.repeat(61) })).toEqual({
      accessibility: 'too-long',
      interpreter: 'too-long',
    })
  })
})

it('names products and channel in each consent', () => {
  const { phone, video, inPerson } = appointmentCopy.consents
  const products = /life, TPD, critical illness and income protection cover.*6 weeks/
  expect(phone).toMatch(/by phone/)
  expect(video).toMatch(/by video/)
  expect(inPerson).toMatch(/in person/)
  for (const words of [phone, video, inPerson]) expect(words).toMatch(products)
})
