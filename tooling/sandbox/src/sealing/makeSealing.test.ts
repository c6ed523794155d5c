import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeSealing } from './makeSealing.ts'

const key = randomBytes(32)
const sealing = makeSealing([key])

describe('M5: a sealed text', () => {
  test.each(['', 'Your code is 123456', 'Zoë 王 \u0000'])('opens as it was: %j', (text) => {
    expect(sealing.open('mail a', sealing.seal('mail a', text))).toBe(text)
  })

  test('is another one each time, and shows nothing', () => {
    const [one, other] = [sealing.seal('mail a', '123456'), sealing.seal('mail a', '123456')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('123456')
  })

  test('does not open under another purpose', () => {
    expect(() => sealing.open('mail b', sealing.seal('mail a', '123456'))).toThrow('another purpose')
  })

  test('does not open when any byte of it was changed', () => {
    const sealed = sealing.seal('mail a', '123456')
    const [version, id, body = ''] = sealed.split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      const text = `${version}.${id}.${changed.toString('base64url')}`
      expect(() => sealing.open('mail a', text), `byte ${index}`).toThrow('was changed')
    }
    expect(() => sealing.open('mail a', `${version}.${id}.${body.slice(0, 12)}`)).toThrow('was changed')
  })

  test('opens after the key has changed, while the older one is there', () => {
    const sealed = sealing.seal('mail a', '123456')
    const newer = randomBytes(32)
    expect(makeSealing([newer, key]).open('mail a', sealed)).toBe('123456')
    expect(() => makeSealing([newer]).open('mail a', sealed)).toThrow('No key opens this')
    expect(() => sealing.open('mail a', makeSealing([newer, key]).seal('mail a', ''))).toThrow('No key')
  })

  test('does not open in another version of its form', () => {
    const sealed = sealing.seal('mail a', '123456')
    expect(() => sealing.open('mail a', sealed.replace(/^v1/, 'v2'))).toThrow('No key opens this')
  })

  test('has a hash by each key', () => {
    const newer = makeSealing([randomBytes(32), key])
    expect(newer.hashes('body', 'no')).toEqual([newer.hash('body', 'no'), sealing.hash('body', 'no')])
  })

  test('hashes alike only with the same key, purpose and text', () => {
    const made = sealing.hash('body', 'no')
    expect(sealing.hash('body', 'no')).toBe(made)
    expect(sealing.isHashOf('body', 'no', made)).toBe(true)
    expect(sealing.isHashOf('body', 'yes', made)).toBe(false)
    expect(sealing.isHashOf('other', 'no', made)).toBe(false)
    for (const given of ['', '.', `${made}x`, made.slice(0, -1), made.split('.')[1] ?? ''])
      expect(sealing.isHashOf('body', 'no', given), given).toBe(false)
    const other = makeSealing([randomBytes(32)])
    expect(other.hash('body', 'no').split('.')[1]).not.toBe(made.split('.')[1])
    expect(other.isHashOf('body', 'no', made)).toBe(false)
    expect(() => other.hash('body', 'no', made)).toThrow('No key made this')
  })

  test('a hash holds after the key has changed', () => {
    const made = sealing.hash('body', 'no')
    const later = makeSealing([randomBytes(32), key])
    expect(later.hash('body', 'no')).not.toBe(made)
    expect(later.hash('body', 'no', made)).toBe(made)
    expect(later.isHashOf('body', 'no', made)).toBe(true)
  })

  test('needs a key of 32 bytes', () => {
    expect(() => makeSealing([])).toThrow('32 bytes')
    expect(() => makeSealing([randomBytes(16)])).toThrow('32 bytes')
    expect(() => makeSealing([key, randomBytes(16)])).toThrow('32 bytes')
  })
})
