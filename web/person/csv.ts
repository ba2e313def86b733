import type { Language } from '../format.ts'
import { writeCells } from '../ui/tables.ts'
import { clockText, type Zone } from '../zone.ts'
import type { WrittenRecord } from './consistent.ts'

/**
 * The records as a file that the import and spreadsheets of the language understand, with the times
 * of the zone and their offsets.
 */
export const writeCsv = (
  records: readonly WrittenRecord[],
  language: Language,
  zone: Zone,
): string => {
  const [separator = '', decimal = ''] = language === 'es' ? [';', ','] : [',', '.']
  const rows = records.map(({ fecha_registro, peso_kg }) => [
    clockText(Date.parse(fecha_registro), zone),
    // Three digits behind a comma could be thousands.
    String(peso_kg)
      .replace('.', decimal)
      .replace(/,\d{3}$/, '$&0'),
  ])
  return writeCells([['fecha_registro', 'peso_kg'], ...rows, []], separator)
}
