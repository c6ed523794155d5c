import { expect, test } from 'vitest'
import { sharedAddressFilter } from './sharedAddressFilter.ts'

const isProxy = sharedAddressFilter(['192.0.2.7', '198.51.100.0/24', 'fd00::/8'])

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '192.0.2.7',
  '::ffff:192.0.2.7',
  '198.51.100.200',
  'fd12::1',
])('H2: %s may hold many connections', (address) => {
  expect(isProxy(address)).toBe(true)
})

test.each(['', '127.0.0.2', '192.0.2.8', '198.51.101.1', 'fe80::1', '203.0.113.9', '::ffff:203.0.113.9'])(
  'H2: %s is one visitor',
  (address) => {
    expect(isProxy(address)).toBe(false)
  },
)
