import type { SaveApplicationRequest } from '@coverkit/core'
import { healthConsentText } from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { applicationReceipt, type Receipt, receiptDeclarations } from '@coverkit/core/receipt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { quoteTerms } from '#cover/terms'
import { holdersCopy } from '#fields/holders'
import { dutyCopy } from '#underwriting/duty'
import { checkView } from '#underwriting/questionnaire'
import type { ApplicationAnswers } from '../../answers.ts'
import { applicationFor } from '../../application.fixture.ts'
import { readyApplication, SIGNED_NAME } from '../../submission/readyApplication.fixture.ts'
import { submissionBody } from '../../submission/submissionBody.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { beneficiariesCopy } from '../beneficiaries/copy.ts'
import { declarationsCopy, declarationsOf, shownWords } from '../insurer-declarations/copy.ts'
import { model } from '../insurer-declarations/model.ts'
import { keyDocumentsCopy } from '../key-documents/copy.ts'
import { debitCopy, paymentCopy } from '../payment-details/copy.ts'
import { informationCopy } from '../personal-information/copy.ts'
import { evaluated } from './evaluated.ts'

const NOW = '2026-11-23T02:00:00.000Z'
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }))
afterAll(() => void vi.useRealTimers())

const INSURER = 'Ironbark'

function signedBy(answers: ApplicationAnswers): ApplicationAnswers {
  const typed = { applicationDeclarations: 'yes', signedName: SIGNED_NAME }
  return model.submit(answers, { ...model.view(answers), ...typed })
}

function bodyOf(answers: ApplicationAnswers): SaveApplicationRequest {
  const content = submissionContent(answers, shownWords(INSURER))
  if (content === null) throw new Error('Something is missing')
  return submissionBody(content, {
    accountName: 'wattlebird',
    tracking: {
      id: '00000000-0000-4000-8000-000000000001',
      clientId: '9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10',
      draft: '4c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a11',
      rev: 1,
      sentAt: NOW,
    },
    signedAt: NOW,
    shownHash: 'a'.repeat(64),
    secretHash: 'b'.repeat(64),
  })
}

const receiptOf = (answers: ApplicationAnswers): Receipt =>
  applicationReceipt(bodyOf(answers), {
    reference: 'H7KQ3WXR',
    submittedAt: NOW,
    brandName: 'Wattlebird',
    definition: personalQuestionnaire,
    definitionHash: 'd'.repeat(64),
  })

const groupsOf = ({ sections }: Receipt) => sections.flatMap(({ groups }) => groups)
const questionsOf = (receipt: Receipt) =>
  groupsOf(receipt).flatMap(({ items }) => items.map(({ question }) => question))

describe('a receipt has the words of the pages', () => {
  test('of the questionnaire’s check pages, question by question', () => {
    const answers = signedBy(readyApplication())
    const now = evaluated(answers)
    if (now === null) throw new Error('There is no offer')
    const shown = now.definition.sections.flatMap((section) =>
      checkView(section, now.evaluation, now.state.answers, String).flatMap(({ facts }) => facts),
    )
    const printed = groupsOf(receiptOf(answers)).flatMap(({ items }) =>
      items.filter(({ fields }) => fields[0]?.startsWith('applicationDetails.questionnaire.values.')),
    )
    expect(printed.length).toBeGreaterThan(30)
    expect(printed.map(({ question, answer }) => [question, answer])).toEqual(
      shown.filter(({ words }) => words.length > 0).map(({ ask, words }) => [ask, words]),
    )
  })

  test('of the cover that was confirmed', () => {
    const answers = signedBy(readyApplication(applicationFor()))
    const terms = answers.offer?.terms
    if (terms === undefined) throw new Error('There is no offer')
    const groups = groupsOf(receiptOf(answers))
    const shown = quoteTerms(terms)
    expect(shown.length).toBeGreaterThan(0)
    for (const { name, terms: lines } of shown) {
      const items = groups.find(({ title }) => title === name)?.items ?? []
      expect(items.map(({ question, answer }) => [question, answer.join(', ')])).toEqual(
        lines.map(({ label, value }) => [label, value]),
      )
    }
  })

  test('of the declarations that are signed', () => {
    expect(receiptDeclarations(INSURER)).toEqual(declarationsOf(INSURER))
    const questions = questionsOf(receiptOf(signedBy(readyApplication())))
    expect(questions).toContain(declarationsCopy.accept)
    expect(questions).toContain(declarationsCopy.sign)
  })

  test('of the acceptances and of the fields', () => {
    const questions = questionsOf(receiptOf(signedBy(readyApplication())))
    const { firstName, lastName, dateOfBirth, mobile, email, street, city, state, postcode, postalSame } =
      holdersCopy.labels
    const labels = [
      dutyCopy.accept,
      healthConsentText.statement,
      ...Object.values(keyDocumentsCopy.acceptances),
      ...[firstName, lastName, dateOfBirth, mobile, email, street, city, state, postcode, postalSame],
      ...[informationCopy.labels.employmentStatus, informationCopy.labels.annualEarnings],
      informationCopy.occupation.label,
      ...[paymentCopy.method, paymentCopy.frequency],
      ...[debitCopy.accountName, debitCopy.bsb, debitCopy.accountNumber, debitCopy.agreement],
      beneficiariesCopy.used,
    ]
    expect(labels.filter((label) => !questions.includes(label))).toEqual([])
  })
})
