import type { FastifyRequest } from 'fastify'
import { callerOf } from '../auth/authenticate.ts'
import { notFound } from '../problem/Problem.ts'
import type { Services } from '../services/Services.ts'
import { claimHome } from '../subjects/claims/storeClaimFile.ts'
import type { FileHome } from '../subjects/files/FileHome.ts'
import type { UploadKind } from '../subjects/files/tables.ts'
import { identityHome } from '../subjects/identity-check/identityFiles.ts'
import { insurabilityHome } from '../subjects/insurability/insurabilityFiles.ts'
import { transferHome } from '../subjects/transfers/transferFiles.ts'
import type { FindHome } from './UploadStore.ts'

type Find = (services: Services, request: FastifyRequest, target: string) => Promise<FileHome>

const HOMES: Readonly<Record<UploadKind, Find>> = {
  claim: async (services, request, id) => claimHome(services, { owner: callerOf(request).subject, id }),
  transfer: transferHome,
  increase: insurabilityHome,
  identity: identityHome,
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the records that a request reaches. All but an identity check are named by their id. */
export const findHome =
  (services: Services, request: FastifyRequest): FindHome =>
  async ({ kind, target }) => {
    if (kind !== 'identity' && !UUID.test(target)) throw notFound()
    return HOMES[kind](services, request, target)
  }
