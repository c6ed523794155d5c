import { describe, expect, it } from 'vitest'
import { readLink, readReference } from './addInput.ts'

describe('a reference', () => {
  it.each(['ACDE3479', 'acde 3479', ' ACDE-3479 '])('is read from %j', (typed) => {
    expect(readReference(typed)).toBe('ACDE3479')
  })

  it.each(['', 'ACDE347', 'ACDE34799', 'ABDE3479', 'ACDE3470'])('is none in %j', (typed) => {
    expect(readReference(typed)).toBeNull()
  })
})

describe('the link of our email', () => {
  const id = '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'

  it('names the application and the code', () => {
    expect(readLink(`#claim=${id}.204816`, 'claim')).toEqual({ id, code: '204816' })
    expect(readLink('#claim=ACDE3479.204816', 'claim')).toEqual({ id: 'ACDE3479', code: '204816' })
  })

  it.each(['', '#claim=', `#claim=${id}`, `#claim=../${id}.204816`, '#other=ACDE3479.204816'])(
    'is none in %j',
    (hash) => {
      expect(readLink(hash, 'claim')).toBeNull()
    },
  )

  it('of a transfer is no link of an application, nor the other way round', () => {
    expect(readLink('#transfer=ACDE3479.204816', 'transfer')).toEqual({ id: 'ACDE3479', code: '204816' })
    expect(readLink('#transfer=ACDE3479.204816', 'claim')).toBeNull()
    expect(readLink('#claim=ACDE3479.204816', 'transfer')).toBeNull()
  })
})
