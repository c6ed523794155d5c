import { type BrandData, useBrand } from '@coverkit/brand'
import { type InsurerCode, insurerName, PANEL } from '@coverkit/core'
import { capital, countWord } from '#common/form/countWord.ts'

type Panelled = Pick<BrandData, 'insurers'>

/** The insurers that a brand compares, by code. */
export const panelOf = ({ insurers = PANEL }: Panelled): readonly InsurerCode[] => insurers

export const usePanel = (): readonly InsurerCode[] => panelOf(useBrand())

/** How many there are, inside a sentence: `seven`. */
export const panelCount = (brand: Panelled): string => countWord(panelOf(brand).length)

/** The same at the beginning of a sentence, with its noun: `Seven insurers`. */
export const insurersCounted = (brand: Panelled): string => `${capital(panelCount(brand))} insurers`

/** The insurers of the panel, to choose one. */
export const useInsurerOptions = () => usePanel().map((code) => ({ value: code, label: insurerName(code) }))
