import { useFormContext } from 'react-hook-form'
import { CampoDeSenha } from './campo-de-senha.tsx'

type ParDeSenhasProps = { rotulo?: string; rotuloDaRepeticao?: string }

/** AUT-09 New password and its repetition, for a form whose schema is made by `comRepeticao`. */
export function ParDeSenhas({
  rotulo = 'Nova senha',
  rotuloDaRepeticao = 'Repita a nova senha',
}: ParDeSenhasProps) {
  const { register, getValues, trigger, formState } = useFormContext<{ senha: string; repeticao: string }>()
  const { errors } = formState
  // Whichever of the two changes, the comparison is made again; not before the second one was begun.
  const reconferir = () => {
    if (getValues('repeticao')) void trigger('repeticao')
  }
  return (
    <>
      <CampoDeSenha
        label={rotulo}
        description="De 6 a 20 caracteres"
        autoComplete="new-password"
        error={errors.senha?.message}
        {...register('senha', { onChange: reconferir })}
      />
      <CampoDeSenha
        label={rotuloDaRepeticao}
        autoComplete="new-password"
        error={errors.repeticao?.message}
        {...register('repeticao', { onChange: reconferir })}
      />
    </>
  )
}
