import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { lerNumero } from '@balcao/dominio/formatos/dinheiro'
import { problemaDaQuantidade, textoDoMultiplo } from '@balcao/dominio/produtos/quantidade'
import { TextInput } from '@mantine/core'
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import type { PropsDeEntrada } from './campo-mascarado.tsx'
import { foiTecla } from './foi-tecla.ts'
import { reescreverEntrada } from './reescrever-entrada.ts'
import { useProblema } from './use-problema.ts'
import { useTextoDeCampo } from './use-texto-de-campo.ts'
import type { PropsDeValor } from './use-valor-de-campo.ts'

type CampoDeQuantidadeProps = PropsDeEntrada &
  PropsDeValor<number | null> & {
    /** Digits at most; a ticket takes more than an order. */
    tamanhoMaximo?: number | undefined
    minimo?: number | undefined
    maximo?: number | undefined
    /** Sold only in steps of this. */
    multiplo?: number | undefined
  }

const emNumero = (texto: string, tamanhoMaximo: number) =>
  /^\d+$/.test(texto) && texto.length <= tamanhoMaximo ? Number(texto) : null
// A key ignored in '1,5' would leave 15: what is no whole number stays in sight, refused.
const comSeparador = (texto: string, tamanhoMaximo: number) =>
  /^[\d.,]+$/.test(texto) && texto.replace(/\D/g, '').length <= tamanhoMaximo ? texto : null

/** Digits of a typed or pasted whole number; null for anything that would have to be cut or guessed. */
function digitosDe(bruto: string, tamanhoMaximo: number): string | null {
  if (bruto === '') return ''
  const numero = /^\d+$/.test(bruto) ? bruto : /\d$/.test(bruto) ? lerNumero(bruto) : null
  return numero !== null && /^\d+$/.test(numero) && numero.length <= tamanhoMaximo ? numero : null
}

/**
 * GER-20: whole quantity; says 'de X em X' for an item with a multiple, and why a quantity is refused. Its value is null
 * when it is empty, and NaN when its text is no whole number.
 */
export function CampoDeQuantidade(props: CampoDeQuantidadeProps) {
  const { tamanhoMaximo = TAMANHO_MAXIMO.quantidade, minimo, maximo, multiplo, ...comuns } = props
  const { value, defaultValue, onChange, ref, onBlur, onKeyDown, error, description, ...resto } = comuns
  const { texto, mudar, entrada } = useTextoDeCampo<number | null>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: null,
    paraTexto: (valor) => (valor === null || Number.isNaN(valor) ? '' : String(valor)),
  })
  const valor = emNumero(texto, tamanhoMaximo)
  const problema = useProblema(
    texto === '' ? null : problemaDaQuantidade(valor ?? Number.NaN, { minimo, maximo, multiplo }),
    // A dot may still group thousands; a comma in a whole number is wrong already.
    { preenchido: texto !== '', urgente: !/^[\d.]*$/.test(texto), semValor: valor === null },
  )
  const passo = multiplo !== undefined && multiplo > 1 ? multiplo : 1

  function aoDigitar({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const bruto = currentTarget.value
    // A key that leads nowhere is ignored; a paste that can't be a quantity stays in sight, to be refused and mended.
    const ignorada = foiTecla(nativeEvent) && comSeparador(texto, tamanhoMaximo) !== null
    const lido = digitosDe(bruto, tamanhoMaximo) ?? comSeparador(bruto, tamanhoMaximo)
    const novo = lido ?? (ignorada ? texto : bruto)
    const depois = bruto.length - (currentTarget.selectionStart ?? bruto.length)
    reescreverEntrada(currentTarget, novo, Math.max(0, novo.length - depois))
    mudar(novo, novo === '' ? null : (emNumero(novo, tamanhoMaximo) ?? Number.NaN))
  }

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(evento)
    const sentido = evento.key === 'ArrowUp' ? 1 : evento.key === 'ArrowDown' ? -1 : 0
    if (sentido === 0 || evento.defaultPrevented || resto.readOnly) return
    evento.preventDefault()
    // From 7 in steps of 5, up is 10 and down is 5.
    const degraus = (valor ?? 0) / passo
    const novo = Math.max(0, (sentido > 0 ? Math.floor(degraus) + 1 : Math.ceil(degraus) - 1) * passo)
    if (String(novo).length <= tamanhoMaximo) mudar(String(novo), novo)
  }

  function aoSair(evento: FocusEvent<HTMLInputElement>) {
    // '007' is 7.
    if (valor !== null) mudar(String(valor), valor)
    problema.aoSair()
    onBlur?.(evento)
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...resto}
      description={description ?? (passo > 1 ? textoDoMultiplo(passo) : undefined)}
      ref={entrada}
      value={texto}
      onChange={aoDigitar}
      onKeyDown={aoTeclar}
      onBlur={aoSair}
      {...problema.marca}
      error={problema.visivel ?? error}
    />
  )
}
