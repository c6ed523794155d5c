import { applicationRoutes } from '@coverkit/features/application/routes'
import type { PageServices } from '@coverkit/features/common/page-services'
import { hasSessionHint } from '@coverkit/identity/mark'
import type { RouteObject } from 'react-router'

/** An application and a change of cover share their last page; only signed-in customers can make a change. */
export const applicationArea = (services: PageServices): RouteObject[] =>
  applicationRoutes(services, async () =>
    hasSessionHint() ? import('@coverkit/features/change-my-cover/result') : null,
  )
