import { Provider } from 'jotai'
import { createContext, type PropsWithChildren, useContext } from 'react'
import type { PageServices } from './createPageServices.ts'

const PageServicesContext = createContext<PageServices | null>(null)

export function PageServicesProvider({
  services,
  children,
}: PropsWithChildren<{ readonly services: PageServices }>) {
  return (
    <PageServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </PageServicesContext>
  )
}

export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext)
  if (!services) throw new Error('useSession needs a SessionProvider above it.')
  return services
}
