import { ERROS } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import { acoesDoTicket, etapaDeOutros } from '@balcao/dominio/tickets/acoes'
import { cadastroCompleto } from '@balcao/dominio/tickets/cadastro'
import type { EstadoDoTicket } from '@balcao/dominio/tickets/ciclo-de-vida'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { assumeAoAgir } from '@balcao/dominio/tickets/fluxo/responsavel'
import { CHEGOU_SOZINHO } from '@balcao/dominio/tickets/historico'
import { clienteLe } from '@balcao/dominio/tickets/mensagem'
import { type Prazo, prazosDoTicket } from '@balcao/dominio/tickets/prazo-urgente'
import { vencimentoMaximo } from '@balcao/dominio/tickets/requisitos/financeiro'
import { STATUS_ARQUIVADO, STATUS_UNIDO } from '@balcao/dominio/tickets/situacoes'
import { impedimentoParaDesfazerUniao } from '@balcao/dominio/tickets/uniao/regras'
import type { Sessao } from '../../../sessao.ts'
import { apresentarCaminho, apresentarEtapa, apresentarEtapaPorFora } from '../catalogo/presenter-etapas.ts'
import type { Alcance } from '../nucleo/alcance.ts'
import type { EtapaDoTipo } from '../nucleo/queries-etapas.ts'
import { apresentarAnexo } from './presenter-anexos.ts'
import type {
  contarDoTicket,
  motivosDoTicket,
  nfdsDoTicket,
  notasDoTicket,
  prorrogacaoDoTicket,
  TicketComTudo,
} from './queries.ts'

type Uniao = { unidoEm: Date; por: string | null; destino: { id: number; protocolo: string } | null }
type Partes = {
  linha: TicketComTudo
  estado: EstadoDoTicket & { etapa: EtapaDoTipo; etapas: EtapaDoTipo[] }
  motivos: Awaited<ReturnType<typeof motivosDoTicket>>
  notas: Awaited<ReturnType<typeof notasDoTicket>>
  prorrogacao: Awaited<ReturnType<typeof prorrogacaoDoTicket>>
  nfds: Awaited<ReturnType<typeof nfdsDoTicket>>
  totais: Awaited<ReturnType<typeof contarDoTicket>>
  etiquetas: TicketDetalhado['etiquetas']
  seguidores: TicketDetalhado['seguidores']
  uniao: Uniao | null
  unidos: TicketDetalhado['unidos']
  ligados: TicketDetalhado['ligados']
  contaDoConsumidor: Parameters<typeof clienteLe>[0]
  alcance: Alcance
  contatoSugerido: TicketDetalhado['contatoSugerido']
}
type Olhar = { sessao: Sessao; parametros: ParametrosDaFilial; agora: Date }

/** TIC-03 Whoever may not see the inside of tickets reads where it is and what was answered, not who works on it. */
export function apresentarTicket(partes: Partes, { sessao, parametros, agora }: Olhar): TicketDetalhado {
  const { linha, estado, motivos, notas, prorrogacao, nfds, totais } = partes
  const { ticket, tipo, menu, filial } = linha
  const porDentro = pode(sessao.autorizacoes, 'TICKET_INTERNO')
  const { etapa, etapas } = estado
  const { resposta, solucao } = prazosDoTicket(ticket, agora, parametros.minutosAvisoPrazoTicket)
  const situacao = {
    estado,
    setor: linha.setor,
    operador: linha.operador,
    assumeDeOutroOperador: parametros.assumeDeOutroOperador,
    criadorId: ticket.criadorId,
    proibeAprovarOProprio: parametros.proibeAprovarOProprioPedido,
    clienteId: ticket.clienteId,
    diasParaReabrir: parametros.diasParaReabrirTicket,
    tipoPermiteEspelho: tipo.permiteEspelho,
    primeiroItem: totais.produtos > 0 ? { notaId: totais.primeiraNotaId } : null,
    itensEmAnalise: totais.emAnalise,
  }
  return {
    id: ticket.id,
    protocolo: ticket.protocolo,
    versao: ticket.versao,
    status: ticket.unidoA ? STATUS_UNIDO : ticket.arquivadoEm ? STATUS_ARQUIVADO : linha.status,
    arquivado: ticket.arquivadoEm !== null,
    tipo: {
      id: tipo.id,
      chave: tipo.chave,
      desc: tipo.descricao,
      menu: { key: menu.chave, description: menu.descricao },
    },
    etapa: porDentro ? apresentarEtapa(etapa, etapas) : apresentarEtapaPorFora(etapa),
    etapas: apresentarCaminho(etapas, ticket),
    setor: linha.setor,
    operador: porDentro ? linha.operador : null,
    criador: linha.criador ?? { id: 0, nome: CHEGOU_SOZINHO },
    filial: { idFil: filial.id, desc: filial.nome },
    cliente: apresentarCliente(linha, porDentro),
    consumidor: apresentarConsumidor(linha),
    assunto: ticket.assunto,
    motivos,
    origem: linha.origem,
    transportadora: linha.transportadora && {
      id: linha.transportadora.id,
      razSoc: linha.transportadora.razaoSocial,
    },
    notas: notas.map(({ id, numero, dataSaida, valorTotal }) => ({
      id,
      numNf: numero,
      dtSai: dataSaida,
      vlTot: Number(valorTotal),
    })),
    prorrogacao: apresentarProrrogacao(
      prorrogacao,
      porDentro,
      vencimentoMaximo(hojeEm(agora), parametros.diasMaximosProrrogacao),
    ),
    nfds: nfds.map(({ id, numero, serie, chave, valorTotal, anexo }) => ({
      id,
      numero,
      serie,
      chave,
      valor: valorTotal === null ? null : Number(valorTotal),
      anexo: apresentarAnexo(anexo),
    })),
    datahora_criacao: ticket.abertoEm.toISOString(),
    datahora_finalizacao: ticket.finalizadoEm?.toISOString() ?? null,
    motivoFinalizacao: linha.motivoFinalizacao,
    reaberturas: ticket.reaberturas,
    aguardandoCliente: ticket.pausadoEm !== null && ticket.finalizadoEm === null,
    clienteLe: clienteLe(partes.contaDoConsumidor, partes.alcance),
    contato: porDentro
      ? { nome: ticket.contatoNome ?? '', email: ticket.contatoEmail, copias: ticket.contatoCopias }
      : null,
    contatoSugerido: porDentro ? partes.contatoSugerido : null,
    correio: porDentro && partes.alcance?.via === 'EMAIL' ? partes.alcance.destino : null,
    whatsapp: porDentro && partes.alcance?.via === 'WHATSAPP' ? { numero: partes.alcance.numero } : null,
    etiquetas: porDentro ? partes.etiquetas : [],
    uniao: partes.uniao && apresentarUniao(partes.uniao, { sessao, parametros, agora }),
    unidos: partes.unidos,
    ligados: partes.ligados,
    seguidores: porDentro ? partes.seguidores : { total: 0, sigo: false },
    prazos: { resposta: apresentarPrazo(resposta), solucao: apresentarPrazo(solucao) },
    totalDeProdutos: totais.produtos,
    totalDeAnexos: totais.anexos,
    temColeta: totais.temColeta && pode(sessao.autorizacoes, 'COLETA_VER'),
    deTroca: tipo.troca && pode(sessao.autorizacoes, 'TROCA_VER'),
    etapaDeOutros: etapaDeOutros(situacao, sessao),
    assumeAoAbrir: assumeAoAgir(
      { ...estado, setor: linha.setor, operador: linha.operador },
      sessao,
      parametros.assumeAoAbrir,
    ),
    acoes: acoesDoTicket(situacao, sessao, agora),
  }
}

