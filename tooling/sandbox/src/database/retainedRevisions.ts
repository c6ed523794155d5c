/** How many revisions of a draft keep their content; of older ones only the key is left. */
export const RETAINED_REVISIONS = 20
