import { addHolder, copyAddress, removeHolder, restoreHolder } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { withCopiedAddress } from '#fields/holder-group'
import { warningsOnScreen } from '#fields/holders'
import { rowsOf } from '#fields/readers'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { withDetails } from './details.fixture.ts'
import { model } from './model.ts'
import { type HolderField, holderControls, view } from './view.ts'

const one = exampleApplication()
const two = { ...one, application: addHolder(one.application, 'second') }
const fieldsOf = (answers: typeof one, id: string) => {
  const fields = rowsOf(currentFields(view, 'personal-information', answers), holderControls.names).get(id)
  if (!fields) throw new Error(id)
  return fields
}

describe('the address of the first holder', () => {
  it('is copied as it is typed, right or not', () => {
    const from = { ...fieldsOf(two, 'holder-1'), street: '?', postalSame: '', postalCity: 'Geelong' }
    expect(fieldsOf(withCopiedAddress(two, 'personal-information', from, 'second'), 'second')).toEqual({
      ...fieldsOf(two, 'second'),
      street: '?',
      state: 'VIC',
      postalSame: '',
      postalCity: 'Geelong',
    })
  })

  it('is, once it is read, what the rule of copying gives', () => {
    const fields = withDetails(withDetails(view(two), 'holder-1'), 'second', {
      street: '9 Other Street',
      email: 'noor@example.com',
    })
    const [holder, other] = model.submit(two, fields).application.holders
    if (!holder || !other) throw new Error('two holders')
    const typed = withCopiedAddress(
      model.submit(two, fields),
      'personal-information',
      fieldsOf(model.submit(two, fields), 'holder-1'),
      'second',
    )
    const copied = currentFields(view, 'personal-information', typed)
    expect(model.submit(typed, copied).application.holders[1]).toEqual(copyAddress(holder, other))
  })
})

describe('a second holder who was removed', () => {
  it('comes back with what was typed, and holds up nobody while they are gone', () => {
    const typed = { ...two, typed: { 'personal-information/firstName-second': '42' } }
    const { answers, removed } = removeHolder(typed.application, 'second')
    const without = { ...typed, application: answers }
    expect(rowsOf(currentFields(view, 'personal-information', without), holderControls.names).size).toBe(1)
    if (!removed) throw new Error('somebody')
    const restored = { ...without, application: restoreHolder(without.application, removed) }
    expect(fieldsOf(restored, 'second').firstName).toBe('42')
  })
})

describe('a second reading', () => {
  const found = (changes: Partial<Record<HolderField, string>>) => [
    ...warningsOnScreen(holderControls, { ...fieldsOf(one, 'holder-1'), ...changes }),
  ]

  it.each<[Partial<Record<HolderField, string>>, HolderField]>([
    [{ state: 'VIC', postcode: '2000' }, 'postcode'],
    [{ postalSame: '', postalState: 'WA', postalPostcode: '5000' }, 'postalPostcode'],
    [{ street: 'PO Box 12' }, 'street'],
    [{ email: 'zoe@gmial.com' }, 'email'],
    [{ employer: '123 456 782' }, 'employer'],
    [{ accessibilityNeeds: 'Mine is 123456782' }, 'accessibilityNeeds'],
    [{ residency: 'temporaryVisa' }, 'residency'],
    [{ residency: 'notResident' }, 'residency'],
    [{ weeklyHours: '19' }, 'weeklyHours'],
  ])('is due for %j', (changes, name) => {
    expect(found(changes).map(([field]) => field)).toEqual([name])
  })

  it.each<Partial<Record<HolderField, string>>>([
    { state: 'VIC', postcode: '3053' },
    { state: 'VIC', postcode: '20' },
    { state: '', postcode: '2000' },
    { postalSame: 'yes', postalState: 'WA', postalPostcode: '5000' },
    { email: 'zoe@example.com' },
    { email: 'zoe@gmai' },
    { weeklyHours: '20' },
    { weeklyHours: 'x' },
    { residency: 'citizen' },
  ])('is not due for %j', (changes) => {
    expect(found(changes)).toEqual([])
  })
})
