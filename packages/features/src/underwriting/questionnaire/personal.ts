/** The health and lifestyle questions that are put now: words and data, loaded with what reads them. */
export { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
