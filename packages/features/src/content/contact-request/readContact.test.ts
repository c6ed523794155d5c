import { describe, expect, it } from 'vitest'
import { CONTACT_TOPICS, type ContactForm, emptyContactForm, topicOf, topicsFor } from './contactForm.ts'
import { contactCopy } from './copy.ts'
import { contactMessage } from './messages.ts'
import { readContact } from './readContact.ts'

const form: ContactForm = {
  name: ' Robin  Example ',
  email: 'robin.example@example.com',
  phone: '',
  topic: 'transfer',
  about: 'us',
  message: ' Hello ',
  way: 'email',
  time: 'any',
  timeZone: 'Australia/Perth',
  consent: false,
  attached: null,
}

const errorsOf = (change: Partial<ContactForm>) => {
  const result = readContact({ ...form, ...change })
  return 'errors' in result ? Object.fromEntries(result.errors) : {}
}

describe('readContact', () => {
  it('reads a filled form', () => {
    expect(readContact(form)).toEqual({
      read: {
        name: 'Robin Example',
        email: 'robin.example@example.com',
        phone: null,
        topic: 'transfer',
        message: 'Hello',
        preferredWay: 'email',
        preferredTime: null,
        timeZone: null,
      },
    })
  })

  it('has the insurer of a complaint, and of nothing else', () => {
    const about = 'NEO'
    expect(readContact({ ...form, topic: 'complaint', about })).toMatchObject({
      read: { insurerCode: 'NEO' },
    })
    for (const other of [{ topic: 'complaint' }, { about }] as const)
      expect(readContact({ ...form, ...other })).not.toHaveProperty('read.insurerCode')
  })

  it('refuses an empty form field by field, in the order of the screen', () => {
    const result = readContact(emptyContactForm)
    expect('errors' in result && [...result.errors.keys()]).toEqual([
      'topic',
      'message',
      'way',
      'name',
      'email',
    ])
  })

  it('takes a whole name as long as the server does', () => {
    const name = 'Kariyawasam Abeysinghe Ranatunga Mudiyanselage Nimal Perera'
    expect(readContact({ ...form, name })).toMatchObject({ read: { name } })
    expect(errorsOf({ name: 'x'.repeat(102) })).toEqual({ name: 'too-long' })
    expect(contactMessage('name', 'too-long')).toBe('Use 101 characters or fewer for your name')
  })

  it('needs a phone number only to call', () => {
    expect(errorsOf({ way: 'phone' })).toEqual({ phone: 'required' })
    expect(errorsOf({ way: 'phone', phone: '0491 570 006' })).toEqual({})
    expect(Object.keys(errorsOf({ phone: '123' }))).toEqual(['phone'])
  })

  it('reads a time in the zone it is meant in, and any time in none', () => {
    expect(readContact({ ...form, time: 'evening' })).toMatchObject({
      read: { preferredTime: 'evening', timeZone: 'Australia/Perth' },
    })
    expect(readContact({ ...form, time: 'any' })).toMatchObject({
      read: { preferredTime: null, timeZone: null },
    })
  })

  it('F57: sends names and words composed', () => {
    const input = 'Nguyễn'.normalize('NFD')
    expect(readContact({ ...form, name: input, message: input })).toMatchObject({
      read: { name: 'Nguyễn'.normalize('NFC'), message: 'Nguyễn'.normalize('NFC') },
    })
  })

  it('limits the message to what the contract takes', () => {
    expect(errorsOf({ message: 'a'.repeat(4000) })).toEqual({})
    expect(errorsOf({ message: 'a'.repeat(4001) })).toEqual({ message: 'too-long' })
  })
})

it('repeats the time and its zone once the message is sent', () => {
  expect(contactCopy.sentTime({ preferredTime: 'morning', timeZone: 'Australia/Perth' })).toBe(
    'You’d like to hear from us in the morning, before 12 pm. Your time zone: Perth (AWST).',
  )
  expect(contactCopy.sentTime({ preferredTime: null, timeZone: null })).toBeNull()
})

it('takes only topics of the list from an address', () => {
  expect([topicOf('complaint', {}), topicOf('<b>', {}), topicOf(null, {})]).toEqual(['complaint', null, null])
})

it('names products and channel in each consent', () => {
  expect(contactCopy.consents.phone).toMatch(
    /phone me about life, TPD, critical illness and income protection.*6 weeks/,
  )
  expect(contactCopy.consents.email).toMatch(
    /email me about life, TPD, critical illness and income protection.*6 weeks/,
  )
})

it('T2: a topic of an address is one of the list, whatever it is called', () => {
  for (const name of ['__proto__', 'constructor', 'toString', '']) expect(topicOf(name, {})).toBeNull()
})

it('takes no topic of what the brand does not offer', () => {
  const brand = { offers: { claims: false } }
  expect([topicOf('claim', brand), topicOf('claim', {})]).toEqual([null, 'claim'])
  expect(topicsFor(CONTACT_TOPICS, brand)).not.toContain('claim')
  expect(topicsFor(CONTACT_TOPICS, { offers: { transfers: false, account: false } })).toEqual([
    'quote',
    'needs',
    'application',
    'hardship',
    'complaint',
    'accessibility',
    'other',
  ])
})
