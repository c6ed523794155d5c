import { frameAddress } from '../frame/frameAddress.ts'

const isTest = import.meta.env.MODE === 'test'

/** Where a story stands alone, in a brand; nothing in tests, which have no second frame. */
export const storyAddress = (id: string, brand: string): string | undefined =>
  isTest ? undefined : frameAddress(id, { brand })

/** Where Storybook shows a story or a page, for a link that replaces the whole of it. */
export const placeAddress = (id: string): string =>
  `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
