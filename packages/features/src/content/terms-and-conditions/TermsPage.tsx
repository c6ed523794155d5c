import { useBrand } from '@coverkit/brand'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { termsCopy } from './copy.ts'

export function TermsPage() {
  return <ArticlePage article={termsCopy(useBrand())} />
}
