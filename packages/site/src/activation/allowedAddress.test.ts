import { expect, it } from 'vitest'
import { allowedAddress } from './allowedAddress.ts'

const ALLOWED = ['https://activate.broker.example/v1', 'http://localhost:4000/sandbox/activate']

it.each([
  'https://activate.broker.example/v1',
  'https://activate.broker.example/v1?code=a%2Fb',
  'https://activate.broker.example/v1/user/7?code=1#top',
  'https://activate.broker.example:443/v1',
  'http://localhost:4000/sandbox/activate?code=demo',
])('asks %s', (address) => {
  expect(allowedAddress(address, ALLOWED)?.href).toBe(new URL(address).href)
})

it.each([
  '',
  '/v1',
  '//activate.broker.example/v1',
  '/\\activate.broker.example/v1',
  '/%2f%2factivate.broker.example/v1',
  'https:evil.example',
  'https:activate.broker.example/v1/..',
  'http://activate.broker.example/v1',
  'https://activate.broker.example',
  'https://activate.broker.example/',
  'https://activate.broker.example/v12',
  'https://activate.broker.example/v1/../admin',
  'https://activate.broker.example/v1/%2e%2e/admin',
  'https://activate.broker.example/v1/..%2fadmin',
  'https://activate.broker.example/v1/..%5cadmin',
  'https://activate.broker.example\\v1',
  'https://activate.broker.example/v1\\..\\admin',
  'https://activate.broker.example/v1/\n../admin',
  'https://activate.broker.example:8443/v1',
  'https://activate.broker.example.evil.example/v1',
  'https://evil.example/v1',
  'https://evil.example/https://activate.broker.example/v1',
  'https://activate.broker.example@evil.example/v1',
  'https://me:secret@activate.broker.example/v1',
  'https://evil.example#@activate.broker.example/v1',
  'ht\ttps://activate.broker.example/v1',
  ' https://activate.broker.example/v1',
  'javascript:alert(1)',
  'data:application/json,{"successful":true}',
  'blob:https://activate.broker.example/v1',
  'http://localhost:4001/sandbox/activate',
  'http://localhost.evil.example:4000/sandbox/activate',
  'http://127.0.0.1:4000/sandbox/activate',
  `https://activate.broker.example/v1?${'a'.repeat(2_000)}`,
])('does not ask %j', (address) => {
  expect(allowedAddress(address, ALLOWED)).toBeNull()
})

it('asks nothing where nothing is allowed', () => {
  expect(allowedAddress('https://activate.broker.example/v1', [])).toBeNull()
})
