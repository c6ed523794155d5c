import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { useFolder } from '../testing/useFolder.ts'
import { loadDataKeys } from './loadDataKeys.ts'

const { location } = useFolder()

describe('M5: the keys that seal', () => {
  test('the embedded database has one beside its folder, which only its owner reads', () => {
    const [made] = loadDataKeys({ folder: location.folder }, undefined)
    expect(made).toHaveLength(32)
    expect(loadDataKeys({ folder: location.folder }, undefined)).toEqual([made])
    const file = `${location.folder}.key`
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(made?.toString('base64'))
  })

  test('a damaged file is not replaced, since nothing would open any more', () => {
    writeFileSync(`${location.folder}.key`, 'short')
    chmodSync(`${location.folder}.key`, 0o600)
    expect(() => loadDataKeys({ folder: location.folder }, undefined)).toThrow(
      '.key is not 32 bytes in base64',
    )
  })

  test('a setting wins, with older keys after it', () => {
    const keys = [randomBytes(32), randomBytes(32)]
    const setting = keys.map((key) => key.toString('base64')).join(', ')
    expect(loadDataKeys({ folder: location.folder }, setting)).toEqual(keys)
    expect(loadDataKeys({ url: 'postgres://db.example/a' }, setting)).toEqual(keys)
  })

  test('a PostgreSQL server has none without it', () => {
    expect(loadDataKeys({ url: 'postgres://db.example/a' }, undefined)).toEqual([])
  })

  test.each([
    'abc',
    Buffer.alloc(31, 7).toString('base64'),
    Buffer.alloc(32, 7).toString('base64url'),
    `${Buffer.alloc(32, 7).toString('base64')},`,
  ])('the setting %s is refused', (setting) => {
    expect(() => loadDataKeys({ folder: location.folder }, setting)).toThrow(
      'DATA_KEY is not 32 bytes in base64',
    )
  })
})
