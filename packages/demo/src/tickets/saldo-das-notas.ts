import {
  MOTIVOS_DE_PRODUTO,
  type TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import type { Sorteio } from '../sorteio.ts'
import { OBSERVACOES_DO_MOTIVO } from './conversas.ts'

type ItemDaNota = NotaGerada['itens'][number]
export type Pedido = { item: ItemDaNota; quantidade: number; motivo: string; observacao: string | null }

const UM_DIA_MS = 86_400_000
const DIAS_PARA_RECLAMAR = 45
const MAXIMO_DE_PRODUTOS = 5
const MAXIMO_DA_DEVOLUCAO_TOTAL = 10
const MOTIVO_DO_TIPO: Record<string, string> = { AVARIA: 'Avariado', FALTA_MERCADORIA: 'Falta' }
const PARTE_RECLAMADA = 0.3

type Emitida = { nota: NotaGerada; emitidaEm: number }

/** Invoices that tickets may speak of, and how much of each product none of them asked for yet. */
export function abrirSaldo(notas: readonly NotaGerada[], sorteio: Sorteio) {
  const emOrdem = notas
    .map((nota) => ({ nota, emitidaEm: Date.parse(nota.emitidaEm) }))
    .sort((a, b) => a.emitidaEm - b.emitidaEm)
  const pedido = new Map<ItemDaNota, number>()
  const resta = (item: ItemDaNota) => Number(item.quantidade) - (pedido.get(item) ?? 0)
  const intacta = ({ itens }: NotaGerada) => itens.every((item) => !pedido.has(item))
  const comSaldo = ({ itens }: NotaGerada) => itens.some((item) => resta(item) >= 1)

  function pedir(item: ItemDaNota, quantidade: number, chaveDoTipo: string): Pedido {
    pedido.set(item, (pedido.get(item) ?? 0) + quantidade)
    const motivo = MOTIVO_DO_TIPO[chaveDoTipo] ?? sorteio.um(motivosDeDevolucao)
    const informa = MOTIVOS_DE_PRODUTO.some(({ descricao, informa: exige }) => descricao === motivo && exige)
    const observacao = informa ? sorteio.um(OBSERVACOES_DO_MOTIVO[motivo] ?? ['Ver o relato.']) : null
    return { item, quantidade, motivo, observacao }
  }

  return {
    /** An invoice of the branch issued not long before; the newest of older ones where there is none. */
    escolherNota(
      { filial, em, serve }: { filial: number; em: Date; serve(nota: NotaGerada): boolean },
      tipo: TipoDePartida,
    ): NotaGerada | null {
      const limite = em.getTime()
      const desde = limite - DIAS_PARA_RECLAMAR * UM_DIA_MS
      const cabe = ({ nota }: Emitida) =>
        nota.filial === filial &&
        serve(nota) &&
        (!ehTotal(tipo) || (intacta(nota) && nota.quantidadeItens <= MAXIMO_DA_DEVOLUCAO_TOTAL)) &&
        (!tipo.usa?.notaProduto || comSaldo(nota))
      const recentes = emOrdem.filter(
        (emitida) => emitida.emitidaEm >= desde && emitida.emitidaEm < limite && cabe(emitida),
      )
      if (recentes.length > 0) return sorteio.um(recentes).nota
      return emOrdem.findLast((emitida) => emitida.emitidaEm < limite && cabe(emitida))?.nota ?? null
    },

    /** A total return asks for all of it; the others for some of some products. */
    pedirProdutos(nota: NotaGerada, tipo: TipoDePartida): Pedido[] {
      if (ehTotal(tipo)) return nota.itens.map((item) => pedir(item, Number(item.quantidade), tipo.chave))
      if (!tipo.usa?.notaProduto) return []
      const disponiveis = nota.itens.filter((item) => resta(item) >= 1)
      return sorteio
        .varios(disponiveis, sorteio.inteiro(1, MAXIMO_DE_PRODUTOS))
        .toSorted((a, b) => a.numeroItem - b.numeroItem)
        .map((item) => {
          const maximo = MOTIVO_DO_TIPO[tipo.chave] ? Math.ceil(resta(item) * PARTE_RECLAMADA) : resta(item)
          return pedir(item, sorteio.inteiro(1, Math.max(1, maximo)), tipo.chave)
        })
    },
  }
}

const motivosDeDevolucao = MOTIVOS_DE_PRODUTO.map(({ descricao }) => descricao).filter(
  (descricao) => !Object.values(MOTIVO_DO_TIPO).includes(descricao),
)

/** Everything in the invoice comes back. */
export const ehTotal = ({ chave }: TipoDePartida): boolean => chave === 'DEVOLUCAO_TOTAL'
