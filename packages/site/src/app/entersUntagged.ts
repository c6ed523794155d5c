import type { Area } from '../areas.ts'

/** The tag manager's and Google sign-in's. */
const SCRIPTS = 'script[src^="https://www.googletagmanager.com/"],script[data-foreign]'

/**
 * Whether an area must be entered by loading its page again: a document keeps the scripts of others that it has loaded, and
 * where personal data is there are none.
 */
export const entersUntagged = ({ isStrict = false }: Area, page: Document): boolean =>
  isStrict && page.querySelector(SCRIPTS) !== null
