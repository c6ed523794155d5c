/** The versions of the health and lifestyle questions: words and data, loaded with what reads them. */
export { personalReleases } from '@coverkit/core/questionnaire/personal'
