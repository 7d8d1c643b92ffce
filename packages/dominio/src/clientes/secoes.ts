import * as z from 'zod/mini'
import type { TipoDeAtividade } from '../atividades/atividade.ts'
import { TAMANHO_DE_PAGINA } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { lista, listaCompleta, pagina } from '../listas/esquemas.ts'
import { campoId, campoVersao, campoVersaoNoEndereco, texto } from '../validacao.ts'
import { campoEmailGuardado, campoTelefoneGuardado } from '../validacao-de-contato.ts'
import { paramsDoCliente } from './contratos.ts'

export const obterLogisticaDoCliente = contrato('GET /sac/clientes/:idCli/logistica', {
  acao: 'CLIENTE_LOGISTICA',
  descricao: 'Observações de logística de um cliente',
  le: ['clientes'],
  params: paramsDoCliente,
  resposta: z.object({ obsLogistica: z.nullable(z.string()) }),
})

/** API-05 Carriers that delivered to the customer, the most frequent first. */
export const listarTransportadorasDoCliente = contrato('GET /sac/clientes/:idCli/transportadoras', {
  acao: 'CLIENTE_LOGISTICA',
  descricao: 'Transportadoras que entregam a um cliente',
  le: [],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      razSoc: z.string(),
      cnpj: z.string(),
      cid: z.string(),
      uf: z.string(),
      entregas: z.number(),
      ultimaEntrega: z.string(),
    }),
  ),
})

const pessoaDaEquipe = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  celular: z.nullable(z.string()),
})

export const listarSupervisoresDoCliente = contrato('GET /sac/clientes/:idCli/supervisores', {
  acao: 'CLIENTE_REPRESENTANTES',
  descricao: 'Supervisores de um cliente, com os seus representantes',
  le: ['clientes'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.extend(pessoaDaEquipe, {
      /** Null for 'Sem supervisor', under which stand the representatives who answer to nobody. */
      id: z.nullable(z.number()),
      representantes: z.array(z.extend(pessoaDaEquipe, { id: z.number() })),
    }),
  ),
})

export const listarOperadoresDoCliente = contrato('GET /sac/clientes/:idCli/operadores', {
  acao: 'CLIENTE_VENDEDORES',
  descricao: 'Vendedores de um cliente',
  le: ['clientes'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      nome: z.string(),
      email: z.string(),
      codOp: z.nullable(z.string()),
      matErp: z.nullable(z.string()),
    }),
  ),
})

export const listarAtividadesDoCliente = contrato('GET /sac/clientes/:idCli/atividades', {
  acao: 'CLIENTE_ATIVIDADES',
  descricao: 'Em que um cliente atua',
  le: ['clientes'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({
      /** The customer's own: they have one activity. */
      id: z.number(),
      atividade: z.string(),
      /** Null for one that is no longer in the list. */
      idAtividade: z.nullable(z.number()),
      permiteEditar: z.boolean(),
    }),
  ),
})

export const listarRegistroDeAtividade = contrato('GET /sac/clientes/:idCli/registro-atividade', {
  acao: 'CLIENTE_ATIVIDADES',
  descricao: 'O que foi feito com um cliente, do mais novo ao mais velho',
  le: ['atividades'],
  params: paramsDoCliente,
  query: z.object({ ...pagina(TAMANHO_DE_PAGINA.registroDeAtividadesPadrao) }),
  resposta: lista(
    z.object({
      id: z.number(),
      tipo: z.custom<TipoDeAtividade>(),
      historico: z.string(),
      datahora_criacao: z.string(),
      colaborador: z.object({ nome: z.string() }),
      /** The order, quote, agenda or ticket; null for a loose attendance. */
      referencia: z.nullable(z.number()),
      /** Of an agenda, of which kind it is and so in which section it opens. */
      tipoAgenda: z.nullable(z.enum(['A', 'C'])),
    }),
  ),
})

const queryDoCliente = z.object({ idCli: campoId })
const feito = z.object({ message: z.string() })

/** PER-05 `valoranterior` is what the person saw: where it is no longer so, nothing is written over. */
const troca = <T extends z.ZodMiniType>(valor: T) =>
  z.object({ id: campoId, valoranterior: texto(0, 254), valor })

/** API-05, CLI-06 For the activity, `valor` is the id of the new one and `valoranterior` the one that was seen, by its name or id. */
export const atualizarAtividade = contrato('PUT /sac/clientes/atualizar-atividade', {
  acao: 'CLIENTE_EDITAR',
  descricao: 'Muda a atividade de um cliente',
  muda: ['clientes'],
  query: queryDoCliente,
  corpo: troca(campoId),
  resposta: feito,
})

export const editarTelefone = contrato('PUT /sac/clientes/editar-telefone', {
  acao: 'CLIENTE_EDITAR',
  descricao: 'Corrige um telefone de um cliente',
  muda: ['clientes', 'contatos'],
  query: queryDoCliente,
  corpo: troca(campoTelefoneGuardado),
  resposta: feito,
})

export const editarEmail = contrato('PUT /sac/clientes/editar-email', {
  acao: 'CLIENTE_EDITAR',
  descricao: 'Corrige um e-mail de um cliente',
  muda: ['clientes', 'contatos'],
  query: queryDoCliente,
  corpo: troca(campoEmailGuardado),
  resposta: feito,
})

export const TAMANHO_DA_OBSERVACAO_DA_CLASSIFICACAO = 250

export const classificarCliente = contrato('PUT /sac/clientes/classificacao', {
  acao: 'CLIENTE_CLASSIFICAR',
  descricao: 'Muda a classificação de um cliente',
  muda: ['clientes'],
  query: queryDoCliente,
  corpo: z.object({
    classificacao: campoId,
    obs: z._default(texto(0, TAMANHO_DA_OBSERVACAO_DA_CLASSIFICACAO), ''),
    /** The version that was seen; left out, the last one to write wins. */
    versao: z.optional(campoVersao),
  }),
  resposta: feito,
})

export const desclassificarCliente = contrato('DELETE /sac/clientes/classificacao', {
  acao: 'CLIENTE_CLASSIFICAR',
  descricao: 'Tira a classificação de um cliente',
  muda: ['clientes'],
  query: z.extend(queryDoCliente, {
    /** The version that was seen: what somebody else put there meanwhile is not taken out. */
    versao: z.optional(campoVersaoNoEndereco),
  }),
  resposta: feito,
})
