const isTest = import.meta.env.MODE === 'test'

/** Where a story stands alone, in a brand; nothing in tests, which have no second frame. */
export const storyAddress = (id: string, brand: string): string | undefined =>
  isTest ? undefined : `iframe.html?id=${id}&viewMode=story&globals=brand:${brand}`

/** Where Storybook shows a story or a page, for a link that replaces the whole of it. */
export const placeAddress = (id: string): string =>
  `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
