/** What is hashed, by the service and by the library alone. */

export const loginsUnderWay = 8
/** The service's defaults (README, Configuration); memory in KiB. */
export const argon2Defaults = { timeCost: 2, memoryCost: 19_456, parallelism: 1, hashLength: 32 }
export const password = 'correcto caballo batería'
