import { Text, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import type { CamposDaImplantacao } from './formulario.ts'

export function PassoCodigo() {
  const { register, formState } = useFormContext<CamposDaImplantacao>()
  return (
    <>
      <Text size="sm">
        Este portal ainda não tem ninguém. Quem o instalou recebeu um código na tela em que o servidor
        começou: ele prova que a instalação é sua.
      </Text>
      <TextInput
        label="Código da implantação"
        placeholder="0000-0000-0000-0000"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.codigo?.message}
        {...register('codigo')}
      />
    </>
  )
}
