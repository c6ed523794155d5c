import { expect, test } from 'vitest'
import { networkOf } from './networkOf.ts'

test.each([
  [null, 'this machine'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('M6: %s is %s', (remote, network) => expect(networkOf(remote)).toBe(network))
