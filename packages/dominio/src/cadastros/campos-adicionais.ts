import { dataIsoValida } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { FormularioDoCadastro } from './formulario.ts'
import { vazio } from './problemas.ts'

export const TIPOS_DE_CAMPO = ['TEXTO', 'NUMERO', 'DATA', 'SIM_NAO', 'LISTA'] as const
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number]

/** CAD-10 A field that the business defined: data, not code. */
export type CampoAdicional = {
  id: number
  rotulo: string
  tipo: TipoDeCampo
  obrigatorio: boolean
  /** The longest text, where it is text. */
  tamanho: number
  opcoes: readonly string[]
}

/** CAD-10 By the place of the field among those defined. */
export function problemasDosCamposAdicionais(
  preenchidos: FormularioDoCadastro['camposAdicionais'],
  campos: readonly CampoAdicional[],
): Record<string, string> {
  const valores = new Map(preenchidos.map(({ id, valor }) => [id, valor]))
  return Object.fromEntries(
    campos.flatMap((campo) => {
      const problema = problemaDoCampo(campo, valores.get(campo.id) ?? '')
      return problema ? [[nomeDoCampoAdicional(campo.id), problema]] : []
    }),
  )
}

export const nomeDoCampoAdicional = (id: number): string => `camposAdicionais.${id}`

function problemaDoCampo(
  { tipo, obrigatorio, tamanho, opcoes }: CampoAdicional,
  valor: string,
): string | null {
  if (vazio(valor)) return obrigatorio ? MENSAGENS.obrigatorio : null
  switch (tipo) {
    case 'TEXTO':
      return valor.length > tamanho ? MENSAGENS.tamanhoMaximo(tamanho) : null
    case 'NUMERO':
      return /^-?\d{1,12}([.,]\d{1,4})?$/.test(valor) ? null : MENSAGENS.invalido
    case 'DATA':
      return dataIsoValida(valor) ? null : MENSAGENS.dataInvalida
    case 'SIM_NAO':
      return valor === 'S' || valor === 'N' ? null : MENSAGENS.invalido
    case 'LISTA':
      return opcoes.includes(valor) ? null : MENSAGENS.invalido
  }
}
