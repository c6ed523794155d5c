import { plainBrand } from '@coverkit/brand/testing'
import { expect, it } from 'vitest'
import { securityText } from './securityText.ts'

it('names whom to tell, and until when that holds', () => {
  expect(securityText(plainBrand, new Date('2026-11-21T23:59:00Z')).split('\n')).toEqual([
    'Contact: mailto:hello@plain.example',
    'Expires: 2027-11-20T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.plain.example/.well-known/security.txt',
    '',
  ])
})
