import { useBrand } from '@coverkit/brand'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { privacyPolicyCopy } from './copy.ts'

export function PrivacyPolicyPage() {
  return <ArticlePage article={privacyPolicyCopy(useBrand())} />
}
