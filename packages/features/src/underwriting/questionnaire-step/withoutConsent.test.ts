import { emptyAnswers, newestRelease } from '@coverkit/core/questionnaire'
import { noProgress } from '@coverkit/flow-draft'
import { expect, it } from 'vitest'
import { personalReleases } from '../questionnaire/personal.ts'
import { type QuestionnaireHolder, withoutConsent, withStorage } from './questionnaireState.ts'

it('leaves no health answer, and every other one', () => {
  const given: QuestionnaireHolder = withStorage(
    {
      questionnaire: {
        ...emptyAnswers(newestRelease(personalReleases).definition),
        values: { 'mind.mood': 'yes' },
      },
      progress: noProgress,
      reworded: ['mind.mood'],
      questionnaireStorage: null,
      typed: { 'personal-questionnaire/body.height': '17', 'payment-details/bsb': '062' },
    },
    'account',
  )
  expect(given.questionnaire?.consent).toBeDefined()
  expect(withoutConsent(given)).toEqual({
    progress: noProgress,
    questionnaire: null,
    reworded: [],
    questionnaireStorage: null,
    typed: { 'payment-details/bsb': '062' },
  })
})
