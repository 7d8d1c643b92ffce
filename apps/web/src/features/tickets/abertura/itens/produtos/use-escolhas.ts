import { DURACAO_DO_TOAST_MS } from '@balcao/dominio/constantes'
import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useParametro } from '../../../../../platform/parametros.ts'
import { avisarErro } from '../../../../../ui/retorno/toasts.ts'
import { comItem, semItem, temItem } from '../../pedido/estado.ts'
import type { PropsDoPasso } from '../../pedido/passo.ts'
import type {
  EscolhaEmAndamento,
  EscolhaGeral,
  Lembrado,
  NotaDoItem,
  TicketNovo,
} from '../../pedido/ticket-novo.ts'
import { itensNoTicket } from '../contagem.ts'
import { useLembrado } from '../use-lembrado.ts'
import {
  ESCOLHA_EM_BRANCO,
  escolhaDoItem,
  montarItem,
  montarTodos,
  type Recusa,
  type ResultadoDeTodos,
} from './escolha-do-produto.ts'

const NENHUMA: Lembrado['escolhas'] = {}

type Mudanca = (atual: EscolhaEmAndamento) => Partial<EscolhaEmAndamento>

/** NOV-11 Told for three seconds, and beside the field until it is mended. */
export const avisarRecusa = (mensagem: string) =>
  avisarErro(mensagem, { duracaoMs: DURACAO_DO_TOAST_MS.validacaoDoTicket })

/**
 * NOV-10 What is being typed on the cards, kept with the ticket because a card out of sight is not drawn. The actions never change,
 * so that of four hundred cards only the one that was touched is drawn again.
 */
export function useEscolhas({ novo, mudar }: Pick<PropsDoPasso, 'novo' | 'mudar'>) {
  const [escolhas, setEscolhas] = useLembrado({ novo, mudar }, 'escolhas', NENHUMA)
  const [recusas, setRecusas] = useState<ReadonlyMap<number, Recusa>>(new Map())
  const maximoDeItens = useParametro('maximoItensTicket')
  const recentes = useRef({ novo, mudar, escolhas, maximoDeItens })
  useLayoutEffect(() => {
    recentes.current = { novo, mudar, escolhas, maximoDeItens }
  })

  const acoes = useMemo(() => {
    const limites = () => ({
      maximoDeItens: recentes.current.maximoDeItens,
      itensNoTicket: itensNoTicket(recentes.current.novo),
    })

    function retirar(ids: readonly number[]) {
      const sai = new Set(ids)
      const itens = recentes.current.novo.itens.filter(({ produto }) => sai.has(produto.id))
      // What was typed stays on the card of what was taken out.
      setEscolhas((atuais) => ({
        ...atuais,
        ...Object.fromEntries(itens.map((item) => [item.produto.id, escolhaDoItem(item)])),
      }))
      recentes.current.mudar((atual) => ids.reduce(semItem, atual))
    }

    return {
      mudarEscolha(produtoId: number, mudanca: Mudanca) {
        setEscolhas((atuais) => {
          const atual = atuais[produtoId] ?? ESCOLHA_EM_BRANCO
          return { ...atuais, [produtoId]: { ...atual, ...mudanca(atual) } }
        })
        setRecusas((atuais) => sem(atuais, [produtoId]))
      },
      /** Whether it was added. */
      adicionar(produto: ProdutoDaNota, nota: NotaDoItem): boolean {
        const { novo: atual, escolhas: digitadas } = recentes.current
        if (temItem(atual, produto.id)) return true
        const escolha = digitadas[produto.id] ?? ESCOLHA_EM_BRANCO
        const resposta = montarItem(produto, nota, escolha, limites())
        if ('recusa' in resposta) {
          avisarRecusa(resposta.recusa.mensagem)
          setRecusas((atuais) => com(atuais, [[produto.id, resposta.recusa]]))
          return false
        }
        setRecusas((atuais) => sem(atuais, [produto.id]))
        recentes.current.mudar((anterior) => comItem(anterior, resposta.item))
        return true
      },
      remover: (produtoId: number) => retirar([produtoId]),
      adicionarTodos(
        produtos: readonly ProdutoDaNota[],
        nota: NotaDoItem,
        geral: EscolhaGeral,
      ): ResultadoDeTodos {
        const { novo: atual, escolhas: digitadas } = recentes.current
        const faltam = produtos.filter(({ id }) => !temItem(atual, id))
        const resultado = montarTodos(faltam, nota, digitadas, geral, limites())
        setRecusas((atuais) => com(sem(atuais, idsDe(faltam)), resultado.recusas))
        recentes.current.mudar((anterior) => resultado.itens.reduce<TicketNovo>(comItem, anterior))
        return resultado
      },
      removerTodos: (produtos: readonly ProdutoDaNota[]) => retirar(idsDe(produtos)),
    }
  }, [setEscolhas])

  return { escolhas, recusas, acoes }
}

export type Escolhas = ReturnType<typeof useEscolhas>
export type AcoesDasEscolhas = Escolhas['acoes']

const idsDe = (produtos: readonly ProdutoDaNota[]) => produtos.map(({ id }) => id)

const com = <V>(
  mapa: ReadonlyMap<number, V>,
  novos: Iterable<readonly [number, V]>,
): ReadonlyMap<number, V> => new Map([...mapa, ...novos])

const sem = <V>(mapa: ReadonlyMap<number, V>, ids: readonly number[]): ReadonlyMap<number, V> => {
  if (!ids.some((id) => mapa.has(id))) return mapa
  const saem = new Set(ids)
  return new Map([...mapa].filter(([id]) => !saem.has(id)))
}
