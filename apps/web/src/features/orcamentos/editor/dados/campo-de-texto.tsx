import { Textarea, TextInput } from '@mantine/core'
import { useValorAdiado } from '../../../../ui/campos/use-valor-adiado.ts'
import { useCampo } from './use-campo.ts'

type CampoDeTextoProps = {
  campo: 'ordComp' | 'obsEntrega' | 'obsPedido' | 'obsCliente'
  label: string
  maximo: number
  linhas?: number
}

const igual = (texto: string) => texto

/** Kept when the typing pauses, and when the field is left. */
export function CampoDeTexto({ campo, label, maximo, linhas }: CampoDeTextoProps) {
  const { value, error, readOnly, mudar } = useCampo(campo)
  const { digitado, definir, concluir } = useValorAdiado(value ?? '', igual, (texto) => mudar(texto || null))
  const comuns = {
    label,
    error,
    readOnly,
    maxLength: maximo,
    autoComplete: 'off',
    value: digitado,
    onBlur: concluir,
  }
  return linhas ? (
    <Textarea {...comuns} rows={linhas} onChange={({ currentTarget }) => definir(currentTarget.value)} />
  ) : (
    <TextInput {...comuns} onChange={({ currentTarget }) => definir(currentTarget.value)} />
  )
}
