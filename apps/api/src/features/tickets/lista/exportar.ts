import { Readable } from 'node:stream'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { pode } from '@balcao/dominio/permissoes'
import { textoDoPrazo } from '@balcao/dominio/prazos/rotulos'
import {
  exportarTickets,
  FORMATOS_DE_EXPORTACAO,
  MAXIMO_DA_EXPORTACAO,
  type TicketDaLista,
} from '@balcao/dominio/tickets/contratos-lista'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import type {
  ColunaDaPlanilha,
  EscritorDePlanilha,
  LinhaDaPlanilha,
} from '../../../platform/planilha/coluna.ts'
import { escreverCsv } from '../../../platform/planilha/csv.ts'
import { escreverXlsx } from '../../../platform/planilha/xlsx.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { relogioDaLista } from './listar.ts'
import { apresentarTicketDaLista } from './presenter.ts'
import { idsDaExportacao, ticketsPorIds } from './queries.ts'
import type { RelogioDaLista } from './queries-filtro.ts'

const TICKETS_POR_FATIA = 500

const ESCRITORES: Record<keyof typeof FORMATOS_DE_EXPORTACAO, EscritorDePlanilha> = {
  xlsx: escreverXlsx,
  csv: escreverCsv,
}

type Celula = (ticket: TicketDaLista, agora: Date) => LinhaDaPlanilha[number]

const COLUNAS: readonly (ColunaDaPlanilha & { celula: Celula; interna?: true })[] = [
  {
    titulo: 'Protocolo',
    largura: 16,
    tipo: 'texto',
    celula: ({ protocolo }) => formatarProtocolo(protocolo),
  },
  { titulo: 'Número', largura: 10, tipo: 'numero', celula: ({ id }) => id },
  { titulo: 'Status', largura: 22, tipo: 'texto', celula: ({ status }) => status.label },
  { titulo: 'Tipo', largura: 26, tipo: 'texto', celula: ({ tipo }) => tipo.desc },
  {
    titulo: 'Cliente',
    largura: 40,
    tipo: 'texto',
    celula: ({ cliente, consumidor }) => cliente?.razSoc ?? consumidor?.nome,
  },
  { titulo: 'Assunto', largura: 40, tipo: 'texto', celula: ({ assunto }) => assunto },
  { titulo: 'Etapa', largura: 28, tipo: 'texto', celula: ({ etapa }) => etapa.nome },
  { titulo: 'Setor', largura: 18, tipo: 'texto', celula: ({ setor }) => setor.nome },
  { titulo: 'Operador', largura: 28, tipo: 'texto', interna: true, celula: ({ operador }) => operador?.nome },
  { titulo: 'Aberto por', largura: 28, tipo: 'texto', celula: ({ criador }) => criador.nome },
  { titulo: 'Filial', largura: 24, tipo: 'texto', celula: ({ filial }) => filial.desc },
  { titulo: 'Abertura', largura: 18, tipo: 'data', celula: ({ datahora_criacao }) => datahora_criacao },
  {
    titulo: 'Última movimentação',
    largura: 20,
    tipo: 'data',
    celula: ({ datahora_movimento }) => datahora_movimento,
  },
  { titulo: 'Prazo', largura: 18, tipo: 'data', celula: ({ prazo }) => prazo.em },
  {
    titulo: 'Situação do prazo',
    largura: 26,
    tipo: 'texto',
    celula: ({ prazo }, agora) => textoDoPrazo(prazo.situacao, prazo.em ? new Date(prazo.em) : null, agora),
  },
]

/** TIC-01 Which tickets go is decided at once; what they hold is read in slices, only as fast as it is taken. */
async function* lerTickets(
  banco: Executor,
  sessao: Sessao,
  ids: readonly number[],
  relogio: RelogioDaLista,
): AsyncGenerator<TicketDaLista> {
  for (let inicio = 0; inicio < ids.length; inicio += TICKETS_POR_FATIA) {
    const fatia = await ticketsPorIds(banco, sessao, ids.slice(inicio, inicio + TICKETS_POR_FATIA))
    for (const linha of fatia) yield apresentarTicketDaLista(linha, sessao, relogio)
  }
}

export const rotaExportarTickets = rota(
  exportarTickets,
  async ({ query: { formato, ...filtro }, sessao, negocio, agora, autoria, resposta, tx }) => {
    const relogio = relogioDaLista(negocio, agora)
    const ids = await idsDaExportacao(tx, sessao, filtro, relogio, MAXIMO_DA_EXPORTACAO)
    // Who took personal data out of the system, and which, is on record before the first byte leaves.
    await transacao(negocio.banco, (gravacao) =>
      registrarHistorico(gravacao, autoria, {
        entidade: 'ticket',
        entidadeId: 'lista',
        acao: 'EXPORTAR',
        dados: { formato, filtro, total: ids.length },
      }),
    )
    const colunas = COLUNAS.filter(({ interna }) => !interna || pode(sessao.autorizacoes, 'TICKET_INTERNO'))
    async function* linhas() {
      for await (const ticket of lerTickets(tx, sessao, ids, relogio))
        yield colunas.map(({ celula }) => celula(ticket, agora))
    }
    return resposta
      .header('content-disposition', `attachment; filename="tickets-${hojeEm(agora)}.${formato}"`)
      .header('x-total-de-linhas', ids.length)
      .type(FORMATOS_DE_EXPORTACAO[formato].midia)
      .send(Readable.from(ESCRITORES[formato](colunas, linhas())))
  },
)
