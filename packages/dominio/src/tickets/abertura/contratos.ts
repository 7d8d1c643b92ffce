import * as z from 'zod/mini'
import { EXTENSOES_DE_ANEXO } from '../../arquivos/anexos.ts'
import { MAXIMO_DE_ITENS_DO_TICKET, TAMANHO_DE_PAGINA, TAMANHO_MAXIMO } from '../../constantes.ts'
import { contrato } from '../../contrato.ts'
import { lista, pagina, termoDePesquisa } from '../../listas/esquemas.ts'
import { MENSAGENS } from '../../mensagens.ts'
import { MAIOR_NUMERO } from '../../notas/chave.ts'
import { campoData, campoId, campoQuantidade, texto } from '../../validacao.ts'
import { TAMANHO_DA_MENSAGEM } from '../esquemas.ts'

export const TAMANHO_DO_ASSUNTO = 120
export const MAXIMO_DE_NOTAS = 100
const MAXIMO_DE_ANEXOS = 60
const MAXIMO_DE_DIAS_DE_ATRASO = 365
const NOTAS_POR_PAGINA = 10

const observacoes = texto(0, TAMANHO_MAXIMO.observacoes)
const campoNumeroDaNota = campoId.check(z.maximum(MAIOR_NUMERO, MENSAGENS.invalido))
const escolhaDeMotivo = z.optional(z.nullable(z.object({ id: campoId, obs: z.optional(observacoes) })))
const idOpcional = z.optional(z.nullable(campoId))
const textoOpcional = (maximo: number) => z.optional(z.nullable(texto(0, maximo)))

/** NOV-07 Checked in full by the rules: which fields are required depends on who opens. */
const consumidorFinal = z.object({
  documento: textoOpcional(20),
  nome: textoOpcional(120),
  email: textoOpcional(120),
  telefone: textoOpcional(20),
  data_nascimento: textoOpcional(10),
})

/** ENT-03 A product of an invoice, as submitted; `produto_id` is the item of the invoice. */
const itemEnviado = z.object({
  produto_id: campoId,
  motivo_id: idOpcional,
  nfe: z.optional(campoId),
  descricao: textoOpcional(200),
  qtd_comprada: z.optional(campoQuantidade),
  qtd_solicitada: campoQuantidade,
  obs: z.optional(observacoes),
})

const itemAvulso = z.object({
  produto_id: campoId,
  descricao: textoOpcional(200),
  codigo_barras: textoOpcional(40),
})

/** An invoice by its id, or by its number among those of the customer and branch. */
const notaEscolhida = z.union([z.object({ id: campoId }), z.object({ numNf: campoNumeroDaNota })])

/** ENT-01 What the wizard sends, in its short form; the rules of each step run over this on both sides. */
export const dadosDaAbertura = z.object({
  idTipo: campoId,
  assunto: textoOpcional(TAMANHO_DO_ASSUNTO),
  motivo1: escolhaDeMotivo,
  motivo2: escolhaDeMotivo,
  motivo3: escolhaDeMotivo,
  motivo4: escolhaDeMotivo,
  motivo5: escolhaDeMotivo,
  idCli: idOpcional,
  idFil: idOpcional,
  /** Key of the origin; 'SAC' is the portal itself. */
  origem: z._default(texto(1, 40), 'SAC'),
  consumidorFinal: z.optional(z.nullable(consumidorFinal)),
  /** ALC-01 Whom the answers go to by mail: left out, the customer's main address; empty, nobody. */
  contato: z.optional(z.object({ nome: textoOpcional(120), email: texto(0, 254) })),
  transportadora_id: idOpcional,
  mensagem: textoOpcional(TAMANHO_DA_MENSAGEM),
  responsavel_prorrogacao: z.optional(z.nullable(z.enum(['TRANSPORTADORA', 'REPRESENTANTE']))),
  responsavel_prorrogacao_id: idOpcional,
  dias_atraso_prorrogacao: z.optional(
    z.nullable(
      z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(MAXIMO_DE_DIAS_DE_ATRASO)),
    ),
  ),
  itens: z._default(z.array(itemEnviado).check(z.maxLength(MAXIMO_DE_ITENS_DO_TICKET)), []),
  itensAvulsos: z._default(z.array(itemAvulso).check(z.maxLength(MAXIMO_DE_ITENS_DO_TICKET)), []),
  /** ENT-03 Invoices chosen as a whole. */
  notas: z._default(z.array(notaEscolhida).check(z.maxLength(MAXIMO_DE_NOTAS)), []),
  /** Which files belong to which product: position of the file in `arquivos` → id of the product in `itens`. */
  arquivosDosItens: z._default(
    z
      .array(
        z.object({
          arquivo: z.coerce
            .number<string | number>()
            .check(z.int(), z.minimum(0), z.maximum(MAXIMO_DE_ANEXOS - 1)),
          produto_id: campoId,
        }),
      )
      .check(z.maxLength(MAXIMO_DE_ANEXOS)),
    [],
  ),
})

