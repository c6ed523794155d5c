/** The number of a draft's revisions that retain their content; older ones retain only the key. */
export const RETAINED_REVISIONS = 20
