import type { Area } from '../areas.ts'

const TAG = 'script[src^="https://www.googletagmanager.com/"]'
const FOREIGN = 'script[data-foreign]'

/**
 * Whether an area must be entered by loading its page anew: a document keeps the scripts of others that it has loaded, and where
 * personal data is there are none.
 */
export const entersUntagged = ({ isStrict = false }: Area, page: Document): boolean =>
  isStrict && page.querySelector(`${TAG}, ${FOREIGN}`) !== null
