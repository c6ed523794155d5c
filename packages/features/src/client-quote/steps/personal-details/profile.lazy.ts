import { loadUser, type User } from '@coverkit/api-client'
import { ageOn, localDate } from '@coverkit/core'
import { withKnown } from '#common/draft/prefill.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { controlInUse } from '#common/step-form/fieldInUse.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteDraftStore } from '../../flow.ts'
import { withOccupation } from './knownOccupation.ts'
import { offeredName } from './offeredName.ts'
import { personalDetails } from './step.ts'
import { view } from './view.ts'

/**
 * Fills in what the profile of a signed-in customer knows. Rejects where it cannot be had: nothing depends on it.
 * `occupationIds`: those of a brand with a list of its own.
 */
export async function fillFromProfile(
  services: PageServices,
  draft: QuoteDraftStore,
  occupationIds: readonly number[] | undefined,
): Promise<void> {
  await Promise.all([draft.ready(), draft.followed()])
  const user = await fetchPersonal(services, { key: queryKeys.profile, load: loadUser })
  const today = localDate(new Date().toISOString())
  if (!user) return
  draft.update((answers) => prefillDetails(answers, user, { today, inUse: controlInUse() }))
  const { occupation_ID: id, title: name } = user
  // One that is no longer offered has no price. Its name is shown as the profile has it: several share an id.
  if (id === null || !name || (await offeredName(services, id, occupationIds)) === null) return
  draft.update((answers) => withOccupation(answers, { id, name }, controlInUse()))
}

/**
 * The answers with what a profile knows typed into the blank fields, to be read and changed: the age by the date of birth
 * on `today` (`YYYY-MM-DD`) where there is one. A field that was typed in or cleared stays so, and the field of the control
 * that the visitor is in (`inUse`) is theirs.
 */
export function prefillDetails(
  answers: QuoteAnswers,
  user: User,
  { today, inUse }: { readonly today: string; readonly inUse: string | null },
): QuoteAnswers {
  return withKnown(
    answers,
    { form: personalDetails.id, view, inUse },
    {
      age: ageOf(user, today),
      gender: user.gender,
      smoker: user.smoker === null ? null : user.smoker ? 'yes' : 'no',
      state: user.mailing_State,
    },
  )
}

function ageOf({ date_of_Birth, age }: User, today: string): string | null {
  const years = date_of_Birth === null ? age : ageOn(date_of_Birth, today)
  return years === null ? null : String(years)
}
