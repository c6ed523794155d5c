import { expect, it } from 'vitest'
import { ownReceiptFailure } from './ownReceiptFailure.ts'

it('says that the hour is over, and how to get the receipt then', () => {
  const errors = [{ field: 'secret', code: 'secret-expired' }]
  expect(ownReceiptFailure({ kind: 'invalid', status: 422, errors }, '02 5550 0100')).toBe(
    'More than an hour has passed since you entered the code. Open the link in our email again, or call us on 02 5550 0100.',
  )
  expect(ownReceiptFailure({ kind: 'network' }, '')).toBe(
    'Check your connection, then press the button again.',
  )
})
