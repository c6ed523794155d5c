import { describe, expect, it } from 'vitest'
import { type CalendarEvents, calendarFile } from './calendarFile.ts'

const events: CalendarEvents = {
  starts: ['2026-07-06T00:30:00.000Z', '2026-07-07T23:45:00.000Z'],
  minutes: 30,
  title: 'Talk with Plain Cover',
  description: 'By phone.',
  id: '0b1f4a52',
  now: new Date('2026-07-03T09:30:15.123Z'),
}

const linesOf = (changes: Partial<CalendarEvents> = {}) =>
  calendarFile({ ...events, ...changes }).split('\r\n')

/** As RFC 5545 reads it: a line that starts with a space continues the one before. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('holds a tentative event for each time, in UTC', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Coverkit//Appointments//EN',
      'BEGIN:VEVENT',
      'UID:0b1f4a52-1',
      'DTSTAMP:20260703T093015Z',
      'DTSTART:20260706T003000Z',
      'DTEND:20260706T010000Z',
      'SUMMARY:Talk with Plain Cover',
      'DESCRIPTION:By phone.',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:0b1f4a52-2',
      'DTSTAMP:20260703T093015Z',
      'DTSTART:20260707T234500Z',
      'DTEND:20260708T001500Z',
      'SUMMARY:Talk with Plain Cover',
      'DESCRIPTION:By phone.',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes what would end a value or start a new line', () => {
    const lines = linesOf({ title: 'A, b; c\\d\nBEGIN:VEVENT\r\ne' })
    expect(lines).toContain('SUMMARY:A\\, b\\; c\\\\d\\nBEGIN:VEVENT\\ne')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  })

  it('folds long lines at 75 octets, never inside a character', () => {
    const title = `Zoë 🌿 ${'é'.repeat(100)}${'a'.repeat(200)}`
    const text = calendarFile({ ...events, title })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfold(text)).toContain(`SUMMARY:${title}`)
  })
})
