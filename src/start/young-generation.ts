import { setFlagsFromString } from 'node:v8'

/**
 * Loading modules fills the young generation of V8's heap again and again, and V8 makes it larger each time: an idle
 * process would keep 60 MB for what a start has left behind. So it stays as it is until the start is over; under load it
 * then grows as it always would. V8 reads this flag whenever it is about to grow, and at no other time.
 */
export const keepYoungGenerationSmall = (): void =>
  setFlagsFromString('--semi-space-growth-factor=1')

/** V8's own factor. */
export const letYoungGenerationGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
