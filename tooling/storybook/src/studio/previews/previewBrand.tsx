import type { Brand } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { PreviewLogo } from './PreviewLogo.tsx'
import type { StudioMessage } from './StudioMessage.ts'

/** The edited brand, as far as pages show it; blank fields are the plain brand's. */
export function previewBrand(received: StudioMessage['brand'] | null): Brand {
  if (received === null) return plainBrand
  const { company, links, logo } = received
  return {
    ...plainBrand,
    name: company.title || plainBrand.name,
    legalName: company.legalName || plainBrand.legalName,
    email: company.email,
    phone: company.phone,
    regNumbers: { abn: company.abn, afsl: company.afsl },
    navigation: links,
    Logo: () => <PreviewLogo {...logo} />,
  }
}
