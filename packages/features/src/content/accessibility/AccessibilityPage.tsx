import { useBrand } from '@coverkit/brand'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { accessibilityCopy } from './copy.ts'

export function AccessibilityPage() {
  return <ArticlePage article={accessibilityCopy(useBrand())} />
}
