import type { RouteObject } from 'react-router'

/** The page that asks the broker for a talk. */
export const appointmentRoutes: RouteObject[] = [
  {
    id: '/appointment-request',
    path: '/appointment-request',
    lazy: async () => ({ Component: (await import('./AppointmentRequestPage.tsx')).AppointmentRequestPage }),
  },
]
