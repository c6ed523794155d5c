import { expect, it } from 'vitest'
import { fileSlots } from './fileSlots.ts'
import { settled } from './queue/queue.fixture.ts'
import type { SendOutcome } from './queue/SendFile.ts'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const photo = (name = 'photo.jpg') => new File([JPEG], name)

it('sends a photo as it is, and sends it again once the connection is back', async () => {
  const outcomes: SendOutcome[] = [{ kind: 'stopped', why: 'connection' }, { kind: 'uploaded' }]
  const sent: Blob[] = []
  const queue = fileSlots({
    async send({ file }) {
      sent.push(file)
      return outcomes.shift() ?? { kind: 'uploaded' }
    },
  })
  queue.add([photo()], 'front')
  await settled()
  expect(queue.list().map(({ state }) => state)).toEqual([
    { status: 'failed', why: 'connection', fraction: null },
  ])
  queue.reconnect()
  await settled()
  expect(queue.list().map(({ state }) => state)).toEqual([{ status: 'uploaded' }])
  expect(sent.map(({ type, size }) => [type, size])).toEqual(Array(2).fill(['image/jpeg', JPEG.length]))
})

it('without a sender gives the form what was checked, and sends nothing', async () => {
  const ready: [string, number][] = []
  const queue = fileSlots<string>({ onReady: ({ name }, file) => ready.push([name, file.size]) })
  queue.add([photo()], 'front')
  queue.add([new File(['\0\0\0\u0018ftypheic'], 'photo.heic')], 'back')
  await settled()
  queue.open()
  await settled()
  expect(ready).toEqual([['photo.jpg', JPEG.length]])
  expect(queue.list().map(({ state }) => state)).toEqual([
    { status: 'waiting' },
    { status: 'refused', fault: 'heic' },
  ])
})

it('has one file a field: another one replaces it, also after a refusal', async () => {
  const queue = fileSlots<string>({})
  queue.add([new File(['text'], 'a.txt')], 'front')
  queue.add([photo('b.jpg')], 'front')
  queue.add([photo('c.jpg')], 'back')
  await settled()
  expect(queue.list().map(({ name, state }) => [name, state.status])).toEqual([
    ['b.jpg', 'waiting'],
    ['c.jpg', 'waiting'],
  ])
})
