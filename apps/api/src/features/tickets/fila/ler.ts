import { type PorFilial, valorNaFilial } from '@balcao/dominio/parametros'
import { minhaFila, proximoDaFila } from '@balcao/dominio/tickets/fila/contratos'
import {
  grupoDaFila,
  gruposDaFila,
  type NaFila,
  ordenarFila,
  proximoNaFila,
} from '@balcao/dominio/tickets/fila/ordem'
import { prazoMaisUrgente, prazosDoTicket } from '@balcao/dominio/tickets/prazo-urgente'
import { rota } from '../../../rota.ts'
import { relogioDaLista } from '../lista/listar.ts'
import { apresentarTicketDaLista } from '../lista/presenter.ts'
import { ticketsPorIds } from '../lista/queries.ts'
import { type LinhaDaFila, meusNaFila, semOperadorNaFila } from './queries.ts'

/** Somebody's own are few by nature: beyond so many, those due first. */
const MAXIMO_DE_MEUS = 300
const POR_GRUPO = 5

type Relogio = { agora: Date; avisoMinutos: PorFilial<number> }

const naFila =
  ({ agora, avisoMinutos }: Relogio, semOperador: boolean) =>
  (linha: LinhaDaFila): NaFila & { protocolo: string } => ({
    ...linha,
    semOperador,
    prazo: prazoMaisUrgente(prazosDoTicket(linha, agora, valorNaFilial(avisoMinutos, linha.filialId))),
  })

/** MES-01 Only the tickets that are shown are dressed with names. */
export const rotaMinhaFila = rota(minhaFila, async ({ query: { idFil }, sessao, negocio, agora, tx }) => {
  const relogio = relogioDaLista(negocio, agora)
  const [meus, livres] = await Promise.all([
    meusNaFila(tx, sessao, { idFil, maximo: MAXIMO_DE_MEUS }),
    semOperadorNaFila(tx, sessao, { idFil, maximo: POR_GRUPO + 1 }),
  ])
  const fila = ordenarFila([...meus.map(naFila(relogio, false)), ...livres.map(naFila(relogio, true))])
  const grupos = gruposDaFila.map((grupo) => {
    const todos = fila.filter((ticket) => grupoDaFila(ticket) === grupo)
    return { grupo, todos, mostrados: todos.slice(0, POR_GRUPO) }
  })
  const linhas = await ticketsPorIds(
    tx,
    sessao,
    grupos.flatMap(({ mostrados }) => mostrados.map(({ id }) => id)),
  )
  const porId = new Map(linhas.map((linha) => [linha.id, linha]))
  return {
    setores: sessao.setores,
    grupos: grupos.map(({ grupo, todos, mostrados }) => ({
      grupo,
      itens: mostrados.flatMap(({ id, clienteRespondeuEm }) => {
        const linha = porId.get(id)
        if (!linha) return []
        const respondeu = clienteRespondeuEm?.toISOString() ?? null
        return [{ ...apresentarTicketDaLista(linha, sessao, relogio), clienteRespondeuEm: respondeu }]
      }),
      ...contado(grupo === 'SEM_OPERADOR', todos.length, meus.length),
    })),
  }
})

const contado = (semOperador: boolean, total: number, meus: number) =>
  semOperador
    ? { total: Math.min(total, POR_GRUPO), totalExato: total <= POR_GRUPO }
    : { total, totalExato: meus < MAXIMO_DE_MEUS }

export const rotaProximoDaFila = rota(proximoDaFila, async ({ query, sessao, negocio, agora, tx }) => {
  const { idFil, exceto } = query
  const relogio = relogioDaLista(negocio, agora)
  const [meus, livres] = await Promise.all([
    meusNaFila(tx, sessao, { idFil, maximo: MAXIMO_DE_MEUS }),
    semOperadorNaFila(tx, sessao, { idFil, maximo: exceto.length + 1 }),
  ])
  const fila = [...meus.map(naFila(relogio, false)), ...livres.map(naFila(relogio, true))]
  const proximo = proximoNaFila(fila, exceto)
  return {
    ticket: proximo && { id: proximo.id, protocolo: proximo.protocolo, grupo: grupoDaFila(proximo) },
  }
})