export type DadosDaAbertura = z.output<typeof dadosDaAbertura>

const CHAVE_OU_NOME = 200
const doMenu = z.object({ key: textoOpcional(CHAVE_OU_NOME), description: textoOpcional(CHAVE_OU_NOME) })
const doTipo = z.object({ id: campoId, chave: textoOpcional(CHAVE_OU_NOME) })
const daTransportadora = z.object({ id: campoId, razSoc: textoOpcional(CHAVE_OU_NOME) })
const ouNada = <T extends z.ZodMiniType>(esquema: T) => z.optional(z.nullable(esquema))
/** The id alone, or what was chosen with its observation. */
const motivoNoFio = ouNada(z.union([campoId, z.object({ id: campoId, obs: z.optional(observacoes) })]))

/** ENT-01, ENT-03 The state of the wizard by the specification's own names, or shorter; `lerAbertura` makes one of both. */
const corpoDaAbertura = z.extend(dadosDaAbertura, {
  idTipo: idOpcional,
  tipo: ouNada(z.union([texto(0, CHAVE_OU_NOME), doTipo])),
  menu: ouNada(z.union([texto(0, CHAVE_OU_NOME), doMenu])),
  motivo1: motivoNoFio,
  motivo2: motivoNoFio,
  motivo3: motivoNoFio,
  motivo4: motivoNoFio,
  motivo5: motivoNoFio,
  cliente: ouNada(z.object({ id: campoId })),
  filial: ouNada(z.object({ idFil: campoId })),
  transportadora: ouNada(daTransportadora),
  representante_id: idOpcional,
  itensAvulsos: z._default(
    z
      .array(z.union([itemAvulso, z.object({ id: campoId, display: textoOpcional(300) })]))
      .check(z.maxLength(MAXIMO_DE_ITENS_DO_TICKET)),
    [],
  ),
  notas: z._default(
    z
      .array(
        z.union([
          z.object({ id: campoId }),
          z.object({ numNf: campoNumeroDaNota, transportadora: ouNada(daTransportadora) }),
        ]),
      )
      .check(z.maxLength(MAXIMO_DE_NOTAS)),
    [],
  ),
  /** Files travel as multipart; a list of them in JSON would be of nothing. */
  arquivos: z.optional(z.array(z.null()).check(z.maxLength(0, MENSAGENS.arquivosEmMultipart))),
  todosArquivos: z.optional(z.array(z.null()).check(z.maxLength(0, MENSAGENS.arquivosEmMultipart))),
})

export type AberturaNoFio = z.output<typeof corpoDaAbertura>

const aberto = z.object({ id: z.number(), protocolo: z.string(), message: z.string() })

/** API-02 Multipart with files, or JSON. */
export const abrirTicketPeloPortal = contrato('POST /sac/tickets', {
  acao: 'TICKET_ABRIR',
  descricao: 'Abre um ticket',
  muda: ['tickets', 'itens'],
  corpo: corpoDaAbertura,
  arquivos: { campo: 'arquivos', maximo: MAXIMO_DE_ANEXOS, extensoes: EXTENSOES_DE_ANEXO },
  resposta: z.extend(aberto, { data: aberto }),
})

/** ENT-02 A product of an invoice to choose from; `qtd` is what may still be returned. */
const produtoDaNota = z.object({
  id: z.number(),
  idExibicao: z.string(),
  descNF: z.string(),
  marca: z.string(),
  unidade: z.string(),
  valor_sem_imposto: z.number(),
  valor_unitario: z.number(),
  qtd: z.number(),
  qtd_comprada: z.number(),
  qtd_devolvida: z.number(),
  numNF: z.number(),
  idImagem: z.string(),
  indisponivel: z.boolean(),
  anexo_obrigatorio: z.boolean(),
})
export type ProdutoDaNota = z.output<typeof produtoDaNota>

