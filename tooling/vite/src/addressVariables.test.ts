import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressVariables } from './addressVariables.ts'

const APP = join(import.meta.dirname, '..', '..', '..', 'apps', 'wattlebird')

it('moves each address of the backend and of the payment provider, and leaves out what is not there', async () => {
  const services = { apiUrl: 'http://localhost:5000', paymentUrl: 'http://localhost:5001/card' }
  expect(await addressVariables(APP, services)).toEqual({
    COVERKIT_API_URL: 'http://localhost:5000',
    COVERKIT_CDN_URL: 'http://localhost:5000/cdn',
    COVERKIT_IDENTITY_URL: 'http://localhost:5000',
    COVERKIT_GOOGLE_SCRIPT_URL: 'http://localhost:5000/sandbox/google/client',
    COVERKIT_PAYMENT_URL: 'http://localhost:5001/card',
    COVERKIT_ACTIVATION_URLS: 'http://localhost:5000/sandbox/activate',
  })
})
