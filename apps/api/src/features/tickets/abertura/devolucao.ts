import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  listarTicketsDasNotas,
  type NotaADevolver,
  procurarNotasADevolver,
} from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import {
  devolviveisPrimeiro,
  lerTermoDaDevolucao,
  situacaoDaDevolucao,
} from '@balcao/dominio/tickets/abertura/devolucao'
import { dentroDoPrazoDeDevolucao } from '@balcao/dominio/tickets/abertura/saldo'
import { CHEGOU_SOZINHO } from '@balcao/dominio/tickets/historico'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { tomadosPorItem } from '../nucleo/queries-saldo.ts'
import { exigirCampos } from '../nucleo/recusar.ts'
import { apresentarNota, apresentarProdutoDaNota } from './presenter-notas.ts'
import { clienteAtendivelPorId } from './queries-atendimento.ts'
import {
  compradoresPeloTermo,
  notasParaDevolver,
  type QuaisNotas,
  ticketsDasNotas,
} from './queries-devolucao.ts'
import { itensDasNotas, type NotaComPartes } from './queries-notas.ts'

const MAXIMO_DE_NOTAS = 12
const MAXIMO_DE_CLIENTES = 8
const MAXIMO_DE_TICKETS = 5

type Pedido = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }
type Achados = { clientes: Awaited<ReturnType<typeof compradoresPeloTermo>>; notas: NotaComPartes[] }

/** MES-07 Invoices with what is left of them; of several customers, first who. */
export const rotaProcurarNotasADevolver = rota(procurarNotasADevolver, async ({ query, ...pedido }) => {
  const { clientes, notas } = await procurar(pedido, query)
  const restantes = await comOQueResta(pedido, notas.slice(0, MAXIMO_DE_NOTAS))
  return {
    clientes: clientes
      .slice(0, MAXIMO_DE_CLIENTES)
      .map(({ id, fantasia, razaoSocial, documento, cidade, uf }) => ({
        id,
        fant: fantasia,
        razSoc: razaoSocial,
        cnpj: documento,
        cid: cidade,
        uf,
      })),
    notas: devolviveisPrimeiro(restantes),
    temMais: notas.length > MAXIMO_DE_NOTAS || clientes.length > MAXIMO_DE_CLIENTES,
  }
})

async function procurar(
  { tx, sessao }: Pedido,
  { q, idCli }: { q: string; idCli?: number | undefined },
): Promise<Achados> {
  const das = async (quais: QuaisNotas): Promise<Achados> => ({
    clientes: [],
    notas: await notasParaDevolver(tx, sessao, quais, MAXIMO_DE_NOTAS + 1),
  })
  if (idCli !== undefined) {
    if (!(await clienteAtendivelPorId(tx, sessao, idCli))) throw new ErroDeNegocio('NAO_ENCONTRADO')
    return das({ idCli })
  }
  const lido = lerTermoDaDevolucao(q)
  if (lido.tipo === 'ERRADO') exigirCampos({ q: lido.mensagem })
  if (lido.tipo === 'CHAVE') return das({ chave: lido.chave })
  if (lido.tipo === 'NUMERO') {
    const doNumero = await das({ numero: lido.numero })
    // The code of a customer is a number too.
    if (doNumero.notas.length > 0) return doNumero
  }
  const termo = q.trim()
  if (termo === '') exigirCampos({ q: MENSAGENS.obrigatorio })
  const clientes = await compradoresPeloTermo(tx, sessao, termo, MAXIMO_DE_CLIENTES + 1)
  const [unico, ...outros] = clientes
  return unico && outros.length === 0 ? das({ idCli: unico.id }) : { clientes, notas: [] }
}

async function comOQueResta(
  { tx, negocio, agora }: Pedido,
  notas: readonly NotaComPartes[],
): Promise<NotaADevolver[]> {
  if (notas.length === 0) return []
  const hoje = hojeEm(agora)
  const itens = await itensDasNotas(
    tx,
    notas.map(({ id }) => id),
  )
  const tomados = await tomadosPorItem(
    tx,
    itens.map(({ item }) => item.id),
  )
  return notas.map((nota) => {
    const dias = negocio.parametros(nota.filial.id).diasJanelaDevolucao
    const daNota = itens.filter((linha) => linha.nota.id === nota.id)
    const restam = daNota.filter(
      (linha) => apresentarProdutoDaNota(linha, tomados, { hoje, dias }).qtd > 0,
    ).length
    return {
      ...apresentarNota(nota),
      restam,
      situacao: situacaoDaDevolucao(restam, dentroDoPrazoDeDevolucao(nota.dataSaida, hoje, dias)),
      ate: dias < 0 ? null : somarDias(nota.dataSaida, dias),
    }
  })
}

/** MES-06/mesma-nota What somebody already asked for, told before it is asked for again. */
export const rotaListarTicketsDasNotas = rota(listarTicketsDasNotas, async ({ query, sessao, tx }) => {
  const achados = await ticketsDasNotas(tx, sessao, query.nota, MAXIMO_DE_TICKETS + 1)
  return {
    itens: achados
      .slice(0, MAXIMO_DE_TICKETS)
      .map(({ abertoEm, arquivadoEm, status, criador, ...resto }) => ({
        ...resto,
        criador: criador ?? CHEGOU_SOZINHO,
        status: arquivadoEm ? STATUS_ARQUIVADO : status,
        datahora_criacao: abertoEm.toISOString(),
      })),
    temMais: achados.length > MAXIMO_DE_TICKETS,
  }
})