/** MES-06/uniao Who undoes it must see the other ticket too; who united them is the staff's business. */
function apresentarUniao(
  { unidoEm, por, destino }: Uniao,
  { sessao, parametros, agora }: Olhar,
): NonNullable<TicketDetalhado['uniao']> {
  const impedimento = impedimentoParaDesfazerUniao({ unidoEm }, parametros.diasParaDesfazerUniao, agora)
  const podeDesfazer = destino !== null && pode(sessao.autorizacoes, 'TICKET_UNIR')
  return {
    destino,
    datahora: unidoEm.toISOString(),
    por: pode(sessao.autorizacoes, 'TICKET_INTERNO') ? por : null,
    desfazer: {
      permite: podeDesfazer && impedimento === null,
      motivo: podeDesfazer && impedimento ? ERROS[impedimento].mensagem : null,
    },
  }
}

const apresentarPrazo = ({ situacao, em }: Prazo) => ({ situacao, em: em?.toISOString() ?? null })

/** Why a customer is blocked is between the company and them, not for whoever opened the ticket. */
function apresentarCliente(
  { cliente, representante }: TicketComTudo,
  porDentro: boolean,
): TicketDetalhado['cliente'] {
  if (!cliente) return null
  return {
    id: cliente.id,
    razSoc: cliente.razaoSocial,
    fant: cliente.fantasia,
    cnpj: cliente.documento,
    cid: cliente.cidade,
    uf: cliente.uf,
    telefone: cliente.telefone,
    email: cliente.email,
    representante,
    motivoBloqueio: porDentro ? cliente.motivoBloqueio : null,
  }
}

function apresentarConsumidor({ ticket }: TicketComTudo): TicketDetalhado['consumidor'] {
  const { consumidorId, consumidorNome, consumidorDocumento, consumidorEmail, consumidorTelefone } = ticket
  if (consumidorId === null && consumidorNome === null) return null
  const cadastro = {
    nome: consumidorNome ?? '',
    documento: consumidorDocumento,
    email: consumidorEmail,
    telefone: consumidorTelefone,
    data_nascimento: ticket.consumidorNascimento,
  }
  return { ...cadastro, completo: cadastroCompleto(cadastro) }
}

/** The opinions of logistics and finance are written for the company; the customer reads the new due date. */
function apresentarProrrogacao(
  linha: Partes['prorrogacao'],
  porDentro: boolean,
  ate: string,
): TicketDetalhado['prorrogacao'] {
  if (!linha) return null
  const { prorrogacao, nome } = linha
  return {
    responsavel: prorrogacao.responsavel,
    nome,
    dias_atraso: prorrogacao.diasAtraso,
    dias_confirmados: porDentro ? prorrogacao.diasConfirmados : null,
    parecer_logistica: porDentro ? prorrogacao.parecerLogistica : null,
    nova_data_vencimento: prorrogacao.novaDataVencimento,
    parecer_financeiro: porDentro ? prorrogacao.parecerFinanceiro : null,
    vencimento_maximo: ate,
  }
}
