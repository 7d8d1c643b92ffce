import { gerarOrdensDeColeta } from '@balcao/dominio/coletas/contratos'
import { impedimentoParaGerar, repartirEmOrdens } from '@balcao/dominio/coletas/regras'
import { numeroDaColeta, type TipoDeResponsavel } from '@balcao/dominio/coletas/situacoes'
import { type CodigoErro, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import type { LinhaDoTicket } from '../tickets/nucleo/queries-mudanca.ts'
import { nomearTickets } from './nomear-tickets.ts'
import { partesDosTickets, type TicketComPartes } from './queries-aguardando.ts'
import { inserirColeta, nomesDosResponsaveis, travarVisiveis } from './queries-mudanca.ts'

export const rotaGerarOrdensDeColeta = rota(
  gerarOrdensDeColeta,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const { tipo } = params
    const { responsavel_id = null, data_prevista = null, observacao = null } = corpo
    const ids = [...new Set(corpo.tickets)]
    const hoje = hojeEm(agora)
    if (data_prevista !== null && data_prevista < hoje)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { data_prevista: MENSAGENS.dataMinima(hoje) } })
    const linhas = await travarVisiveis(tx, sessao, ids)
    if (linhas.length < ids.length) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const partes = await partesDosTickets(tx, ids)
    exigirQueAguardem(linhas, partes)
    const { ordens, sem } = repartirEmOrdens(
      partes.map((parte) => ({ ...parte, ...lugarDe(parte), naturalId: parte[tipo]?.id ?? null })),
      responsavel_id,
    )
    if (sem.length > 0) throw semResponsavel(tipo, corpo.tickets, sem)
    const nomes = await nomesDosResponsaveis(
      tx,
      tipo,
      ordens.map(({ responsavelId }) => responsavelId),
    )
    const coletas = []
    for (const { responsavelId, filialId, ibge, tickets } of ordens) {
      const nome = nomes.get(responsavelId)
      if (!nome)
        throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { responsavel_id: MENSAGENS.invalido } })
      const { cidade, uf } = lugarDe(tickets[0] as TicketComPartes)
      const doPedido = tickets.map(({ id }) => id)
      const id = await inserirColeta(
        tx,
        {
          tipo,
          responsavelId,
          responsavelNome: nome,
          filialId,
          ibge,
          cidade,
          uf,
          geradaEm: agora,
          dataPrevista: data_prevista,
          observacao: observacao || null,
          criadoEm: agora,
          criadoPor: sessao.colaboradorId,
          atualizadoEm: agora,
        },
        doPedido,
      )
      await contarGeracao(tx, { negocio, autoria }, { id, nome, observacao }, daOrdem(linhas, doPedido))
      const responsavel = { tipo, id: responsavelId, nome }
      coletas.push({ id, responsavel, lugar: { ibge, cidade, uf }, tickets: doPedido })
    }
    return { message: dizer(coletas), coletas }
  },
)

const lugarDe = ({ filial, cliente }: TicketComPartes) => ({
  filialId: filial.id,
  ibge: cliente.ibge,
  cidade: cliente.cidade,
  uf: cliente.uf,
})

const daOrdem = (linhas: readonly LinhaDoTicket[], ids: readonly number[]) =>
  linhas.filter(({ id }) => ids.includes(id))

const dizer = (coletas: readonly { id: number }[]): string =>
  coletas.length === 1
    ? `Ordem de coleta ${numeroDaColeta(coletas[0]?.id ?? 0)} gerada.`
    : `${coletas.length} ordens de coleta geradas.`

const RECUSAS: Partial<Record<CodigoErro, (quais: string) => string>> = {
  TICKET_JA_EM_COLETA: (quais) => `Já há ordem de coleta para ${quais}. Atualize a lista e escolha de novo.`,
  TICKET_NAO_AGUARDA_COLETA: (quais) =>
    `Não há coleta a fazer para ${quais}: o ticket andou ou a mercadoria já chegou.`,
}

/** The whole request or nothing of it; the refusal names the tickets, by the first reason that any of them has. */
function exigirQueAguardem(linhas: readonly LinhaDoTicket[], partes: readonly TicketComPartes[]): void {
  const porId = new Map(partes.map((parte) => [parte.id, parte]))
  const recusados = linhas.flatMap(({ id, protocolo }) => {
    const parte = porId.get(id)
    const codigo = parte ? impedimentoParaGerar(parte) : 'TICKET_NAO_AGUARDA_COLETA'
    return codigo ? [{ protocolo, codigo }] : []
  })
  for (const codigo of ['TICKET_JA_EM_COLETA', 'TICKET_NAO_AGUARDA_COLETA'] as const) {
    const destes = recusados.filter((recusado) => recusado.codigo === codigo)
    const mensagem = destes.length > 0 && RECUSAS[codigo]?.(nomearTickets(destes))
    if (mensagem) throw new ErroDeNegocio(codigo, { mensagem })
  }
}

const FALTA: Record<TipoDeResponsavel, string> = {
  representante: 'O cliente não tem representante ativo.',
  transportadora: 'O ticket não tem transportadora ativa.',
}

function semResponsavel(
  tipo: TipoDeResponsavel,
  pedidos: readonly number[],
  sem: readonly { id: number; protocolo: string }[],
): ErroDeNegocio {
  const campos = Object.fromEntries(sem.map(({ id }) => [`tickets.${pedidos.indexOf(id)}`, FALTA[tipo]]))
  return new ErroDeNegocio('TICKET_SEM_RESPONSAVEL', {
    mensagem: `Escolha quem fará a coleta para ${nomearTickets(sem)}. ${FALTA[tipo]}`,
    campos,
  })
}

type Gerada = { id: number; nome: string; observacao: string | null }

/** The order in its own history and in that of each ticket, which moves its version and tells whoever looks at it. */
async function contarGeracao(
  tx: Tx,
  caso: Caso,
  { id, nome, observacao }: Gerada,
  linhas: readonly LinhaDoTicket[],
): Promise<void> {
  const mensagem = FRASES.coletaGerada(numeroDaColeta(id), nome)
  await registrarHistorico(tx, caso.autoria, {
    entidade: 'coleta',
    entidadeId: id,
    acao: 'GERACAO',
    dados: { mensagem: observacao ?? '', tickets: linhas.map((linha) => linha.id) },
  })
  for (const linha of linhas)
    await mudarTicket(tx, caso, linha, {
      entrada: {
        tipo: 'PRIVADO',
        acao: 'COLETA_GERADA',
        mensagem: comObservacao(mensagem, observacao),
        dados: { coleta: id },
      },
    })
}
