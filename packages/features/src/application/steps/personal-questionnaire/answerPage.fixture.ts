import { questionnaireVisitor } from '#underwriting/testing/questionnaire-visitor'
import { evaluated } from './evaluated.ts'

/** An applicant with nothing to disclose. */
export const { answerPage, answerEverything, answerOne, evaluatedOf } = questionnaireVisitor(evaluated)
