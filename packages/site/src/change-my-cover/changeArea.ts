import { RequireSignIn } from '@coverkit/features/account/require-sign-in'
import { changeMyCoverRoutes } from '@coverkit/features/change-my-cover/routes'
import type { PageServices } from '@coverkit/features/common/page-services'
import type { RouteObject } from 'react-router'

/** Changing cover is part of the account, and is shown to its customer only. */
export const changeArea = (services: PageServices): RouteObject[] =>
  changeMyCoverRoutes(services, RequireSignIn)
