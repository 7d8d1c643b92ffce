import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { problemasDaAbertura } from '@balcao/dominio/tickets/abertura/regras'
import { tornarDevolucao } from '@balcao/dominio/tickets/fluxo/contratos-devolucao'
import type { DescricaoDoAssistente } from '../../../../platform/assistente/descricao-do-assistente.ts'
import { useParametro, useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import type { PassoDoAssistente, Problemas } from '../../../../ui/assistente/passo.ts'
import { ASSISTENTE_DO_TICKET, retratoDoEnvio } from '../passos/assistente-do-ticket.ts'
import { nomeDoCampo } from '../pedido/campos-do-passo.ts'
import { paraEnvio, somenteOQueOTipoPede, todosOsArquivos } from '../pedido/estado.ts'
import {
  type DevolucaoNova,
  evidenciasDa,
  montarDevolucao,
  quantosVoltam,
  TELAS,
  type Tela,
  ticketDa,
} from './devolucao-nova.ts'
import { TelaDaDevolucao } from './tela-da-devolucao.tsx'
import { TelaDaNota } from './tela-da-nota.tsx'

/** MES-07 A return from an invoice, described: another way to fill what 'Abrir novo ticket' sends. */
export const ASSISTENTE_DA_DEVOLUCAO: DescricaoDoAssistente<
  DevolucaoNova,
  Tela,
  typeof abrirTicketPeloPortal
> = {
  formulario: 'tickets/devolucao',
  textos: { ...ASSISTENTE_DO_TICKET.textos, descartar: 'Descartar esta devolução?' },
  usePassos: useTelas,
  comPasso: (novo, passo) => ({ ...novo, passo }),
  // The invoice decides all the rest, which is on the second screen.
  passoDoCampo: () => 'DEVOLUCAO',
  nomeDoCampo: nomeNaDevolucao,
  semAlteracoes: (novo, inicial) => conteudo(novo) === conteudo(inicial),
  contrato: abrirTicketPeloPortal,
  entrada: (novo) => ASSISTENTE_DO_TICKET.entrada(ticketDa(novo)),
  retrato: (novo) => retratoDoEnvio(ticketDa(novo)),
}

/** GES-04 The same two screens for goods that come back for others: another draft, and another name. */
export const ASSISTENTE_DA_TROCA: typeof ASSISTENTE_DA_DEVOLUCAO = {
  ...ASSISTENTE_DA_DEVOLUCAO,
  formulario: 'tickets/troca',
  textos: { ...ASSISTENTE_DA_DEVOLUCAO.textos, descartar: 'Descartar esta troca?' },
}

/** What is worth keeping: a search that led to no invoice is not, nor whom the answers are proposed to go to. */
function conteudo({ nota, geral, produtos, ticket }: DevolucaoNova): string {
  const { contato: _, ...resto } = ticket
  return JSON.stringify({ nota: nota?.id, geral, produtos, ticket: resto })
}

function nomeNaDevolucao(campo: string): string {
  if (campo === 'nota') return 'Nota fiscal'
  if (campo === 'geral.motivo') return 'Motivo dos produtos'
  if (campo === 'geral.obs') return 'Observações dos produtos'
  return campo.startsWith('produtos.') ? 'Produtos' : nomeDoCampo(campo)
}

function useTelas(novo: DevolucaoNova): readonly PassoDoAssistente<DevolucaoNova, Tela>[] {
  const idFil = novo.nota?.filial.idFil
  const maximoDeItens = useParametro('maximoItensTicket', idFil)
  const limiteDeAnexosMb = useTamanhoMaximoDeArquivo(idFil)
  return [
    {
      id: 'NOTA',
      titulo: TELAS.NOTA,
      Conteudo: TelaDaNota,
      problemas: () => (novo.nota ? {} : { nota: MENSAGENS.notaADevolver }),
    },
    {
      id: 'DEVOLUCAO',
      titulo: TELAS.DEVOLUCAO,
      Conteudo: TelaDaDevolucao,
      problemas: () => problemasDaDevolucao(novo, { maximoDeItens, limiteDeAnexosMb }),
    },
  ]
}

type Limites = { maximoDeItens: number; limiteDeAnexosMb: number }

/** MES-07, NOV-05 The rules of all steps of the type at once, and those of each product beside its own fields. */
export function problemasDaDevolucao(
  devolucao: DevolucaoNova,
  { maximoDeItens, limiteDeAnexosMb }: Limites,
): Problemas {
  const { tipo } = devolucao.ticket
  if (!tipo) return { idTipo: MENSAGENS.obrigatorio }
  const enviado = somenteOQueOTipoPede(ticketDa(devolucao, maximoDeItens))
  const tamanhos = todosOsArquivos(enviado).map(({ size }) => size)
  const { itens: _, ...problemas } = problemasDaAbertura(paraEnvio(enviado), {
    tipo,
    ehConsumidorFinal: false,
    anexosExcedidos: usoDeAnexos(tamanhos, limiteDeAnexosMb).excedeu,
    limiteDeAnexosMb,
  })
  // What the ticket already says is not asked for again.
  if (devolucao.noTicket) for (const campo of JA_DITOS) delete problemas[campo]
  // A return of nothing is none, even where the type does not insist.
  if (quantosVoltam(devolucao) === 0) problemas.itens = MENSAGENS.obrigatorio
  for (const { produtoId, daGeral, campo, mensagem } of montarDevolucao(devolucao, maximoDeItens).recusas)
    problemas[daGeral ? `geral.${campo}` : `produtos.${produtoId}.${campo ?? 'quantidade'}`] = mensagem
  return problemas
}

const JA_DITOS = ['assunto', 'mensagem', 'origem', 'contato.email']

/** TIC-10 The same two screens, written into a ticket that is already here: its words and files stay where they are. */
export const assistenteNoTicket = (
  idTicket: number,
): DescricaoDoAssistente<DevolucaoNova, Tela, typeof tornarDevolucao> => ({
  ...ASSISTENTE_DA_DEVOLUCAO,
  formulario: `tickets/${idTicket}/devolucao`,
  textos: {
    ...ASSISTENTE_DA_DEVOLUCAO.textos,
    concluir: 'Tornar devolução',
    enviando: 'Envio da devolução',
    registrando: 'Registrando a devolução…',
    recusado: 'O ticket não mudou',
    falhou: 'Não foi possível tornar o ticket uma devolução',
  },
  contrato: tornarDevolucao,
  entrada: (novo) => entradaNoTicket(idTicket, novo),
  retrato: (novo) => ({ ...retratoDoEnvio(ticketDa(novo)), ...entradaNoTicket(idTicket, novo).corpo }),
})

function entradaNoTicket(idTicket: number, novo: DevolucaoNova) {
  const doTipo = somenteOQueOTipoPede(ticketDa(novo))
  const { itens, arquivosDosItens, transportadora_id, ...enviado } = paraEnvio(doTipo)
  const { idTipo, motivo1, motivo2, motivo3, motivo4, motivo5 } = enviado
  return {
    params: { idTicket },
    corpo: {
      versao: novo.noTicket?.versao,
      idTipo,
      idCli: novo.nota?.cliente.id ?? 0,
      idFil: novo.nota?.filial.idFil ?? 0,
      ...{ motivo1, motivo2, motivo3, motivo4, motivo5 },
      transportadora_id,
      ...{ itens, arquivosDosItens },
      evidencias: evidenciasDa(novo),
    },
    arquivos: todosOsArquivos(doTipo),
  }
}
