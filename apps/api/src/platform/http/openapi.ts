import type { Contrato, Esquema, RegraDeArquivos } from '@balcao/dominio/contrato'
import { type CodigoErro, ERROS } from '@balcao/dominio/erros'
import { CABECALHO_DA_POSICAO } from '@balcao/dominio/posicao'
import { toJSONSchema } from 'zod/v4/core'
import { aceitaChave, CABECALHO_DA_CHAVE } from './idempotencia.ts'
import type { Rota } from './rota.ts'

type Documento = Record<string, unknown>

/** The OpenAPI document of the contracts: what the server enforces, said to whoever integrates with it. */
export function montarOpenApi(
  rotas: readonly Rota[],
  sobre: { titulo: string; versao: string; raiz: string },
): Documento {
  const paths: Record<string, Record<string, Documento>> = {}
  for (const rota of rotas) {
    const caminho = rota.contrato.caminho.replace(/:(\w+)/g, '{$1}')
    paths[caminho] = { ...paths[caminho], [rota.contrato.metodo.toLowerCase()]: operacao(rota) }
  }
  return {
    openapi: '3.1.0',
    info: { title: sobre.titulo, version: sobre.versao },
    servers: [{ url: sobre.raiz }],
    paths,
    components: {
      securitySchemes: { sessao: { type: 'http', scheme: 'bearer' } },
      schemas: { Erro: ESQUEMA_DO_ERRO },
    },
  }
}

const codigos = Object.keys(ERROS) as CodigoErro[]

const ESQUEMA_DO_ERRO = {
  type: 'object',
  required: ['codigo', 'message'],
  properties: {
    codigo: { type: 'string', enum: codigos },
    message: { type: 'string' },
    campos: { type: 'object', additionalProperties: { type: 'string' } },
    exige: { type: 'string' },
    mudancas: {
      type: 'array',
      items: {
        type: 'object',
        required: ['quando', 'quem', 'o_que'],
        properties: {
          quando: { type: 'string', format: 'date-time' },
          quem: { type: 'string' },
          o_que: { type: 'string' },
        },
      },
    },
    requisicao: { type: 'string' },
  },
}

const PARAMETRO_DA_CHAVE = {
  name: CABECALHO_DA_CHAVE,
  in: 'header',
  required: false,
  description: 'Repetir a chamada com a mesma chave não age duas vezes: a resposta é a da primeira.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

const PARAMETRO_DA_POSICAO = {
  name: CABECALHO_DA_POSICAO,
  in: 'header',
  required: false,
  description:
    'Deixa uma réplica responder, se tiver tudo até aqui: o que a resposta da última gravação disse neste cabeçalho, 0 para quem nada gravou, ou "agora". Sem ele responde o primário.',
  schema: { type: 'string' },
}

function operacao(rota: Rota): Documento {
  const { contrato } = rota
  const { descricao, acao, params, query, corpo, arquivos, resposta } = contrato
  return {
    summary: descricao,
    tags: [contrato.caminho.split('/').find((parte) => parte && parte !== 'sac') ?? 'geral'],
    ...(acao ? { security: [{ sessao: [] }], 'x-acao': acao } : { security: [] }),
    parameters: [
      ...parametros('path', params),
      ...parametros('query', query),
      ...(aceitaChave(rota) ? [PARAMETRO_DA_CHAVE] : []),
      ...(contrato.replica ? [PARAMETRO_DA_POSICAO] : []),
    ],
    ...(corpo && {
      requestBody: {
        required: true,
        content: {
          ...(arquivos && { 'multipart/form-data': { schema: comArquivos(contrato, arquivos) } }),
          'application/json': { schema: esquema(corpo, 'input') },
        },
      },
    }),
    responses: {
      200: {
        description: 'Sucesso',
        content:
          'midia' in resposta
            ? { [resposta.midia]: {} }
            : { 'application/json': { schema: esquema(resposta, 'output') } },
      },
      default: {
        description: 'Recusa',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
      },
    },
  }
}

function comArquivos({ corpo }: Contrato, arquivos: RegraDeArquivos): Documento {
  const base = corpo ? esquema(corpo, 'input') : { type: 'object' }
  const binarios = { type: 'array', maxItems: arquivos.maximo, items: { type: 'string', format: 'binary' } }
  return { ...base, properties: { ...(base.properties as Documento), [arquivos.campo]: binarios } }
}

function parametros(lugar: 'path' | 'query', origem: Esquema | undefined): Documento[] {
  if (!origem) return []
  const { properties = {}, required = [] } = esquema(origem, 'input') as {
    properties?: Record<string, Documento>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name: schema.type === 'array' ? `${name}[]` : name,
    in: lugar,
    required: lugar === 'path' || required.includes(name),
    schema,
  }))
}

function esquema(origem: Esquema, io: 'input' | 'output'): Documento {
  const { $schema, ...resto } = toJSONSchema(origem, { io, unrepresentable: 'any' }) as Documento
  return resto
}
