/**
 * The advisory lock that an import holds for as long as it runs, whichever process runs it, and that an export shares
 * while it starts. The number only has to be ours.
 */
export const importLock = 7_215_002
