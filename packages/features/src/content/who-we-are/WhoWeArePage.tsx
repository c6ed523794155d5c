import { useBrand } from '@coverkit/brand'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { whoWeAreCopy } from './copy.ts'

export function WhoWeArePage() {
  return <ArticlePage article={whoWeAreCopy(useBrand())} />
}
