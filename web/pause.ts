/** Lets the page answer to a person in the middle of long work. */
export const pause = () => new Promise((resolve) => setTimeout(resolve))
