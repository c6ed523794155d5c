import { COVER_KINDS, type InsurerAnswer } from '@coverkit/core'
import { type Check, check, failed, type Outcome, ok } from '../Check.ts'
import type { Contract } from '../Contract.ts'
import { probes } from '../calls.ts'
import { callOf, operationOf, request } from '../operations.ts'
import { absent, bodyOf, isAbsent, readable } from '../outcomes.ts'
import { type Answer, send } from '../send.ts'
import { type Body, comparisonOf, occupationIdsOf } from './comparison.ts'
import { blockedAnswer } from './cors.ts'

const PARTS = ['base', 'options', 'discount', 'frequencyLoading', 'stampDuty'] as const

export async function pricesChecks(contract: Contract): Promise<readonly Check[]> {
  const occupations = await occupationChecks(contract)
  const body = comparisonOf(occupations.ids)
  return [
    ...occupations.checks,
    ...(await insurerChecks(contract, body)),
    await projectionCheck(contract, body),
    ...(await probes(contract, ['sendComparison', 'openComparison'])),
  ]
}

interface Occupations {
  readonly checks: readonly Check[]
  readonly ids: readonly number[]
}

/** The file of the CDN, and the backend's list, which the site takes where it can't have the file. One will do. */
async function occupationChecks(contract: Contract): Promise<Occupations> {
  const ids: number[] = []
  const noted = (answer: Answer) => ids.push(...occupationIdsOf(answer))
  const [file, list] = [operationOf('getOccupationsFile'), operationOf('getOccupations')]
  const address = `${contract.cdnUrl}/data.json`
  const checks = [
    await check(file.id, `GET ${address}`, async () => {
      const answer = await send(address, { headers: { origin: contract.origin } }, contract.timeoutMs)
      const outcome = isAbsent(answer) ? failed(`it answers ${answer.status}`) : readable(file, answer)
      if (outcome.status !== 'ok') return outcome
      const isSameOrigin = new URL(address).origin === contract.origin
      const blocked = isSameOrigin ? null : blockedAnswer(answer, contract.origin)
      if (blocked !== null) return failed(blocked)
      return noted(answer) > 0 ? outcome : failed('it lists no occupation')
    }),
    await check(list.id, callOf(list), async () => {
      const answer = await request(contract, list)
      const outcome = readable(list, answer)
      if (outcome.status !== 'ok') return outcome
      return noted(answer) > 0 ? outcome : failed('it lists no occupation')
    }),
  ]
  return { checks: checks.map((each, place) => excused(each, checks[1 - place])), ids }
}

/** The one that fails is no failure where the other one is there. */
function excused(each: Check, other: Check | undefined): Check {
  if (each.status !== 'FAIL' || other?.status !== 'ok') return each
  const note =
    each.name === 'getOccupationsFile'
      ? `${each.message}; the site asks ${other.call} instead`
      : `${each.message}; where the CDN fails, nobody can choose an occupation`
  return { ...each, status: 'not offered', message: '', notes: [note] }
}

/** Sends one request per insurer, as the site does. */
async function insurerChecks(contract: Contract, body: Body): Promise<readonly Check[]> {
  const operation = operationOf('compareQuotes')
  const checks: Check[] = []
  let quoted = 0
  for (const code of contract.insurers) {
    let isMissing = false
    const done = await check(`${operation.id} ${code}`, callOf(operation), async () => {
      const answer = await request(contract, operation, { body: { ...body, supplierCodes: [code] } })
      isMissing = isAbsent(answer)
      const outcome = readable(operation, answer)
      if (outcome.status !== 'ok') return outcome
      const { insurers } = bodyOf(answer) as { insurers: readonly InsurerAnswer[] }
      if (insurers.some((each) => each.supplierCode === code && each.status === 'quoted')) quoted += 1
      return judged(insurers, code)
    })
    checks.push(done)
    if (isMissing) return checks
  }
  if (quoted > 0 || checks.some(({ status }) => status === 'FAIL')) return checks
  const nobody = failed('no insurer quotes the sample question; visitors read “No insurer has answered”')
  return [...checks, await check(operation.id, callOf(operation), () => nobody)]
}

/** Judges an answer as the site does, which takes the insurer that it asked and leaves out one whose parts don't fit. */
function judged(insurers: readonly InsurerAnswer[], code: string): Outcome {
  const codes = insurers.map(({ supplierCode }) => supplierCode)
  if (new Set(codes).size < codes.length)
    return failed('`insurers` holds an insurer twice, and the site takes none of them')
  const insurer = insurers.find(({ supplierCode }) => supplierCode === code)
  if (!insurer)
    return failed(`it answers for ${codes.join(', ') || 'no insurer'}, not for ${code}, which was asked`)
  const place = `\`insurers.${insurers.indexOf(insurer)}\``
  const { status, reasons, frequencies = {} } = insurer
  if ((status === 'quoted') !== Object.keys(frequencies).length > 0)
    return failed(`${place} is ${status} ${status === 'quoted' ? 'without' : 'with'} \`frequencies\``)
  if ((status === 'declined') !== reasons.length > 0)
    return failed(`${place} is ${status} ${status === 'declined' ? 'without' : 'with'} \`reasons\``)
  const wrong = Object.entries(frequencies).find(([, premium]) => !addsUp(premium))
  if (wrong)
    return failed(`${place}: the parts of \`frequencies.${wrong[0]}\` don't add up to its total, to the cent`)
  return ok(
    ...(status === 'unavailable' ? ['unavailable for now: visitors see no price of it, and Try again'] : []),
    ...(codes.length > 1
      ? [
          `it answers for ${codes.length} insurers, one of them asked: the site takes that one and drops the others`,
        ]
      : []),
  )
}

type Premium = NonNullable<InsurerAnswer['frequencies']>[string &
  keyof NonNullable<InsurerAnswer['frequencies']>]

const cents = (dollars: number) => Math.round(dollars * 100)

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Whether covers have the totals of their parts, and the policy that of its covers and the fee. */
function addsUp({ covers, parts }: NonNullable<Premium>): boolean {
  const own = COVER_KINDS.flatMap((kind) => covers[kind] ?? [])
  const areWhole = own.every((cover) => sum(PARTS.map((part) => cents(cover[part]))) === cents(cover.total))
  return areWhole && sum(own.map(({ total }) => cents(total))) + cents(parts.fee) === cents(parts.total)
}

/** The site takes a projection that answers for exactly the insurers that were asked. */
function projectionCheck(contract: Contract, body: Body): Promise<Check> {
  const operation = operationOf('projectPremiums')
  return check(operation.id, callOf(operation), async () => {
    const answer = await request(contract, operation, { body: { ...body, supplierCodes: contract.insurers } })
    if (isAbsent(answer)) return absent(operation, answer)
    const outcome = readable(operation, answer)
    if (outcome.status !== 'ok') return outcome
    const { insurers } = bodyOf(answer) as { insurers: readonly { supplierCode: string }[] }
    const codes = insurers.map(({ supplierCode }) => supplierCode)
    const isWhole =
      codes.length === contract.insurers.length && contract.insurers.every((code) => codes.includes(code))
    return isWhole
      ? outcome
      : failed(
          `it answers for ${codes.join(', ') || 'no insurer'}; the site takes an answer that has each insurer it asked once`,
        )
  })
}
