import { describe, expect, it } from 'vitest'
import { discountShift } from './discountShift.ts'

const cover = (base: number, discount: number) => ({
  base,
  options: 0,
  multiCoverDiscount: -discount,
  rolloverRebate: 0,
  discount: -discount,
  frequencyLoading: 0,
  stampDuty: 0,
  total: base - discount,
  lines: {},
})

describe('the discount for several covers', () => {
  it('is lower for the covers that stay once one is taken out, and higher once one is added', () => {
    const both = { life: cover(50, 5), criticalIllness: cover(40, 4) }
    expect(discountShift(both, { life: cover(50, 2.5) })).toBe('lower')
    expect(discountShift({ life: cover(50, 2.5) }, both)).toBe('higher')
  })

  it('is the same where cents alone differ, and where no cover stays', () => {
    expect(discountShift({ life: cover(49.81, 4.98) }, { life: cover(38.69, 3.87) })).toBeNull()
    expect(discountShift({ life: cover(50, 5) }, { tpd: cover(50, 0) })).toBeNull()
  })
})
