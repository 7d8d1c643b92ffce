import * as z from 'zod/mini'
import { EXTENSOES_DE_CADASTRO } from '../arquivos/anexos.ts'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoData, campoId } from '../validacao.ts'
import { tiposDeDocumento } from './tipos.ts'

/** One at a time: each has its own type and its own end. */
export const CAMPO_DO_DOCUMENTO = 'arquivo'

const documento = z.object({
  id: z.number(),
  tipo: z.enum(tiposDeDocumento),
  nome: z.string(),
  midia: z.string(),
  tamanho: z.number(),
  validade: z.nullable(z.string()),
  situacao: z.enum(['SEM_VALIDADE', 'VALIDO', 'VENCENDO', 'VENCIDO']),
  enviadoEm: z.string(),
  enviadoPor: z.nullable(z.string()),
})
export type DocumentoDoCliente = z.output<typeof documento>

/** CAD-05, CAD-12 The customer's own papers. */
export const listarDocumentacao = contrato('GET /sac/clientes/:idCli/documentos', {
  acao: 'CLIENTE_DOCUMENTOS',
  descricao: 'Documentos de um cliente, os que vencem antes primeiro',
  le: ['documentacao'],
  params: paramsDoCliente,
  resposta: listaCompleta(documento),
})

export const enviarDocumento = contrato('POST /sac/clientes/:idCli/documentos', {
  acao: 'CLIENTE_DOCUMENTOS_EDITAR',
  descricao: 'Guarda um documento de um cliente, com tipo e validade',
  muda: ['documentacao', 'atividades'],
  params: paramsDoCliente,
  corpo: z.object({ tipo: z.enum(tiposDeDocumento), validade: z._default(z.nullable(campoData), null) }),
  arquivos: { campo: CAMPO_DO_DOCUMENTO, maximo: 1, extensoes: EXTENSOES_DE_CADASTRO },
  resposta: documento,
})

const paramsDoDocumento = z.object({ idCli: campoId, idDoc: campoId })

export const baixarDocumento = contrato('GET /sac/clientes/:idCli/documentos/:idDoc/arquivo', {
  acao: 'CLIENTE_DOCUMENTOS',
  descricao: 'Baixa um documento de um cliente',
  le: [],
  params: paramsDoDocumento,
  resposta: { midia: 'application/octet-stream' },
})

export const excluirDocumento = contrato('DELETE /sac/clientes/:idCli/documentos/:idDoc', {
  acao: 'CLIENTE_DOCUMENTOS_EDITAR',
  descricao: 'Exclui um documento de um cliente',
  muda: ['documentacao', 'atividades'],
  params: paramsDoDocumento,
  resposta: listaCompleta(documento),
})
