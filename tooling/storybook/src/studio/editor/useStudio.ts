import { useEffect, useMemo, useReducer } from 'react'
import { changeBrand } from '../brand/changeBrand.ts'
import { checkStudio } from '../brand/checkStudio.ts'
import type { StudioBrand } from '../brand/StudioBrand.ts'
import { readBrand, type StudioStorage, storeBrand } from '../brand/storedBrand.ts'

/** Returns the edited brand, which survives a reload, and its faults. */
export function useStudio(storage: StudioStorage, first: StudioBrand) {
  const [brand, change] = useReducer(changeBrand, first, () => readBrand(storage, first) ?? first)
  const check = useMemo(() => checkStudio(brand), [brand])
  useEffect(() => storeBrand(storage, brand), [storage, brand])
  const errors = useMemo(() => new Map(check.faults.map(({ field, message }) => [field, message])), [check])
  return { brand, change, check, errors }
}

/** Props of a section of the editor: the brand, a function to edit it, and the message of each field at fault. */
export type SectionProps = Pick<ReturnType<typeof useStudio>, 'brand' | 'change' | 'errors'>
