import { applicationRoutes } from '@coverkit/features/application'
import type { PageServices } from '@coverkit/features/common/page-services'
import { hasSessionHint } from '@coverkit/identity/mark'
import type { RouteObject } from 'react-router'

/** The last page of an application is that of a change of cover too, which only somebody signed in can have made. */
export const applicationArea = (services: PageServices): RouteObject[] =>
  applicationRoutes(services, async () =>
    hasSessionHint() ? import('@coverkit/features/change-my-cover/result') : null,
  )
