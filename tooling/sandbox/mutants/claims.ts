import type { Mutant } from './Mutant.ts'

const CLAIMS = ['operations/claims/claims.test.ts']
const STAGES = ['operations/claims/claimStages.test.ts']
const SEALED = ['operations/claims/sealedClaims.test.ts']
const UPLOADS = ['uploads/uploads.test.ts']

/** Faults in the owner of a claim and its files, in its stages, and in uploads. */
export const claimMutants: readonly Mutant[] = [
  {
    name: 'a claim on a policy of somebody else is lodged',
    file: 'operations/claims/lodgeClaim.ts',
    from: '  const policy = await claimedPolicy(services, caller, canonical)\n',
    to: '  const policy = await claimedPolicy(services, caller, canonical).catch(() => null)\n',
    tests: CLAIMS,
  },
  {
    name: 'a repetition is another claim',
    file: 'operations/claims/claimRows.ts',
    from: '  if (earlier) return { row: earlier, isNew: false }\n',
    to: '  if (earlier && now.getTime() < 0) return { row: earlier, isNew: false }\n',
    tests: CLAIMS,
  },
  {
    name: 'a claim is lodged with an older consent',
    file: 'operations/claims/lodgeClaim.ts',
    from: 'id === CLAIM_CONSENT.id && version === CLAIM_CONSENT.version',
    to: 'id === CLAIM_CONSENT.id && version !== null',
    tests: CLAIMS,
  },
  {
    name: 'a message has the whole policy number',
    file: 'operations/claims/mailAbout.ts',
    from: 'maskPolicyNumber(policyNumber)',
    to: 'maskPolicyNumber(policyNumber) && policyNumber',
    tests: CLAIMS,
  },
  {
    name: 'the clock goes on while papers are missing',
    file: 'operations/claims/advanceClaims.ts',
    from: "stage === 'decided' ? sealedBank === null : stage !== 'paid' && requested.length > 0",
    to: "stage === 'decided' ? sealedBank === null : stage !== 'paid' && requested.length > 99",
    tests: STAGES,
  },
  {
    name: 'a claim is paid to nobody knows where',
    file: 'operations/claims/advanceClaims.ts',
    from: "stage === 'decided' ? sealedBank === null :",
    to: "stage === 'decided' ? sealedBank === '' :",
    tests: STAGES,
  },
  {
    name: 'a claim that is over takes files',
    file: 'operations/claims/claimRows.ts',
    from: "  if (closedAt !== null) throw new Problem(409, [{ field: '', code: 'final' }])\n",
    to: "  if (closedAt?.getTime() === 0) throw new Problem(409, [{ field: '', code: 'final' }])\n",
    tests: [...STAGES, ...UPLOADS],
  },
  {
    name: 'bank details come before the decision',
    file: 'operations/claims/saveClaimBank.ts',
    from: "      if (claim.outcome !== 'accepted')",
    to: "      if (claim.outcome === 'declined')",
    tests: STAGES,
  },
  {
    name: 'a policy is claimed on for ever',
    file: 'operations/policies/hasOpenClaim.ts',
    from: 'and(eq(claims.policy, policy), isNull(claims.closedAt))',
    to: 'and(eq(claims.policy, policy), isNull(isNull && claims.key))',
    tests: STAGES,
  },
  {
    name: 'a paper of before counts as what is asked for',
    file: 'operations/claims/claimRows.ts',
    from: 'requestedAt !== null && savedAt >= requestedAt',
    to: 'requestedAt !== null && savedAt >= new Date(0)',
    tests: STAGES,
  },
  {
    name: 'bank details lie in clear',
    file: 'operations/claims/claimRows.ts',
    from: '  sealing.seal(bankPurpose(id), JSON.stringify(details))',
    to: '  sealing.seal(bankPurpose(id), id) && JSON.stringify(details)',
    tests: SEALED,
  },
  {
    name: 'a piece of an upload lies in clear',
    file: 'uploads/UploadStore.ts',
    from: "sealing.seal(purposeOf(id, start), bytes.toString('base64'))",
    to: "sealing.seal(purposeOf(id, start), '') && bytes.toString('latin1').replaceAll('\\0', '')",
    tests: SEALED,
  },
  {
    name: 'an upload of anybody is found',
    file: 'uploads/UploadStore.ts',
    from: 'const isOwn = and(eq(uploads.id, id), eq(uploads.owner, this.#owner))',
    to: 'const isOwn = eq(uploads.id, id)',
    tests: UPLOADS,
  },
  {
    name: 'a piece goes anywhere',
    file: 'uploads/UploadStore.ts',
    from: 'eq(uploads.owner, this.#owner), eq(uploads.received, start))',
    to: 'eq(uploads.owner, this.#owner), eq(uploads.owner, this.#owner))',
    tests: ['uploads/UploadStore.test.ts'],
  },
  {
    name: 'an upload never ends',
    file: 'uploads/UploadStore.ts',
    from: '    if (this.#expiresAt <= now()) throw ERRORS.FILE_NO_LONGER_EXISTS\n',
    to: '    if (this.#expiresAt < new Date(0)) throw now()\n',
    tests: UPLOADS,
  },
  {
    name: 'uploads may fill the disk',
    file: 'uploads/UploadStore.ts',
    from: '(waiting?.count ?? 0) >= MOST_UNFINISHED || bytes > MOST_CLAIM_BYTES',
    to: '(waiting?.count ?? 0) > 1_000 * MOST_UNFINISHED || bytes > 1_000 * MOST_CLAIM_BYTES',
    tests: UPLOADS,
  },
  {
    name: 'a file’s name is taken along',
    file: 'uploads/UploadStore.ts',
    from: ' || Object.keys(others).length > 0)',
    to: ' || Object.keys(others).length > 9)',
    tests: [...UPLOADS, ...SEALED],
  },
  {
    name: 'a refused upload stays',
    file: 'uploads/UploadStore.ts',
    from: '      if (error instanceof Problem && error.status < 500) await this.remove(id)\n',
    to: '',
    tests: UPLOADS,
  },
  {
    name: 'what is refused holds up the connection',
    file: 'http/serveUploads.ts',
    from: '      raw.unpipe(stream)\n      raw.resume()\n',
    to: '      raw.pause()\n',
    tests: UPLOADS,
  },
  {
    name: 'viruses are stored',
    file: 'operations/files/checkedFile.ts',
    from: "=== 'infected') throw",
    to: "=== 'nothing') throw",
    tests: UPLOADS,
  },
  {
    name: 'claims: any token says where one is paid to',
    file: 'operations/claims/saveClaimBank.ts',
    from: 'await requireProof(services, caller, request.body.code)',
    to: '',
    tests: ['operations/claims/claimStages.test.ts'],
  },
]
