import type { Mutant } from './Mutant.ts'

const CLAIMS = ['operations/claims/claims.test.ts']
const STAGES = ['operations/claims/claimStages.test.ts']
const SEALED = ['operations/claims/sealedClaims.slow.test.ts']
const UPLOADS = ['uploads/uploads.slow.test.ts']

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
    name: 'bank details come before the decision',
    file: 'operations/claims/saveClaimBank.ts',
    from: "      if (claim.outcome !== 'accepted')",
    to: "      if (claim.outcome === 'declined')",
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
    from: 'joined(sealing.sealBytes(uploadPiecePurpose(id, start), [bytes]))',
    to: 'bytes',
    tests: SEALED,
  },
  {
    name: 'a file’s name is taken along',
    file: 'uploads/uploadMetadata.ts',
    from: ' || others.length > 0 ||',
    to: ' || others.length > 9 ||',
    tests: [...UPLOADS, ...SEALED],
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
    from: 'await requireProof(services, caller)',
    to: '',
    tests: ['operations/claims/claimStages.test.ts'],
  },
]
