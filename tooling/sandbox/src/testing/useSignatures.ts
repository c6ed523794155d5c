import type { SaveApplicationRequest } from '@coverkit/core'
import { afterEach } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { APPLICATION_DAY } from './bodies.ts'
import type { Engine } from './engines.ts'
import { type Answer, APPLICATION_PATH, useApplications, withSecondHolder } from './useApplications.ts'

export interface MailShown {
  to: string
  subject: string
  text: string
  html: string
}

/** An application that waits for its second signature, with its people's tokens and links. */
export interface Waiting {
  body: SaveApplicationRequest
  answer: Answer
  /** The second policy holder's address. */
  email: string
  link: Schema<'SignatureLink'>
}

const SHOWN = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
/** The second holder's date of birth. */
const BORN = '1991-05-02'
let people = 0

/** Starts a sandbox with applications of two, whose second holders sign. */
export function useSignatures(engine: Engine) {
  const { api, saved, setNow, sites } = useApplications(engine)
  let now = APPLICATION_DAY
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
    setNow(now)
  }
  afterEach(() => {
    now = APPLICATION_DAY
    setNow(now)
  })

  const mailbox = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' }))
      .json as MailShown[]
  const newestMail = async (to: string) => (await mailbox(to))[0] ?? { to, subject: '', text: '', html: '' }
  const tokenTo = async (to: string) =>
    /^http:\/\/wattlebird\.localhost:\d+\/sign#([\w-]{43})$/m.exec((await newestMail(to)).text)?.[1] ?? ''

  /** Makes a body of two people on Wattlebird's site, each with their own address. */
  function bodyOfTwo(): SaveApplicationRequest {
    const number = ++people
    const body = withSecondHolder()
    const { contactDetails, policyHolderDetails } = body
    if (!policyHolderDetails) throw new Error('The example has no second holder')
    return {
      ...body,
      contactDetails: { ...contactDetails, email: `robin-${number}@example.com` },
      policyHolderDetails: {
        ...policyHolderDetails,
        email: `Kim-${number}@example.com`,
        date_of_Birth: BORN,
        mobile: '+61491570156',
      },
    }
  }

  async function submit(body = bodyOfTwo(), headers = {}): Promise<Waiting> {
    const answer = (await api.post(APPLICATION_PATH, body, headers)).json as Answer
    const email = (body.policyHolderDetails?.email ?? '').toLowerCase()
    return { body, answer, email, link: { token: await tokenTo(email), accountName: 'wattlebird' } }
  }

  /** Adds the second holder's date of birth to a code, unless another one is given. */
  const post = (operation: 'open' | 'confirm' | 'sign' | 'renew' | 'receipt', body: object) =>
    api.post(
      `/api/v1/signatures/${operation}`,
      operation === 'confirm' ? { dateOfBirth: BORN, ...body } : body,
    )

  /** Mails a code for the link and reads it. */
  async function codeFor({ email, link }: Pick<Waiting, 'email' | 'link'>, more = {}): Promise<string> {
    // The mailbox sorts messages by the second.
    later(1000)
    await post('open', { ...link, ...more })
    return /code is (\d{6})\./.exec((await newestMail(email)).text)?.[1] ?? ''
  }

  async function confirm(
    waiting: Pick<Waiting, 'email' | 'link'>,
    more: Pick<Schema<'OpenSignatureRequest'>, 'purpose'> = {},
  ): Promise<Schema<'SignaturePage'>> {
    const code = await codeFor(waiting, more)
    return (await post('confirm', { ...waiting.link, ...more, code })).json as Schema<'SignaturePage'>
  }

  const signatureOf = (
    link: Schema<'SignatureLink'>,
    secret: string,
    changes: Partial<Schema<'SignRequest'>> = {},
  ): Schema<'SignRequest'> => ({
    ...link,
    secret,
    signedName: 'Kim Example',
    accepted: true,
    declarations: { id: 'second-policy-holder', version: '2026-11-26' },
    shownHash: SHOWN,
    ...changes,
  })

  return {
    api,
    saved,
    sites,
    later,
    mailbox,
    newestMail,
    tokenTo,
    bodyOfTwo,
    submit,
    post,
    codeFor,
    confirm,
    signatureOf,
    /** Returns the code of a refusal, or the status of a success. */
    outcomeOf: async (answer: Promise<{ status: number; json: unknown }>) => {
      const { status, json } = await answer
      const { errors = [] } = json as { errors?: { field: string; code: string }[] }
      return errors.map(({ code }) => code).join(' ') || status
    },
  }
}
