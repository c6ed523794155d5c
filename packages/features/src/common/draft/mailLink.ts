import { type ResumeLinkRequest, sendResumeLink } from '@coverkit/api-client'
import { parseEmail } from '@coverkit/core'
import type { DraftStore } from '@coverkit/flow-draft'
import { isMailable, withoutHealth } from '@coverkit/flow-draft/mail-link'
import { type InputReader, readFields, tidiedBy } from '#common/form/readFields.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { mailFailure } from '#common/queries/mailFailure.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { mailLinkCopy as copy } from './mailLinkCopy.ts'

export interface MailLinkForm {
  readonly email: string
  readonly consent: boolean
}

export const emptyMailLinkForm: MailLinkForm = { email: '', consent: false }

/** Returns the form's errors, in the order of its fields. */
export function mailLinkErrors({ email, consent }: MailLinkForm): ReadonlyMap<keyof MailLinkForm, string> {
  const { errors, read } = readFields<'email'>()
  read('email', () => parseEmail(email))
  const { required, otherwise } = copy.emailErrors
  const found = [...errors].map(([name, code]) => [name, code === 'required' ? required : otherwise] as const)
  return new Map<keyof MailLinkForm, string>([
    ...found,
    ...(consent ? [] : [['consent', copy.consentError] as const]),
  ])
}

export const mailLinkReader: InputReader<MailLinkForm, keyof MailLinkForm, string> = {
  messages: mailLinkErrors,
  read: ({ email }) => parseEmail(email),
  tidied: tidiedBy<MailLinkForm, keyof MailLinkForm>({ email: ({ email }) => parseEmail(email) }),
}

/** Builds the request: the current answers without those about health. An identical repetition is mailed once. */
export async function mailLinkRequest(
  services: PageServices,
  draft: DraftStore,
  email: string,
): Promise<ResumeLinkRequest | null> {
  const { flow, version, answers, tracking } = await draft.copy()
  if (!isMailable(flow)) return null
  return {
    flow,
    version,
    attempt: tracking.draft,
    answers: withoutHealth(answers) as ResumeLinkRequest['answers'],
    email: parseEmail(email),
    accountName: services.config.accountName as ResumeLinkRequest['accountName'],
    consent: { accepted: true, text: copy.consent },
    tracking,
  }
}

export async function mailLink(services: PageServices, request: ResumeLinkRequest) {
  return sendResumeLink(await services.client(), request)
}

/** Why the link was not sent, as far as it is known. */
export const mailLinkFailure = (failure: MutationFailure): string => mailFailure(failure, copy.failed)
