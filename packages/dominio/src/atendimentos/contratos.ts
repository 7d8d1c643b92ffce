import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { TAMANHO_DE_PAGINA } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { lista, listaCompleta, pagina } from '../listas/esquemas.ts'
import { campoData, campoId, texto } from '../validacao.ts'

export const TAMANHO_DO_ATENDIMENTO = 2000

const opcao = z.object({ id: z.number(), desc: z.string() })

export const listarMotivosDeAtendimento = contrato('GET /sac/motivos-atendimento', {
  acao: 'CLIENTE_ATENDER',
  descricao: 'Motivos de um atendimento e motivos por que se perde um orçamento',
  le: [],
  resposta: z.extend(listaCompleta(opcao), { motivosPerda: z.array(opcao) }),
})

/** API-08, CLI-08 With a return date, an agenda is made of it; with a lost quote, the quote is lost. */
export const registrarAtendimento = contrato('POST /sac/atendimentos', {
  acao: 'CLIENTE_ATENDER',
  descricao: 'Registra um atendimento a um cliente',
  muda: ['atendimentos', 'atividades', 'orcamentos', 'agendas'],
  corpo: z.object({
    cliente_id: campoId,
    orcamento_id: z.optional(z.nullable(campoId)),
    motivo_id: campoId,
    descricao: texto(1, TAMANHO_DO_ATENDIMENTO),
    data_retorno: z.optional(z.nullable(campoData)),
    situacaoOrcamento: z.optional(z.nullable(z.union([z.literal(1), z.literal(2)]))),
    /** Id of the reason for the loss. */
    motivoPerda: z.optional(z.nullable(campoId)),
  }),
  resposta: z.object({ id: z.number(), message: z.string() }),
})

export const listarAtendimentos = contrato('GET /sac/atendimentos/:idCli', {
  acao: 'CLIENTE_HISTORICO',
  descricao: 'Histórico de atendimento de um cliente',
  le: ['atendimentos'],
  params: paramsDoCliente,
  query: z.object({ ...pagina(TAMANHO_DE_PAGINA.atendimentos) }),
  resposta: lista(
    z.object({
      id: z.number(),
      operador: z.string(),
      data: z.string(),
      motivo: z.string(),
      descricao: z.string(),
      orcamento: z.nullable(
        z.object({ id: z.number(), situacao: z.nullable(z.string()), motivoPerda: z.nullable(z.string()) }),
      ),
      data_retorno: z.nullable(z.string()),
      idAgenda: z.nullable(z.number()),
    }),
  ),
})
