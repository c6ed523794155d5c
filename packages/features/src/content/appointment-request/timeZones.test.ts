import type { BrandOffice } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { describe, expect, it } from 'vitest'
import { capitalOf, instantOf, TIME_ZONES, wallTime } from '../request-form/timeZones.ts'
import { formatSlot, formatTime } from './formatTime.ts'
import { openDays, openTimes } from './openTimes.ts'

describe('an instant', () => {
  it.each([
    ['2026-07-06', '10:30', 'Australia/Sydney', '2026-07-06T00:30:00.000Z'],
    ['2026-11-23', '10:30', 'Australia/Sydney', '2026-11-22T23:30:00.000Z'],
    ['2026-11-23', '10:30', 'Australia/Brisbane', '2026-11-23T00:30:00.000Z'],
    ['2026-07-06', '10:30', 'Australia/Adelaide', '2026-07-06T01:00:00.000Z'],
    ['2026-11-23', '10:30', 'Australia/Adelaide', '2026-11-23T00:00:00.000Z'],
    ['2026-11-23', '10:30', 'Australia/Darwin', '2026-11-23T01:00:00.000Z'],
    ['2026-11-23', '10:30', 'Australia/Perth', '2026-11-23T02:30:00.000Z'],
    // About the nights in which clocks went back and forward.
    ['2026-04-05', '09:00', 'Australia/Sydney', '2026-04-04T23:00:00.000Z'],
    ['2026-10-04', '09:00', 'Australia/Sydney', '2026-10-03T22:00:00.000Z'],
    ['2026-10-03', '20:00', 'Australia/Sydney', '2026-10-03T10:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant)
    expect(wallTime(new Date(instant), zone)).toBe(`${day}T${time}`)
  })

  it('is the same after a round trip, on every day of a year and in every zone', () => {
    for (const zone of TIME_ZONES) {
      for (let at = Date.UTC(2026, 0, 1, 23); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
        const [day = '', time = ''] = wallTime(new Date(at), zone).split('T')
        expect(instantOf(day, time, zone).getTime()).toBe(at)
      }
    }
  })

  it('is said as people there say it', () => {
    expect(formatSlot('2026-11-22T23:30:00.000Z', 'Australia/Sydney')).toBe(
      'Monday 23 November 2026, 10:30 am',
    )
    expect(['00:00', '09:05', '12:30', '17:30'].map(formatTime)).toEqual([
      '12:00 am',
      '9:05 am',
      '12:30 pm',
      '5:30 pm',
    ])
  })
})

it.each([
  ['Australia/Hobart', 'Australia/Sydney'],
  ['Australia/Lindeman', 'Australia/Brisbane'],
  ['Australia/Broken_Hill', 'Australia/Adelaide'],
  ['Asia/Singapore', 'Australia/Perth'],
  ['Europe/Berlin', 'Australia/Adelaide'],
  ['UTC', 'Australia/Adelaide'],
])('takes the clocks of %s for those of %s, the office’s where no capital has them', (zone, capital) => {
  expect(capitalOf(zone, 2026, 'Australia/Adelaide')).toBe(capital)
})

describe('what may be chosen', () => {
  it('starts tomorrow and leaves out weekends, as the time zone counts days', () => {
    const friday = new Date('2026-11-20T13:30:00Z')
    expect(openDays(friday, 'Australia/Sydney').slice(0, 2)).toEqual(['2026-11-23', '2026-11-24'])
    expect(openDays(new Date('2026-11-22T14:00:00Z'), 'Australia/Sydney')[0]).toBe('2026-11-24')
    expect(openDays(new Date('2026-11-22T14:00:00Z'), 'Australia/Perth')[0]).toBe('2026-11-23')
    expect(openDays(friday, 'Australia/Perth')).toHaveLength(15)
  })

  it('is when somebody is in the office, in the clocks of the visitor', () => {
    const range = (day: string, zone: string, office = plainBrand.office) => {
      const times = openTimes(day, zone, office)
      return [times[0], times.at(-1), times.length]
    }
    expect(range('2026-07-06', 'Australia/Sydney')).toEqual(['08:00', '17:30', 20])
    expect(range('2026-07-06', 'Australia/Perth')).toEqual(['06:00', '15:30', 20])
    expect(range('2026-11-23', 'Australia/Perth')).toEqual(['05:00', '14:30', 20])
    expect(range('2026-11-23', 'Australia/Adelaide')).toEqual(['07:30', '17:00', 20])
    // One of an hour ends by 6 pm.
    expect(openTimes('2026-07-06', 'Australia/Sydney', plainBrand.office, 60).at(-1)).toBe('17:00')
    const perth: BrandOffice = {
      ...plainBrand.office,
      city: 'Perth',
      timeZone: 'Australia/Perth',
      opens: '06:00',
      closes: '18:00',
    }
    expect(range('2026-11-23', 'Australia/Perth', perth)).toEqual(['06:00', '17:30', 24])
    expect(range('2026-11-23', 'Australia/Sydney', perth)).toEqual(['09:00', '20:30', 24])
  })
})
