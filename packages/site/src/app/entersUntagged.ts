import type { Area } from '../areas.ts'

/** Hosts of the tag manager and of Google sign-in. */
const SCRIPTS = 'script[src^="https://www.googletagmanager.com/"],script[data-foreign]'

/**
 * Whether an area must be entered by loading its page again: a document keeps the scripts of others that it has loaded, and
 * where personal data is there are none.
 */
export const entersUntagged = ({ isStrict = false }: Area, page: Document): boolean =>
  isStrict && page.querySelector(SCRIPTS) !== null
