import { expect, test } from 'vitest'
import { makeQueue } from './makeQueue.ts'

/** Makes a queue, and jobs that end on command. */
function start() {
  const inQueue = makeQueue({ places: 4, placesOfOneCaller: 2 })
  const running: PromiseWithResolvers<string>[] = []
  const add = (caller: string, isGone = () => false) =>
    inQueue({ caller, isGone }, () => {
      running.push(Promise.withResolvers())
      return running.at(-1)?.promise ?? Promise.reject(new Error('None'))
    })
  const endNext = async (expected: number) => {
    await expect.poll(() => running.length).toBe(expected)
    running.at(-1)?.resolve('done')
  }
  return { add, endNext, running }
}
const busy = { status: 503, errors: [{ code: 'busy' }], retryAfterSeconds: 1 }

test('T24 one caller has so many places, and all together', async () => {
  const { add, endNext } = start()
  const first = [add('ada'), add('ada')]
  await expect(add('ada')).rejects.toMatchObject(busy)
  const others = [add('ben'), add('ben')]
  await expect(add('cleo')).rejects.toMatchObject(busy)
  for (let count = 1; count <= 4; count++) await endNext(count)
  expect(await Promise.all([...first, ...others])).toEqual(Array(4).fill('done'))
  const again = add('ada')
  await endNext(5)
  expect(await again).toBe('done')
})

test('T24 who has hung up is not served', async () => {
  const { add, endNext, running } = start()
  let isGone = false
  const first = add('ada')
  const left = add('ben', () => isGone)
  const last = add('cleo')
  isGone = true
  await endNext(1)
  await expect(left).rejects.toMatchObject({ errors: [{ code: 'gone' }] })
  await endNext(2)
  expect(await Promise.all([first, last])).toEqual(['done', 'done'])
  expect(running).toHaveLength(2)
})
