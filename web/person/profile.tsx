import { orNull, type Profile } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Form, Segments } from '../ui/forms.tsx'
import { View } from '../ui/view.tsx'
import { shownUnits } from '../units.ts'

/** Metres. A number above 3 is in centimetres: the tallest person had 2.72 m. */
const metresOf = (text: string): number => {
  const [, digits] = /^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(text.trim()) ?? []
  const height = Number(digits?.replace(',', '.'))
  return height > 3 ? height / 100 : height
}

export const ProfileView = () => {
  const { t, plain, messages, config, unit, setUnit } = usePage()
  /** Asked for after the registration. */
  const isFirst = useRoute().parameters.first !== undefined
  const load = useLoad((signal) => orNull(client.getProfile({ signal })))
  const limits = config.validation_limits ?? {}
  const name = { maxLength: limits.name_max_length, required: true }
  const date = {
    type: 'date',
    codes: ['birth_date_invalid'],
    min: limits.birth_date_min,
    required: true,
  } as const
  const height = {
    inputMode: 'decimal',
    autocomplete: 'off',
    read: (text: string | File) => metresOf(String(text)) || new Error(t.notAHeight),
    codes: ['height_out_of_range'],
    label: t.height,
    hint: t.heightHint,
    required: true,
  } as const
  const save = async (body: Profile) => {
    await client.saveProfile({ body })
    if (!isFirst) return messages.texts.profile_saved
    location.hash = hrefOf('weight')
  }
  const fieldsOf = (stored: Profile | null) => ({
    nombre: { ...name, label: t.firstName, defaultValue: stored?.nombre },
    apellidos: { ...name, label: t.lastName, defaultValue: stored?.apellidos },
    fecha_nacimiento: { ...date, label: t.birthDate, defaultValue: stored?.fecha_nacimiento },
    talla_m: { ...height, defaultValue: stored ? plain(stored.talla_m) : '' },
  })
  return (
    <div class="card narrow">
      <View title={t.profile} load={load}>
        {(stored) => (
          <>
            <p class="hint">{isFirst ? t.profileFirst : t.profileHint}</p>
            <Form submit={t.save} act={save} fields={fieldsOf(stored)} />
            {isFirst && <a href={hrefOf('weight')}>{t.later}</a>}
            <Segments
              label={t.unitOfWeights}
              values={shownUnits}
              names={t.unitNames}
              value={unit}
              choose={setUnit}
            />
          </>
        )}
      </View>
    </div>
  )
}
