import { type ComparisonMailRequest, sendComparison } from '@coverkit/api-client'
import { fullName, parseEmail, parseName } from '@coverkit/core'
import { quoteDraft } from '#client-quote/answers'
import { type InputReader, readFields, tidiedBy } from '#common/form/readFields.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { mailFailure } from '#common/queries/mailFailure.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import type { MailedTo, StoredComparison } from '#quote/answers'
import { mailedCopy as copy } from './copy.ts'

export interface ComparisonMailForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly consent: boolean
}

export const emptyMailForm: ComparisonMailForm = { firstName: '', lastName: '', email: '', consent: false }

const nameOrNull = (text: string) => (text.trim() === '' ? null : parseName(text))

/** Returns the form's errors, in the order of its fields. */
function mailErrors({
  firstName,
  lastName,
  email,
  consent,
}: ComparisonMailForm): ReadonlyMap<keyof ComparisonMailForm, string> {
  const { errors, read } = readFields<'firstName' | 'lastName' | 'email'>()
  read('firstName', () => nameOrNull(firstName))
  read('lastName', () => nameOrNull(lastName))
  read('email', () => parseEmail(email))
  const found = [...errors].map(
    ([field, code]) => [field, copy.errors[field][code] ?? copy.errors[field].otherwise] as const,
  )
  return new Map<keyof ComparisonMailForm, string>([
    ...found,
    ...(consent ? [] : [['consent', copy.consentError] as const]),
  ])
}

export const mailReader: InputReader<ComparisonMailForm, keyof ComparisonMailForm, MailedTo> = {
  messages: mailErrors,
  read: ({ firstName, lastName, email }) => ({
    firstName: nameOrNull(firstName),
    lastName: nameOrNull(lastName),
    email: parseEmail(email),
  }),
  tidied: tidiedBy<ComparisonMailForm, keyof ComparisonMailForm>({
    firstName: ({ firstName }) => nameOrNull(firstName),
    lastName: ({ lastName }) => nameOrNull(lastName),
    email: ({ email }) => parseEmail(email),
  }),
}

/** The comparison to mail, and its recipient. */
export interface AddressedComparison {
  readonly to: MailedTo
  /** The insurers compared. */
  readonly codes: readonly string[]
  readonly prices: StoredComparison
}

/** Mails a comparison. What may have arrived is sent again unchanged: it mails once. Its recipient is kept with the quote. */
export const mailMutation = defineMutation({
  async prepare(
    services: PageServices,
    { to, codes, prices }: AddressedComparison,
  ): Promise<ComparisonMailRequest> {
    const draft = quoteDraft(services)
    draft.update((answers) => ({ ...answers, mailedTo: to }))
    await draft.persist()
    const { tracking } = await (await draft.store()).copy()
    const { paymentFrequency, personalDetails } = draft.read().answers.quote
    const [client] = prices.request.clients
    const { first_Name: _first, last_Name: _last, ...person } = client
    const isPriced = personalDetails.occupationId === client.occupationId
    return {
      request: {
        ...prices.request,
        clients: [{ ...person, needs: { ...person.needs, paymentFrequency } }],
        supplierCodes: [...codes],
      } as ComparisonMailRequest['request'],
      ...(isPriced && { occupation: personalDetails.occupation }),
      name: fullName(to.firstName, to.lastName) || null,
      email: to.email,
      accountName: services.config.accountName as ComparisonMailRequest['accountName'],
      consent: { accepted: true, text: copy.consent },
      tracking,
    }
  },
  send: async (services, request) => sendComparison(await services.client(), request),
})

/** Why the comparison was not sent, as far as it is known. */
export const comparisonFailure = (failure: MutationFailure): string => mailFailure(failure, copy.failed)
