import * as z from 'zod/mini'
import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '../../arquivos/anexos.ts'
import { campoTelefoneDaConta } from '../../conta/campos.ts'
import { contrato } from '../../contrato.ts'
import {
  campoData,
  campoDocumento,
  campoEmail,
  campoId,
  campoNomeCompleto,
  campoSimOuNao,
  texto,
} from '../../validacao.ts'
import { mensagemDeSucesso, paramsDoTicket, versao } from '../esquemas.ts'
import { meiosDeContato } from '../mensagem.ts'
import { campoQuantidade } from '../quantidade.ts'
import { CARGAS, TAMANHO_DO_PARECER } from '../requisitos/catalogo.ts'

export const TAMANHO_DA_MENSAGEM = 5000
const MAXIMO_DE_ITENS = 500

/** A ticket that moves takes its products' balance and its pickup along. */
const MOVIMENTO = ['tickets', 'historico', 'itens', 'coletas'] as const

const observacao = z.optional(texto(0, TAMANHO_DO_PARECER))

/** TIC-10, TIC-11 Advancing, with what the step's requirement asks for: the field of that name, and no other. */
export const avancarEtapa = contrato('POST /sac/tickets/:idTicket/avancar-etapa', {
  acao: 'TICKET_AVANCAR',
  descricao: 'Avança a etapa, cumprindo o que ela pede',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    observacao,
    /** Way out chosen among the step's conditional ones. */
    condicional: z.optional(campoId),
    ...CARGAS,
  }),
  arquivos: { campo: 'arquivos', maximo: 1, extensoes: ['.xml', '.pdf'] },
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const retrocederEtapa = contrato('POST /sac/tickets/:idTicket/retroceder-etapa', {
  acao: 'TICKET_RETROCEDER',
  descricao: 'Volta à etapa de onde o ticket veio',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, observacao: texto(1, TAMANHO_DO_PARECER) }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const finalizarTicket = contrato('POST /sac/tickets/:idTicket/finalizar', {
  acao: 'TICKET_FINALIZAR',
  descricao: 'Finaliza o ticket com um motivo',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, motivo: campoId, observacao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const reabrirTicket = contrato('POST /sac/tickets/:idTicket/reabrir', {
  acao: 'TICKET_REABRIR',
  descricao: 'Reabre um ticket finalizado',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({ versao, observacao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const arquivarTicket = contrato('POST /sac/tickets/:idTicket/arquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Arquiva um ticket finalizado',
  muda: ['tickets', 'historico', 'coletas'],
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const desarquivarTicket = contrato('POST /sac/tickets/:idTicket/desarquivar', {
  acao: 'TICKET_ARQUIVAR',
  descricao: 'Tira um ticket do arquivo',
  muda: ['tickets', 'historico', 'coletas'],
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})

/** TIC-10 */
export const reclassificarTicket = contrato('POST /sac/tickets/:idTicket/reclassificar', {
  acao: 'TICKET_RECLASSIFICAR',
  descricao: 'Muda o tipo do ticket, que recomeça na primeira etapa dele',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    idTipo: campoId,
    /** Asked where the new type uses a carrier and the ticket has none. */
    transportadora_id: z.optional(z.nullable(campoId)),
  }),
  resposta: mensagemDeSucesso,
})

/** TIC-04, TIC-12 A message, or a forwarding with its message. */
export const escreverNoHistorico = contrato('POST /sac/tickets/:idTicket/historico', {
  acao: 'TICKET_RESPONDER',
  descricao: 'Escreve no histórico, com anexos, ou encaminha o ticket',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    tipo: z._default(z.enum(['PUBLICO', 'PRIVADO', 'ENCAMINHAMENTO']), 'PUBLICO'),
    mensagem: texto(0, TAMANHO_DA_MENSAGEM),
    /** ENCAMINHAMENTO: where to, and to whom. */
    setor: z.optional(campoId),
    operador: z.optional(z.nullable(campoId)),
    /** The clocks stand still until the customer answers. */
    aguardarCliente: z._default(campoSimOuNao, false),
    /** ALC-06 PUBLICO, from the staff: how the customer was told of it outside the portal. */
    contato: z.optional(z.enum(meiosDeContato)),
  }),
  arquivos: { campo: 'arquivos', maximo: MAXIMO_DE_ARQUIVOS.dialogo, extensoes: EXTENSOES_DE_ANEXO },
  resposta: z.object({ id: z.number(), versao: z.number() }),
})

/** API-02 While a product is under analysis its requested quantity and reason may still be corrected; at most what was bought. */
export const alterarProdutosDoTicket = contrato('POST /sac/tickets/:idTicket/produtos', {
  acao: 'TICKET_EDITAR_ITENS',
  descricao: 'Corrige quantidade, motivo e observação de produtos do ticket',
  muda: ['tickets', 'historico', 'itens'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    itens: z
      .array(
        z.object({
          id: campoId,
          qtd_solicitada: campoQuantidade,
          motivo_id: z.optional(z.nullable(campoId)),
          obs: z.optional(texto(0, 250)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAXIMO_DE_ITENS)),
  }),
  resposta: mensagemDeSucesso,
})

/** TIC-12, NOV-07 Completes the final consumer's data, or says which customer they are. */
export const completarCadastro = contrato('POST /sac/tickets/:idTicket/cliente', {
  acao: 'TICKET_COMPLETAR_CADASTRO',
  descricao: 'Completa o cadastro de quem abriu o ticket, ou o liga a um cliente',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    /** Says which customer they are; without it, the other fields are the whole registration. */
    idCli: z.optional(campoId),
    documento: z.optional(campoDocumento),
    nome: z.optional(campoNomeCompleto),
    email: z.optional(campoEmail),
    telefone: z.optional(campoTelefoneDaConta),
    data_nascimento: z.optional(campoData),
  }),
  resposta: mensagemDeSucesso,
})
