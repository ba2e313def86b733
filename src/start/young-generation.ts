import { setFlagsFromString } from 'node:v8'

/**
 * Loading modules fills the young generation, which V8 enlarges each time: an idle process would
 * keep 60 MB after its start. The factor holds until the start is over.
 */
export const keepYoungGenerationSmall = (): void =>
  setFlagsFromString('--semi-space-growth-factor=1')

/** The default of V8. */
export const letYoungGenerationGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
