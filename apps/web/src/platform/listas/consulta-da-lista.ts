import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { QueryClient } from '@tanstack/react-query'
import { opcoesDaConsulta } from '../consultas.ts'
import { lerFilialEscolhida } from '../filial-escolhida.ts'
import { sessaoDe } from '../sessao.tsx'
import { valorDe } from './chips-da-lista.ts'
import { type Contexto, contextoDe } from './contexto.ts'
import { type Filtros, type ItemDaLista, type Lista, temFilial } from './descricao.ts'
import { filtrosARestaurar } from './filtros-da-pagina.ts'

/** What the server is asked for: the branch of the top bar too, and the order these filters prefer. */
export function consultaDe<Item extends ItemDaLista, F extends Filtros>(
  lista: Lista<Item, F>,
  filtros: F,
  contexto: Contexto,
): object {
  const { filial, filiais } = contexto
  const porFilial = filial && filiais.length > 1 && temFilial(lista.filtros) && !valorDe(filtros, 'filial')
  return {
    ...(lista.consulta?.(filtros, contexto) ?? filtros),
    ...(porFilial && { filial: [filial.idFil] }),
    ...lista.leitura.ordemPedida(filtros),
  }
}

/**
 * Asks for the rows that a list will show at this address as soon as it is known who asks, while the shell and the page are
 * still being drawn. What goes wrong is told by the list, which asks again.
 */
export async function anteciparLista<Item extends ItemDaLista, F extends Filtros>(
  cliente: QueryClient,
  lista: Lista<Item, F>,
  endereco: F,
): Promise<void> {
  const carga = await cliente.ensureQueryData(opcoesDaConsulta(carregarApp, {}, { mostradoNaArea: true }))
  const sessao = sessaoDe(carga, lerFilialEscolhida(carga.colaborador.id))
  if (lista.contrato.acao && !sessao.pode(lista.contrato.acao)) return
  const contexto = contextoDe(sessao, hojeEm(new Date()))
  const pedidos =
    filtrosARestaurar(endereco, lista.nome, sessao.colaborador.id, lista.leitura.ler) ?? endereco
  const query = consultaDe(lista, lista.permitidos?.(pedidos, contexto) ?? pedidos, contexto)
  await cliente.prefetchQuery(opcoesDaConsulta(lista.contrato, { query } as never, { mostradoNaArea: true }))
}
