// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClaimDocument } from '../schema.ts'

export const claimDocumentReader: Reader<ClaimDocument> = /* @__PURE__ */ reader(() => z.enum(["claimForm","medicalAuthority","deathCertificate","attendantCertificate","birthCertificate","passport","claimantIdentity","marriageCertificate","relationshipDeclaration","grantOfProbate","will","powerOfAttorney","doctorReport","testResults","payslips","taxReturns","employerStatement","businessAccounts","otherBenefitLetters","policySchedule","other"]))
