import type { WrittenRecord } from './consistent.ts'

/** The records as a file that the page and spreadsheets understand. */
export const writeCsv = (records: readonly WrittenRecord[]): string =>
  [
    'fecha_registro,peso_kg',
    ...records.map((one) => `${one.fecha_registro},${one.peso_kg}`),
    '',
  ].join('\r\n')
