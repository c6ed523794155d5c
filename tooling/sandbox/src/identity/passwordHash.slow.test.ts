import { scryptSync } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { limitConcurrency } from '../limits/limitConcurrency.ts'
import { startSandbox } from '../startSandbox.ts'
import { makePersonIn, signInWith } from '../testing/identity.ts'
import { makeApi } from '../testing/makeApi.ts'
import { makePasswords } from './passwordHash.ts'
import { identityUsers } from './tables.ts'

const passwords = makePasswords()
const salt = Buffer.alloc(16, 7)
/** Makes a hash in the form of the first version. */
const cheap = (password: string) =>
  `${salt.toString('base64url')}.${scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 }).toString('base64url')}`

test('L: a hash costs what OWASP asks for at least, and says so', async () => {
  const hash = await passwords.hash('Wattle1!')
  const [, kind, cost, ownSalt = '', key] = hash.split('$')
  expect([kind, cost]).toEqual(['scrypt', 'ln=14,r=8,p=5'])
  const derived = scryptSync('Wattle1!', Buffer.from(ownSalt, 'base64url'), 32, { N: 2 ** 14, r: 8, p: 5 })
  expect(derived.toString('base64url')).toBe(key)
  expect(await passwords.matches('Wattle1!', hash)).toEqual({ isRight: true })
  expect(await passwords.matches('Wattle2!', hash)).toEqual({ isRight: false })
  expect(await passwords.matches('Wattle1!', null)).toEqual({ isRight: false })
})

test('L: a cheaper hash of before still holds, and a better one comes with the answer', async () => {
  const { isRight, rehash = '' } = await passwords.matches('Wattle1!', cheap('Wattle1!'))
  expect([isRight, rehash.startsWith('$scrypt$ln=14,r=8,p=5$')]).toEqual([true, true])
  expect(await passwords.matches('Wattle1!', rehash)).toEqual({ isRight: true })
  expect((await passwords.matches('Wattle2!', cheap('Wattle1!'))).isRight).toBe(false)
})

test('L: a hundred at once run a few at a time, in their order', async () => {
  const run = limitConcurrency(3)
  const done: number[] = []
  let running = 0
  let most = 0
  const jobs = Array.from({ length: 100 }, (_, index) =>
    run(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      done.push(index)
      if (index === 50) throw new Error('one fails')
    }),
  )
  const outcomes = await Promise.allSettled(jobs)
  expect(most).toBe(3)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(done).toHaveLength(100)
  expect(done[0]).toBe(0)
})

test('L: signing in replaces a cheaper hash', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'coverkit-hashes-'))
  const folder = join(parent, 'data')
  cpSync(inject('pgliteTemplate'), folder, { recursive: true })
  const sandbox = await startSandbox({ database: { folder }, controls: true })
  const { email, sub } = await makePersonIn(makeApi(sandbox.url))
  const { queries } = sandbox.database
  const isPerson = eq(identityUsers.sub, sub)
  await queries
    .update(identityUsers)
    .set({ passwordHash: cheap('Wattle1!') })
    .where(isPerson)
  const stored = async () => (await queries.select().from(identityUsers).where(isPerson))[0]?.passwordHash
  expect((await signInWith(sandbox.url, email, 'Wattle2!')).status).toBe(400)
  expect(await stored()).toBe(cheap('Wattle1!'))
  expect((await signInWith(sandbox.url, email, 'Wattle1!')).status).toBe(200)
  expect(await stored()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
  expect((await signInWith(sandbox.url, email, 'Wattle1!')).status).toBe(200)
  await sandbox.close()
  rmSync(parent, { recursive: true, force: true })
})
