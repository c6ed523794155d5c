import { useBrand } from '@coverkit/brand'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { financialServicesGuideCopy } from './copy.ts'

export function FinancialServicesGuidePage() {
  return <ArticlePage article={financialServicesGuideCopy(useBrand())} />
}
