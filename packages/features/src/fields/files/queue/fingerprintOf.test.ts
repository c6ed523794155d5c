import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprintOf.ts'

it('is the SHA-256 of the bytes, whatever the file is called', async () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await fingerprintOf(new File(['abc'], 'one.pdf'))).toBe(abc)
  expect(await fingerprintOf(new File(['abc'], 'two.pdf', { type: 'application/pdf' }))).toBe(abc)
  expect(await fingerprintOf(new Blob(['abd']))).not.toBe(abc)
})