const titulo = z.object({ nro: z.string(), dtVenc: z.string(), valor: z.number() })

export const notaParaEscolher = z.object({
  id: z.number(),
  chave: z.string(),
  numNf: z.number(),
  dtSai: z.string(),
  /** `desc` is what tells branches of one company apart. */
  filial: z.object({ idFil: z.number(), razSoc: z.string(), desc: z.string() }),
  qtdeIt: z.number(),
  vlTot: z.number(),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string() }),
  transportadora: z.nullable(z.object({ id: z.number(), razSoc: z.string() })),
  titulos: z.optional(z.array(titulo)),
})
export type NotaParaEscolher = z.output<typeof notaParaEscolher>

const paramsDoCliente = z.object({ idCli: campoId, idFil: campoId })
const tipoTicket = { tipoTicket: z.optional(campoId) }

export const listarNotasDoCliente = contrato('GET /sac/tickets/notasfiscais/:idCli/:idFil', {
  acao: 'TICKET_ABRIR',
  descricao: 'Notas fiscais de um cliente em uma filial, para abrir um ticket',
  le: ['itens', 'notas'],
  params: paramsDoCliente,
  query: z.object({
    numero: z.optional(texto(0, 60)),
    dtInicial: z.optional(campoData),
    dtFinal: z.optional(campoData),
    /** Code, reference or description of a product in the invoice; a number finds its id too. */
    idProd: z.optional(texto(0, 100)),
    withTitulos: z._default(z.stringbool(), false),
    ...tipoTicket,
    ...pagina(NOTAS_POR_PAGINA),
  }),
  resposta: lista(notaParaEscolher),
})

/** API-03 An invoice by its id or number, with its products and what each still allows. */
export const obterNotaParaTicket = contrato('GET /sac/tickets/notasfiscais/:numNf', {
  acao: 'TICKET_ABRIR',
  descricao: 'Produtos de uma nota fiscal, com o saldo para devolução',
  le: ['itens', 'notas'],
  params: z.object({ numNf: campoId }),
  query: z.object({ ...tipoTicket, idCli: z.optional(campoId) }),
  resposta: z.extend(notaParaEscolher, { produtos: z.array(produtoDaNota) }),
})

/** API-03 Products bought by a customer, over their invoices. */
export const pesquisarProdutosDasNotas = contrato('GET /sac/tickets/produtos-nota/:idCli/:idFil', {
  acao: 'TICKET_ABRIR',
  descricao: 'Produtos comprados por um cliente, nas suas notas',
  le: ['itens', 'notas'],
  params: paramsDoCliente,
  query: z.object({ q: termoDePesquisa, ...tipoTicket, ...pagina(NOTAS_POR_PAGINA) }),
  resposta: lista(produtoDaNota),
})

export const pesquisarAvulsos = contrato('GET /sac/tickets/produtos-avulsos', {
  acao: 'TICKET_ABRIR',
  descricao: 'Produtos que podem entrar em um ticket sem nota',
  le: [],
  query: z.object({ q: termoDePesquisa, ...pagina(TAMANHO_DE_PAGINA.avulsos) }),
  resposta: lista(
    z.object({
      id: z.number(),
      display: z.string(),
      idExibicao: z.string(),
      descricao: z.string(),
      codigo_barras: z.string(),
      marca: z.string(),
      idImagem: z.string(),
    }),
  ),
})

/** API-03 Customers for whom a ticket of that type may be opened. */
export const pesquisarClientesDoTicket = contrato('GET /sac/tickets/clientes', {
  acao: 'TICKET_ABRIR',
  descricao: 'Clientes para abrir um ticket, com as filiais que os atendem',
  le: ['vinculo'],
  query: z.object({ q: termoDePesquisa, tipo: z.optional(campoId), id: z.optional(campoId), ...pagina(10) }),
  resposta: lista(
    z.object({
      id: z.number(),
      fant: z.string(),
      razSoc: z.string(),
      cnpj: z.string(),
      cid: z.string(),
      uf: z.string(),
      filiaisSac: z.array(z.object({ idFil: z.number(), razSoc: z.string(), desc: z.string() })),
    }),
  ),
})
