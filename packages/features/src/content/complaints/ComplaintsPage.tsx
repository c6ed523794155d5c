import { useBrand } from '@coverkit/brand'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { complaintsCopy } from './copy.ts'

export function ComplaintsPage() {
  return <ArticlePage article={complaintsCopy(useBrand())} />
}
