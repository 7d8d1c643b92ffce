import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TextInput } from '@mantine/core'
import type { ChangeEvent, FocusEvent } from 'react'
import type { PropsDeEntrada } from './campo-mascarado.tsx'
import { foiTecla } from './foi-tecla.ts'
import { textoEditado, textoIlegivel, valorDigitado, valorDoTexto } from './numero-digitado.ts'
import { reescreverEntrada } from './reescrever-entrada.ts'
import { useProblema } from './use-problema.ts'
import { useTextoDeCampo } from './use-texto-de-campo.ts'
import type { PropsDeValor } from './use-valor-de-campo.ts'

export type CampoDecimalProps = PropsDeEntrada &
  PropsDeValor<string | null> & {
    /** Decimals, from the setting of the business. */
    casas: number
    /** Shows only the decimals the number has: 3 pieces, 2,5 kg. */
    semZeros?: boolean | undefined
  }

/**
 * GER-06, GER-02: number with comma decimals, never negative; its value is a decimal string ('1234.5'), or null when
 * empty. A text that can't be read stays in sight, and its value is one that no schema takes for a number.
 */
export function CampoDecimal(props: CampoDecimalProps) {
  const { casas, semZeros = false, value, defaultValue, onChange, ref, onBlur, error, ...resto } = props
  const mostrar = (numero: string) => formatarNumero(numero, semZeros ? undefined : casas)
  const { texto, mudar, entrada } = useTextoDeCampo<string | null>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: null,
    paraTexto: (valor) => (valor === null || valor === '' ? '' : (textoIlegivel(valor) ?? mostrar(valor))),
  })
  const valor = valorDigitado(texto, casas)
  const recusado = texto !== '' && valor === null
  const problema = useProblema(recusado ? MENSAGENS.invalido : null, { preenchido: texto !== '' })

  function aoDigitar({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const bruto = currentTarget.value
    const novo = textoEditado(texto, bruto, casas, !foiTecla(nativeEvent))
    // Counted from the end: what follows the cursor is what did not change.
    const depois = bruto.length - (currentTarget.selectionStart ?? bruto.length)
    reescreverEntrada(currentTarget, novo, Math.max(0, novo.length - depois))
    mudar(novo, valorDoTexto(novo, casas))
  }

  function aoSair(evento: FocusEvent<HTMLInputElement>) {
    if (valor !== null) mudar(mostrar(valor), valor)
    problema.aoSair()
    onBlur?.(evento)
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...resto}
      ref={entrada}
      value={texto}
      onChange={aoDigitar}
      onBlur={aoSair}
      {...problema.marca}
      error={problema.visivel ?? error}
    />
  )
}
