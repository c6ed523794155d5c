import { questionnaireVisitor } from '#underwriting/questionnaire-step/questionnaireVisitor.fixture'
import { evaluated } from './evaluated.ts'

/** An applicant with nothing to disclose. */
export const { answerPage, answerEverything, answerOne, evaluatedOf } = questionnaireVisitor(evaluated)
