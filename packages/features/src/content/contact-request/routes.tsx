import type { RouteObject } from 'react-router'

/** The page that asks the broker to get in touch. */
export const contactRoutes: RouteObject[] = [
  {
    id: '/contact-request',
    path: '/contact-request',
    lazy: async () => ({ Component: (await import('./ContactRequestPage.tsx')).ContactRequestPage }),
  },
]
