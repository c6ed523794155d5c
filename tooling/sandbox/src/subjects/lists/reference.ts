import { answerLikeSource } from '../../faults/answerLikeSource.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { occupationList } from './occupationList.ts'

const listOf = ({ tables }: Services) => JSON.stringify(occupationList(tables))

export const getOccupationsFile: Operation<'getOccupationsFile'> = async (services) => ({
  data: await answerLikeSource(listOf(services), services.faults.of().occupations.cdn),
})

export const getOccupations: Operation<'getOccupations'> = async (services) => ({
  data: await answerLikeSource(listOf(services), services.faults.of().occupations.api),
})

export const getSupplierDocuments: Operation<'getSupplierDocuments'> = async ({ documents, faults }) => ({
  successful: true,
  data: await answerLikeSource(JSON.stringify(await documents.list()), faults.of().documents),
})

export const getVendor: Operation<'getVendor'> = async ({ vendors }, { query }) => {
  const vendor = vendors.get(query.supplierCode)
  if (!vendor) throw new Problem(404, [{ field: 'supplierCode', code: 'unknown' }])
  return vendor
}
