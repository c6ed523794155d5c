import type { InputValues } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { STORAGE_PAGE } from '#underwriting/questionnaire-pages'
import { type ApplicationAnswers, FIRST_HOLDER } from '../answers.ts'
import { applicationFor } from '../application.fixture.ts'
import { accepted } from '../steps/accepted.fixture.ts'
import { model as beneficiaries } from '../steps/beneficiaries/model.ts'
import { model as payment } from '../steps/payment-details/model.ts'
import { withDetails } from '../steps/personal-information/details.fixture.ts'
import { model as information } from '../steps/personal-information/model.ts'
import { answerPage } from '../steps/personal-questionnaire/answerPage.fixture.ts'
import { listPages } from '../steps/personal-questionnaire/model.ts'

const byDebit = {
  method: 'directDebit',
  accountName: 'Zoë Example',
  bsb: '970-001',
  accountNumber: '12345678',
  agreement: 'yes',
}

/** The full name of who applies. */
export const SIGNED_NAME = 'Zoë O’Example-Núñez'

/** An application of which everything is answered but the declarations. */
export function readyApplication(
  begun: ApplicationAnswers = applicationFor(),
  dateOfBirth: readonly string[] = ['27', '3', '1981'],
): ApplicationAnswers {
  const questioned = answerAll(accepted(begun))
  const detailed = press(information, questioned, withDetails({}, FIRST_HOLDER, { dateOfBirth }))
  const paid = press(payment, detailed, byDebit)
  return press(beneficiaries, paid, { used: 'no' })
}

function press<Field extends string>(
  model: StepReader<ApplicationAnswers, Field>,
  answers: ApplicationAnswers,
  typed: InputValues,
): ApplicationAnswers {
  return model.submit(answers, { ...model.view(answers), ...typed })
}

function answerAll(answers: ApplicationAnswers): ApplicationAnswers {
  let answered = answerPage(answers, STORAGE_PAGE)
  for (let open = openPage(answered); open; open = openPage(answered)) answered = answerPage(answered, open)
  return answered
}

const openPage = (answers: ApplicationAnswers) => listPages(answers).find(({ complete }) => !complete)?.id
