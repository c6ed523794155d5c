import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { OPERATION_ENGINE } from '../testing/engines.ts'
import { otherThan } from '../testing/identity.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { type CodeName, type CodeServices, makeCode, useCode } from './oneTimeCodes.ts'
import { useCodeWithDate } from './useCodeWithDate.ts'

const BORN = '1989-03-27'

let database: Database
beforeAll(async () => {
  database = await openEmpty(OPERATION_ENGINE)
})
afterAll(() => database.close())

const services = (): CodeServices => ({
  database,
  pool: { codeSecret: Buffer.alloc(32, 1) },
  now: () => new Date('2026-11-23T01:00:00Z'),
})
const newName = (from?: string): CodeName => ({ purpose: 'copy', of: randomUUID(), ...(from && { from }) })
const use = (name: CodeName, code: string) => useCode(services(), name, code)

describe('a code', () => {
  test('works once, for one of several who try it at once, and leaves the codes of others', async () => {
    const [name, other] = [newName(), newName()]
    const [code, others] = [await makeCode(services(), name), await makeCode(services(), other)]
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => use(name, code)))
    expect(outcomes.toSorted()).toEqual(['expired', 'expired', 'expired', 'right'])
    expect(await use(other, others)).toBe('right')
  })

  test('has five tries', async () => {
    const [right, wrong] = [newName(), newName()]
    const [code, tried] = [await makeCode(services(), right), await makeCode(services(), wrong)]
    for (let count = 0; count < 4; count++) expect(await use(right, otherThan(code))).toBe('wrong')
    expect(await use(right, code)).toBe('right')
    for (let count = 0; count < 5; count++) expect(await use(wrong, otherThan(tried))).toBe('wrong')
    expect(await use(wrong, tried)).toBe('too-many-tries')
  })

  test('that is replaced while it is used works no more, and the new one does', async () => {
    const name = newName()
    const code = await makeCode(services(), name)
    let replaced = ''
    const outcome = await useCode(services(), name, code, async () => {
      replaced = await makeCode(services(), name)
      return true
    })
    expect([outcome, await use(name, replaced)]).toEqual(['expired', 'right'])
  })

  test('of a network is none without one, and no code is none of another network', async () => {
    const home = newName('home')
    const code = await makeCode(services(), home)
    expect(await use({ purpose: home.purpose, of: home.of }, code)).toBe('expired')
    expect(await use(newName('home'), code)).toBe('expired')
    expect(await use({ ...home, from: 'elsewhere' }, code)).toBe('right')
  })
})

test.each([
  [9, true],
  [10, false],
])('after %i wrong dates with a right code, the right date gives %s', async (wrong, expected) => {
  const name = newName()
  const recipient = { dateOfBirth: BORN, countedAs: name.of }
  const enter = async (dateOfBirth: string) => {
    const code = await makeCode(services(), name)
    return useCodeWithDate(services(), name, recipient, { code, dateOfBirth })
  }
  for (let count = 0; count < wrong; count++) expect(await enter('1989-03-28')).toBe(false)
  expect(await enter(BORN)).toBe(expected)
})
