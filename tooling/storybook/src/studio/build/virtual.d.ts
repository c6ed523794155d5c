declare module 'virtual:brand-sources' {
  import type { BrandSources } from '@coverkit/generate/brand-files'
  export const brandSources: BrandSources
}
