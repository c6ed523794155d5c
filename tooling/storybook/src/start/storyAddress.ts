import { frameAddress } from '../frame/frameAddress.ts'

const isTest = import.meta.env.MODE === 'test'

/** Address of a story on its own, in a brand; undefined in tests, which have no second frame. */
export const storyAddress = (id: string, brand: string): string | undefined =>
  isTest ? undefined : frameAddress(id, { brand })

/** Address of a story or a docs page in Storybook, for a link that replaces the whole of it. */
export const placeAddress = (id: string): string =>
  `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
