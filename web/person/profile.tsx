import type { Profile } from '../../generated/client/index.js'
import { orNull } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { client, usePage } from '../session.ts'
import { asNumber, Form } from '../ui/forms.tsx'
import { View } from '../ui/view.tsx'

export const ProfileView = () => {
  const { t, plain, messages, config } = usePage()
  const load = useLoad((signal) => orNull(client.getProfile({ signal })))
  const { height_min = 0, height_max = 3, ...limits } = config.validation_limits ?? {}
  const name = { maxLength: limits.name_max_length }
  const date = { type: 'date', codes: ['birth_date_invalid'], min: limits.birth_date_min } as const
  const height = { ...asNumber(t.notAHeight), codes: ['height_out_of_range'], label: t.height }
  const hint = t.range(plain(height_min), plain(height_max))
  const save = async (body: Profile) => {
    await client.saveProfile({ body })
    return messages.texts.profile_saved
  }
  const fieldsOf = (stored: Profile | null) => ({
    nombre: { ...name, label: t.firstName, defaultValue: stored?.nombre },
    apellidos: { ...name, label: t.lastName, defaultValue: stored?.apellidos },
    fecha_nacimiento: { ...date, label: t.birthDate, defaultValue: stored?.fecha_nacimiento },
    talla_m: { ...height, hint, defaultValue: stored ? plain(stored.talla_m) : '' },
  })
  return (
    <div class="card narrow">
      <View title={t.profile} load={load}>
        {(stored) => (
          <>
            <p class="hint">{t.profileHint}</p>
            <Form keep submit={t.save} act={save} fields={fieldsOf(stored)} />
          </>
        )}
      </View>
    </div>
  )
}
