/** Said even where the code that keeps answers did not load. Every other word about keeping is in `saveMessages.ts`. */
export const notSavedYet = 'Not saved yet — keep this page open'
