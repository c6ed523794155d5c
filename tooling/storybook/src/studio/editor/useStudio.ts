import { useEffect, useMemo, useReducer } from 'react'
import { changeBrand } from '../brand/changeBrand.ts'
import { checkStudio } from '../brand/checkStudio.ts'
import type { StudioBrand } from '../brand/StudioBrand.ts'
import { readBrand, type StudioStorage, storeBrand } from '../brand/storedBrand.ts'

/** The brand that is edited, which a reload brings back, and what is wrong with it. */
export function useStudio(storage: StudioStorage, first: StudioBrand) {
  const [brand, change] = useReducer(changeBrand, first, () => readBrand(storage, first) ?? first)
  const check = useMemo(() => checkStudio(brand), [brand])
  useEffect(() => storeBrand(storage, brand), [storage, brand])
  const errors = useMemo(() => new Map(check.faults.map(({ field, message }) => [field, message])), [check])
  return { brand, change, check, errors }
}

/** What a section of the editor has: the brand, how it is edited, and the message of each field at fault. */
export type SectionProps = Pick<ReturnType<typeof useStudio>, 'brand' | 'change' | 'errors'>
