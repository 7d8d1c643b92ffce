import { Textarea, TextInput } from '@mantine/core'
import { useCampo } from './use-campo.ts'

type CampoDeTextoProps = {
  campo: 'ordComp' | 'obsEntrega' | 'obsPedido' | 'obsCliente'
  label: string
  maximo: number
  quemLe?: string
  linhas?: number
}

/** Each key is the quote's at once: what is sent waits for the pause, what is kept does not. */
export function CampoDeTexto({ campo, label, maximo, quemLe, linhas }: CampoDeTextoProps) {
  const { value, error, readOnly, mudar } = useCampo(campo)
  const comuns = { label, error, readOnly, maxLength: maximo, autoComplete: 'off', value: value ?? '' }
  return linhas ? (
    <Textarea
      {...comuns}
      description={quemLe}
      rows={linhas}
      onChange={({ currentTarget }) => mudar(currentTarget.value || null)}
    />
  ) : (
    <TextInput {...comuns} onChange={({ currentTarget }) => mudar(currentTarget.value || null)} />
  )
}
