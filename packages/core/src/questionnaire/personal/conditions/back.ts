import { back } from '../packs/back.ts'
import type { ConditionList } from '../packs/medical.ts'

/** Back and neck. */
export const backConditions: ConditionList = {
  lowBackPain: {
    label: 'Lower back pain',
    also: ['strained back', 'sore back', 'lumbago', 'lumbar'],
    pack: back,
  },
  upperBackPain: { label: 'Upper or middle back pain', also: ['thoracic pain'], pack: back },
  neckPain: { label: 'Neck pain', also: ['stiff neck', 'cervical spine'], pack: back },
  sciatica: { label: 'Sciatica', also: ['pinched nerve', 'leg pain'], pack: back },
  disc: {
    label: 'Disc problem',
    also: ['slipped disc', 'bulging disc', 'herniated disc', 'disc degeneration'],
    pack: back,
  },
  whiplash: { label: 'Whiplash', also: ['car accident neck'], pack: back },
  scoliosis: { label: 'Curved spine', also: ['scoliosis', 'kyphosis', 'Scheuermann’s'], pack: back },
  spinalArthritis: {
    label: 'Arthritis of the spine',
    also: ['spondylosis', 'facet joint', 'spinal stenosis'],
    pack: back,
  },
  slippedVertebra: {
    label: 'Slipped or cracked vertebra',
    also: ['spondylolisthesis', 'pars defect'],
    pack: back,
  },
  spineFracture: { label: 'Broken back or neck', also: ['spinal fracture'], pack: back },
  ankylosing: { label: 'Ankylosing spondylitis', also: ['axial spondyloarthritis', 'AS'], pack: back },
}
