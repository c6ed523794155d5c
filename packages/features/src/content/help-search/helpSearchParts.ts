/** The parts of the search in the static page, by their attributes. */
export const RESULTS = 'data-help-results'
export const RESULT = 'data-help-result'
