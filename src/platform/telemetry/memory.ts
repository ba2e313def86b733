import { availableMemory } from '../process/child.ts'
import type { Metrics } from './metrics.ts'

export const addMemoryMetrics = ({ gauge }: Metrics): void => {
  gauge('register_memory_bytes', 'Memory of the process (RSS)', () => process.memoryUsage.rss())
  gauge(
    'register_memory_limit_bytes',
    'Memory that the container, or else the machine, gives to its processes',
    availableMemory,
  )
}
