import { questionnaireVisitor } from '#underwriting/questionnaire-step/questionnaireVisitor.fixture'
import { evaluated } from '../steps/personal-questionnaire/evaluated.ts'

/** A customer with nothing to disclose, whose change needs health questions. */
export const { answerPage, answerEverything } = questionnaireVisitor(evaluated)
