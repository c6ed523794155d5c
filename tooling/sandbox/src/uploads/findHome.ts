import type { FastifyRequest } from 'fastify'
import { callerOf } from '../auth/authenticate.ts'
import type { UploadKind } from '../database/tables/uploads.ts'
import { notFound } from '../operations/applications/readableApplication.ts'
import { claimHome } from '../operations/claims/storeClaimFile.ts'
import type { FileHome } from '../operations/files/FileHome.ts'
import { identityHome } from '../operations/identity-check/identityFiles.ts'
import { insurabilityHome } from '../operations/policies/insurabilityFiles.ts'
import type { Services } from '../operations/Services.ts'
import { transferHome } from '../operations/transfers/transferFiles.ts'
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
