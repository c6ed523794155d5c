import type { Area } from '../areas.ts'

const TAG = 'script[src^="https://www.googletagmanager.com/"]'

/**
 * Whether an area must be entered by loading its page anew: a document keeps the tags that it has loaded, and where
 * personal data is there are none.
 */
export const entersUntagged = ({ isStrict = false }: Area, page: Document): boolean =>
  isStrict && page.querySelector(TAG) !== null
