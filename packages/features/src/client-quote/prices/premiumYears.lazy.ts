import { projectPremiums } from '@coverkit/api-client'
import type { ComparisonRequest, ProjectionAnswer } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'

/** The years to come of each insurer. Rejects where they can't be had. */
export async function loadYears(
  services: PageServices,
  request: ComparisonRequest,
  signal: AbortSignal,
): Promise<ProjectionAnswer> {
  const result = await projectPremiums(await services.client(), request, { signal })
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}
