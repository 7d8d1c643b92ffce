import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import { campoCep, campoIbge, campoUf, TAMANHO_DO_ENDERECO } from './campos.ts'

const enderecoDeEntrega = z.object({
  id: z.number(),
  cep: z.string(),
  rua: z.string(),
  numero: z.string(),
  complemento: z.nullable(z.string()),
  bairro: z.string(),
  cidade: z.string(),
  estado: z.string(),
  ibge: z.string(),
  obs: z.nullable(z.string()),
  /** The one goods go to when nobody says otherwise; at most one of a customer's. */
  selecionado: z.boolean(),
  versao: z.number(),
})
export type EnderecoDeEntrega = z.output<typeof enderecoDeEntrega>

export const listarEnderecosDeEntrega = contrato('GET /sac/enderecos/:idCli', {
  acao: 'CLIENTE_DADOS',
  descricao: 'Endereços de entrega de um cliente, o selecionado primeiro',
  le: ['enderecos'],
  params: paramsDoCliente,
  resposta: listaCompleta(enderecoDeEntrega),
})

const opcional = <T extends z.ZodMiniType>(campo: T) => z._default(z.nullable(campo), null)

/** END-02 The city is known by its IBGE code, whose name and state are the server's, whatever was sent; without it, by its name. */
const dadosDoEndereco = z.object({
  cep: campoCep,
  rua: texto(1, TAMANHO_DO_ENDERECO.logradouro),
  numero: texto(1, TAMANHO_DO_ENDERECO.numero),
  complemento: opcional(texto(1, TAMANHO_DO_ENDERECO.complemento)),
  bairro: texto(1, TAMANHO_DO_ENDERECO.bairro),
  estado: campoUf,
  cidade: z.optional(texto(1, TAMANHO_DO_ENDERECO.cidade)),
  ibge: z.optional(campoIbge),
  obs: opcional(texto(1, TAMANHO_DO_ENDERECO.observacao)),
})

export const criarEnderecoDeEntrega = contrato('POST /sac/enderecos/:idCli', {
  acao: 'CADASTRA_ENDERECO_ENTREGA',
  descricao: 'Cadastra um endereço de entrega de um cliente',
  muda: ['enderecos'],
  params: paramsDoCliente,
  corpo: dadosDoEndereco,
  resposta: enderecoDeEntrega,
})

/** END-01 'Salvar' and 'Remover endereço selecionado': null goes back to the customer's own address. */
export const selecionarEnderecoDeEntrega = contrato('PUT /sac/enderecos/:idCli/selecionado', {
  acao: 'CADASTRA_ENDERECO_ENTREGA',
  descricao: 'Diz a qual endereço se entrega ao cliente, se nada for dito',
  muda: ['enderecos'],
  params: paramsDoCliente,
  corpo: z.object({ id: z.nullable(campoId) }),
  resposta: listaCompleta(enderecoDeEntrega),
})

/** END-01 It leaves the list; what was delivered there keeps it. */
export const excluirEnderecoDeEntrega = contrato('DELETE /sac/enderecos/:idCli/:idEnd', {
  acao: 'CADASTRA_ENDERECO_ENTREGA',
  descricao: 'Tira um endereço de entrega da lista de um cliente',
  muda: ['enderecos'],
  params: z.object({ idCli: campoId, idEnd: campoId }),
  corpo: z.object({ versao: z.optional(campoVersao) }),
  resposta: listaCompleta(enderecoDeEntrega),
})

/**
 * API-09, CAD-09 What the chain of sources knows of a CEP, in the shape that the public service made common. Not found is an answer
 * (`erro`), as a CEP nobody could ask for is: neither stops whoever is typing.
 */
export const consultarCep = contrato('GET /sac/cep/:cep', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Endereço de um CEP, da primeira fonte que responder',
  le: [],
  params: z.object({ cep: campoCep }),
  limitePorMinuto: 60,
  resposta: z.object({
    cep: z.string(),
    logradouro: z.string(),
    complemento: z.string(),
    bairro: z.string(),
    localidade: z.string(),
    uf: z.string(),
    ibge: z.string(),
    /** Nothing was found, or nobody answered: only the CEP comes back. */
    erro: z.optional(z.enum(['NAO_ENCONTRADO', 'INDISPONIVEL'])),
    /** Which source told it; null with `erro`. */
    fonte: z.nullable(z.string()),
  }),
})
