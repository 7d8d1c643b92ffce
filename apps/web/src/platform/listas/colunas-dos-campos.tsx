import { formatarData } from '@balcao/dominio/formatos/datas'
import {
  type Campo,
  type Campos,
  type CamposDaLinha,
  camposVisiveis,
  type ValorDoCampo,
  valorDoCampo,
} from '@balcao/dominio/listas/campos'
import type { ReactNode } from 'react'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import type { Contexto } from './contexto.ts'

/** What of a column its field does not say: a cell of its own, another name for two fields in one. */
export type ColunaPropria<Item> = Partial<Omit<Coluna<Item>, 'id'>>

const SEM_VALOR = '–'
const NUMERO = new Intl.NumberFormat('pt-BR')

/** Apart from the rest: the decimal library behind it is for lists that show money (`celula-de-dinheiro.ts`). */
type CelulaDeDinheiro = (valor: number, item: object, contexto: Contexto) => string

/** The columns of a noun's fields, in their order, of those that the session may see. */
export function colunasDosCampos<C extends Campos, Item extends object>(
  campos: CamposDaLinha<C, Item>,
  contexto: Contexto,
  proprias: { [Nome in keyof C]?: ColunaPropria<NoInfer<Item>> | false } = {},
  dinheiro?: CelulaDeDinheiro,
): Coluna<Item>[] {
  return camposVisiveis(campos as unknown as Campos<Item>, contexto.pode).flatMap(([nome, campo]) => {
    const propria = proprias[nome]
    if (propria === false || !campo.coluna) return []
    const { rotulo, tipo = 'texto', ordem = {} } = campo
    const [ordenavel] = Object.keys(ordem)
    return {
      id: nome,
      cabecalho: rotulo,
      ...(ordenavel !== undefined && { ordenavel }),
      ...((tipo === 'numero' || tipo === 'dinheiro') && { alinhamento: 'direita' as const }),
      celula: (item: Item) =>
        celula(campo, valorDoCampo(nome, campo, item, contexto.agora), (valor) =>
          dinheiro?.(valor, item, contexto),
        ),
      ...campo.coluna,
      ...propria,
    }
  })
}

function celula(
  { tipo }: Pick<Campo, 'tipo'>,
  valor: ValorDoCampo,
  dinheiro: (valor: number) => string | undefined,
): ReactNode {
  if (valor === null || valor === undefined || valor === '') return SEM_VALOR
  switch (tipo) {
    case 'instante':
      return <TempoRelativo data={String(valor)} />
    case 'data':
      return formatarData(String(valor))
    case 'numero':
      return NUMERO.format(Number(valor))
    case 'dinheiro':
      return dinheiro(Number(valor))
    default:
      return typeof valor === 'boolean' ? (valor ? 'Sim' : 'Não') : String(valor)
  }
}
