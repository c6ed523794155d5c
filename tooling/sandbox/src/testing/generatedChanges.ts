import { randomUUID } from 'node:crypto'
import { changeCover, createApiClient, listPolicies, previewPolicyChange } from '@coverkit/api-client'
import {
  type CoverChange,
  changeCoverRequest,
  changedPolicy,
  changeIds,
  changeProfile,
  coverChanges,
  needsHealthQuestions,
  policyPreviewRequest,
  premiumChange,
  startChange,
  termsFromRequest,
  termsOfPolicy,
} from '@coverkit/core/change-cover'
import { policyFromSaved, policyTerms } from '@coverkit/core/policies'
import { submittedAnswers } from '@coverkit/core/questionnaire'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import { answeredInFull, lawfulCoverChange, possibleValues } from '@coverkit/core/testing'
import fc, { type Stream } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredPolicy } from '../subjects/policies/StoredPolicy.ts'
import { exampleConsent } from './bodies.ts'
import { signed } from './changes.ts'
import { startTestSandbox } from './engines.ts'
import { givePolicies, lifePolicy } from './policies.ts'

const TODAY = '2026-11-23'
const picks = fc.infiniteStream(fc.nat(99))

let api: Awaited<ReturnType<typeof startTestSandbox>>
let url = ''
beforeAll(async () => {
  const now = new Date(`${TODAY}T00:00:00Z`)
  const verifyToken = async (token: string) => ({
    subject: token,
    email: 'robin@example.com',
    authenticatedAt: now,
  })
  api = await startTestSandbox('pglite', { verifyToken, now: () => now })
  url = api.url
})
afterAll(() => api.close())

/** Makes a Mallee policy that begins today, so that it is priced at today's age. */
function policyOf({ now }: CoverChange): StoredPolicy {
  const { age, gender, isSmoker: smoker, occupation, occupationId, state } = now.quote.personalDetails
  return lifePolicy({
    ...policyTerms(now.quote),
    name: `G${randomUUID().slice(0, 8)}`,
    payment_Method: now.paymentMethod,
    outsidePaymentMethod: now.outsidePaymentMethod,
    indexation: now.indexation,
    original_Sums: null,
    start_Date: TODAY,
    insured: {
      date_of_Birth: `${2026 - (age ?? 0)}-03-27`,
      rated_Age: age,
      gender,
      smoker,
      occupation,
      occupation_ID: occupationId,
      state,
    },
  })
}

/** Answers all questions about the covers that grow. */
function questionnaireFor(
  change: CoverChange,
  classes: Parameters<typeof changeProfile>[1],
  chosen: Stream<number>,
) {
  const [{ definition, hash }] = personalReleases
  const profile = changeProfile(change, classes, TODAY)
  const answers = answeredInFull(definition, profile, (question) => {
    const { value: pick } = chosen.next()
    const values = possibleValues(question, profile.today).filter((value) => value !== null)
    return question.kind === 'gate' ? 'no' : (values[pick % values.length] ?? 'no')
  })
  const consented = { ...answers, consent: exampleConsent }
  return { ...submittedAnswers(definition, profile, consented), hash }
}

async function succeeded<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; error: object }>) {
  const settled = await result
  if (!settled.ok) throw new Error(JSON.stringify(settled.error))
  return settled.value
}

/** Compares the reviewed change with the sent, stored and priced one, for this many changes. */
export function testGeneratedChanges(numRuns: number): void {
  test(`${numRuns} generated changes are stored and priced as the review showed them`, async () => {
    let submitted = 0
    await fc.assert(
      fc.asyncProperty(lawfulCoverChange, picks, async (generated, chosen) => {
        const contactId = randomUUID()
        await givePolicies(api, { owner: contactId }, [policyOf(generated)])
        const client = createApiClient({ baseUrl: url, getToken: () => contactId })
        const [saved] = await succeeded(listPolicies(client))
        if (!saved) throw new Error('No policy')
        const policy = policyFromSaved(saved)
        const now = termsOfPolicy(policy, TODAY)
        const { personalDetails } = now.quote
        const after = { ...generated.after, quote: { ...generated.after.quote, personalDetails } }
        const answers = { ...signed(startChange(changedPolicy(policy), now)), after }
        if (changeIds(answers).length === 0) return

        // The review shows these rows, and the premiums of the simulator.
        const preview = await succeeded(previewPolicyChange(client, policyPreviewRequest(policy.id, after)))
        if (preview.after === null) return
        const review = {
          rows: coverChanges(answers),
          premium: premiumChange(
            { frequency: preview.now.paymentFrequency, premium: preview.now.premium },
            { frequency: preview.after.paymentFrequency, premium: preview.after.premium },
          ),
          health: preview.needsHealthQuestions,
        }
        const questionnaire = needsHealthQuestions(answers)
          ? questionnaireFor(answers, preview, chosen)
          : null
        const shownPremium = preview.after.premium.parts.total
        const sent = changeCoverRequest(answers, { contactId, questionnaire, shownPremium })
        const answer = await succeeded(changeCover(client, sent, { key: randomUUID() }))

        const { json } = await api.get(`/sandbox/saved/changes?clientId=${contactId}`)
        const [stored] = json as {
          body: typeof sent
          premium: typeof preview.after
          premiumBefore: typeof preview.now
        }[]
        if (!stored?.premium) throw new Error('Nothing stored')
        const { shown_Premium: _, ...body } = sent
        expect(stored.body).toEqual(JSON.parse(JSON.stringify(body)))
        expect({
          rows: coverChanges({ now, after: termsFromRequest(stored.body, now) }),
          premium: premiumChange(
            { frequency: stored.premiumBefore.paymentFrequency, premium: stored.premiumBefore.premium },
            { frequency: stored.premium.paymentFrequency, premium: stored.premium.premium },
          ),
          health: answer.needsHealthQuestions,
        }).toEqual(review)
        expect(answer.premium?.premium.parts.total).toBe(shownPremium)
        submitted++
      }),
      { numRuns },
    )
    expect(submitted).toBeGreaterThan(numRuns * 0.7)
  })
}
