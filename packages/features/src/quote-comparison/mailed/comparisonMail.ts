import { type ComparisonMailRequest, sendComparison } from '@coverkit/api-client'
import { parseEmail } from '@coverkit/core'
import { quoteDraft } from '#client-quote/answers'
import { type InputReader, readFields, tidiedBy } from '#common/form/readFields.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { mailFailure } from '#common/queries/mailFailure.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import type { StoredComparison } from '#quote/answers'
import { mailedCopy as copy } from './copy.ts'

const LONGEST_NAME = 100

export interface ComparisonMailForm {
  readonly name: string
  readonly email: string
  readonly consent: boolean
}

export const emptyMailForm: ComparisonMailForm = { name: '', email: '', consent: false }

/** Returns the form's errors, in the order of its fields. */
function mailErrors({
  name,
  email,
  consent,
}: ComparisonMailForm): ReadonlyMap<keyof ComparisonMailForm, string> {
  const { errors, read } = readFields<'email'>()
  read('email', () => parseEmail(email))
  const { required, otherwise } = copy.emailErrors
  const found = [...errors].map(
    ([field, code]) => [field, code === 'required' ? required : otherwise] as const,
  )
  return new Map<keyof ComparisonMailForm, string>([
    ...(name.trim().length > LONGEST_NAME ? [['name', copy.nameErrors] as const] : []),
    ...found,
    ...(consent ? [] : [['consent', copy.consentError] as const]),
  ])
}

export const mailReader: InputReader<
  ComparisonMailForm,
  keyof ComparisonMailForm,
  { readonly name: string | null; readonly email: string }
> = {
  messages: mailErrors,
  read: ({ name, email }) => ({ name: name.trim() || null, email: parseEmail(email) }),
  tidied: tidiedBy<ComparisonMailForm, keyof ComparisonMailForm>({
    name: ({ name }) => name.trim(),
    email: ({ email }) => parseEmail(email),
  }),
}

/** The comparison to mail, and its recipient. */
export interface MailedTo {
  readonly name: string | null
  readonly email: string
  /** The insurers compared. */
  readonly codes: readonly string[]
  readonly prices: StoredComparison
}

/** Mails a comparison. What may have arrived is sent again unchanged: it mails once. */
export const mailMutation = defineMutation({
  async prepare(
    services: PageServices,
    { name, email, codes, prices }: MailedTo,
  ): Promise<ComparisonMailRequest> {
    const draft = quoteDraft(services)
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
      name,
      email,
      accountName: services.config.accountName as ComparisonMailRequest['accountName'],
      consent: { accepted: true, text: copy.consent },
      tracking,
    }
  },
  send: async (services, request) => sendComparison(await services.client(), request),
})

/** Why the comparison was not sent, as far as it is known. */
export const comparisonFailure = (failure: MutationFailure): string => mailFailure(failure, copy.failed)
