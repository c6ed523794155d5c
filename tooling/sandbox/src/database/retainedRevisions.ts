/** How many revisions of a draft retain their content; older ones retain only the key. */
export const RETAINED_REVISIONS = 20
