import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { lista, listaCompleta, pagina } from '../listas/esquemas.ts'
import { campoId, campoVersao, campoVersaoNoEndereco, texto } from '../validacao.ts'

export const TAMANHO_DA_INFORMACAO = 500
const TAMANHO_DA_CHAVE = 40
const MAXIMO_DE_DIMENSOES = 30

/** ENT-07 `dimensao` is the segment, `dimensao_id` its value, whose text is `descricao`. */
const informacao = z.object({
  id: z.number(),
  dimensao: z.string(),
  dimensaoDesc: z.string(),
  dimensao_id: z.number(),
  descricao: z.string(),
  observacao: z.string(),
  cliente_id: z.number(),
  colaborador: z.object({ nome: z.string() }),
  datahora_criacao: z.string(),
  /** Whether this person may change or take it out. */
  permiteEditar: z.boolean(),
  versao: z.number(),
})
export type Informacao = z.output<typeof informacao>

/** API-07, CLI-05 `dimensao` is a comma list of segments; none is all of them. */
export const listarInformacoes = contrato('GET /sac/cliente/informacoes', {
  acao: 'CLIENTE_INFORMACOES',
  descricao: 'Informações adicionais de um cliente',
  le: ['informacoes'],
  query: z.object({
    /** The customer. */
    id: campoId,
    dimensao: z._default(texto(0, (TAMANHO_DA_CHAVE + 1) * MAXIMO_DE_DIMENSOES), ''),
    ...pagina(20),
  }),
  resposta: lista(informacao),
})

const dadosDaInformacao = {
  dimensao: texto(1, TAMANHO_DA_CHAVE),
  dimensao_id: campoId,
  cliente_id: campoId,
  observacao: texto(1, TAMANHO_DA_INFORMACAO),
}

export const criarInformacao = contrato('POST /sac/cliente/informacoes', {
  acao: 'CLIENTE_INFORMACOES_EDITAR',
  descricao: 'Inclui uma informação adicional de um cliente',
  muda: ['informacoes'],
  corpo: z.object(dadosDaInformacao),
  resposta: informacao,
})

export const alterarInformacao = contrato('PUT /sac/cliente/informacoes', {
  acao: 'CLIENTE_INFORMACOES_EDITAR',
  descricao: 'Altera uma informação adicional de um cliente',
  muda: ['informacoes'],
  /** The note. */
  query: z.object({ id: campoId }),
  corpo: z.object({ ...dadosDaInformacao, versao: z.optional(campoVersao) }),
  resposta: informacao,
})

export const excluirInformacao = contrato('DELETE /sac/cliente/informacoes', {
  acao: 'CLIENTE_INFORMACOES_EDITAR',
  descricao: 'Exclui uma informação adicional de um cliente',
  muda: ['informacoes'],
  /** With the version that was seen, what somebody else wrote meanwhile is not thrown away. */
  query: z.object({ id: campoId, versao: z.optional(campoVersaoNoEndereco) }),
  resposta: z.object({ message: z.string() }),
})

/** API-07 The segments by which customers are known. */
export const listarDimensoes = contrato('GET /sac/dimensoes/cliente', {
  acao: 'CLIENTE_INFORMACOES',
  descricao: 'Segmentos das informações adicionais',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), dimensao: z.string(), desc: z.string() })),
})

/** API-07 What one segment may be; `:id` is the segment's. */
export const listarValoresDaDimensao = contrato('GET /sac/cliente/dimensoes/:id', {
  acao: 'CLIENTE_INFORMACOES',
  descricao: 'Valores de um segmento das informações adicionais',
  le: [],
  params: z.object({ id: campoId }),
  resposta: listaCompleta(z.object({ id: z.number(), desc: z.string() })),
})
