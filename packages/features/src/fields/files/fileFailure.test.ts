import { expect, it } from 'vitest'
import { fileFailure } from './fileFailure.ts'

const words = { refused: 'Refused.', notSaved: 'Still saving.' }

it.each([
  [{ kind: 'network' } as const, 'We couldn’t connect.', true],
  [{ kind: 'not-found' } as const, 'Still saving.', true],
  [{ kind: 'timeout' } as const, 'Something went wrong on our side.', true],
  [
    { kind: 'invalid', status: 422, errors: [{ field: '', code: 'locked' }] } as const,
    'This PDF is locked. Save or print it as a new PDF without a password, or take a photo of it.',
    false,
  ],
  [
    { kind: 'invalid', status: 422, errors: [{ field: '', code: 'constructor' }] } as const,
    'Refused.',
    false,
  ],
])('%j', (error, text, mayRetry) => {
  expect(fileFailure(error, words)).toEqual({ text, mayRetry })
})

it('where nothing is on its way, what is not found is refused', () => {
  expect(fileFailure({ kind: 'not-found' }, { refused: 'Refused.' })).toEqual({
    text: 'Refused.',
    mayRetry: false,
  })
})
