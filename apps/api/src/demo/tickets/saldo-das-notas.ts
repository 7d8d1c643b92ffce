import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { NotaGerada } from '../gerar-notas.ts'
import { MOTIVOS_DE_PRODUTO, type TipoDemo } from '../listas/catalogo-de-tickets.ts'
import { OBSERVACOES_DO_MOTIVO } from '../listas/conversas.ts'
import type { Sorteio } from '../sorteio.ts'

type ItemDaNota = NotaGerada['itens'][number]
export type Pedido = { item: ItemDaNota; quantidade: number; motivo: string; observacao: string | null }

const DIAS_PARA_RECLAMAR = 45
const MAXIMO_DE_PRODUTOS = 5
const MAXIMO_DA_DEVOLUCAO_TOTAL = 10
const MOTIVO_DO_TIPO: Record<string, string> = { AVARIA: 'Avariado', FALTA_MERCADORIA: 'Falta' }
const PARTE_RECLAMADA = 0.3

export type SaldoDasNotas = ReturnType<typeof abrirSaldo>

/** Invoices that tickets may speak of, and how much of each product none of them asked for yet. */
export function abrirSaldo(notas: readonly NotaGerada[], sorteio: Sorteio) {
  const emOrdem = notas.toSorted((a, b) => (a.emitidaEm < b.emitidaEm ? -1 : 1))
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
      tipo: TipoDemo,
    ): NotaGerada | null {
      const desde = somarDias(hojeEm(em), -DIAS_PARA_RECLAMAR)
      const candidatas = emOrdem.filter(
        (nota) =>
          nota.filial === filial &&
          new Date(nota.emitidaEm) < em &&
          serve(nota) &&
          (!ehTotal(tipo) || (intacta(nota) && nota.quantidadeItens <= MAXIMO_DA_DEVOLUCAO_TOTAL)) &&
          (!tipo.usa?.notaProduto || comSaldo(nota)),
      )
      const recentes = candidatas.filter(({ emitidaEm }) => emitidaEm.slice(0, 10) >= desde)
      return recentes.length > 0 ? sorteio.um(recentes) : (candidatas.at(-1) ?? null)
    },

    /** A total return asks for all of it; the others for some of some products. */
    pedirProdutos(nota: NotaGerada, tipo: TipoDemo): Pedido[] {
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
export const ehTotal = ({ chave }: TipoDemo): boolean => chave === 'DEVOLUCAO_TOTAL'
