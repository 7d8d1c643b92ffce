import * as z from 'zod/mini'
import { tipoDeDocumento } from '../brasil/documento.ts'
import { inscricaoGuardada } from '../brasil/inscricao.ts'
import { consultarReceita } from '../cadastros/contratos.ts'
import { campoEmailDaConta, campoNomeDaConta, campoSenhaNova } from '../conta/campos.ts'
import { contrato } from '../contrato.ts'
import { campoCep, campoUf, TAMANHO_DO_ENDERECO } from '../enderecos/campos.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoCpf, campoDocumento, texto } from '../validacao.ts'
import { campoEmailGuardado, campoTelefoneGuardado } from '../validacao-de-contato.ts'
import { CATALOGOS_DE_PARTIDA } from './catalogos.ts'
import { ASSUNTOS_DAS_PENDENCIAS, type ChaveDaPendencia, ENDERECOS_DAS_PENDENCIAS } from './pendencias.ts'

// ADM-09 A database without anybody in it: whoever has the code of the installation sets it up. Whoever guesses would need centuries.
const LIMITE_POR_MINUTO = 20

const MAIOR_NOME = 120
const MAIOR_NOME_DO_NEGOCIO = 60
const MAIOR_INSCRICAO = 30
const MAIOR_BAIRRO = 100

const campoCodigo = texto(1, 40)

export const obterImplantacao = contrato('GET /implantacao', {
  publico: true,
  descricao: 'Se o negócio ainda espera ser implantado',
  le: [],
  resposta: z.object({ pendente: z.boolean() }),
})

export const conferirCodigoDaImplantacao = contrato('POST /implantacao/codigo', {
  publico: true,
  descricao: 'Confere o código que o servidor mostrou ao começar',
  muda: [],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['codigo'],
  corpo: z.object({ codigo: campoCodigo }),
  resposta: z.object({ negocio: z.string() }),
})

const campoCnpj = campoDocumento.check(
  z.refine((documento) => tipoDeDocumento(documento) === 'CNPJ', MENSAGENS.invalido),
)

export const consultarEmpresaDaImplantacao = contrato('POST /implantacao/empresa', {
  publico: true,
  descricao: 'Dados da própria empresa na Receita, para não os digitar',
  muda: [],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['codigo'],
  corpo: z.object({ codigo: campoCodigo, cnpj: campoCnpj }),
  resposta: consultarReceita.resposta,
})

export const provarEmailDaImplantacao = contrato('POST /implantacao/email', {
  publico: true,
  descricao: 'Manda uma mensagem de verdade, com um número, para provar o e-mail',
  muda: [],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['codigo'],
  corpo: z.object({ codigo: campoCodigo, para: campoEmailDaConta }),
  /** Where it went: to a server of mail, or to a folder of this machine, where nobody else reads it. */
  resposta: z.object({ message: z.string(), saiu: z.boolean() }),
})

/** 'ISENTO', or as the state writes it; no point or bar counts. */
const campoInscricao = texto(1, MAIOR_INSCRICAO).check(
  z.overwrite(inscricaoGuardada),
  z.minLength(1, MENSAGENS.invalido),
)

export const implantar = contrato('POST /implantacao', {
  publico: true,
  descricao: 'Cria a filial, quem administra e o catálogo de partida',
  muda: [],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['codigo'],
  corpo: z.object({
    codigo: campoCodigo,
    negocio: texto(2, MAIOR_NOME_DO_NEGOCIO),
    cnpj: campoCnpj,
    razaoSocial: texto(2, MAIOR_NOME),
    filial: texto(2, MAIOR_NOME),
    inscricaoEstadual: campoInscricao,
    simples: z.boolean(),
    cep: campoCep,
    logradouro: texto(1, TAMANHO_DO_ENDERECO.logradouro),
    numero: texto(1, TAMANHO_DO_ENDERECO.numero),
    bairro: texto(1, MAIOR_BAIRRO),
    cidade: texto(2, MAIOR_NOME),
    uf: campoUf,
    telefone: campoTelefoneGuardado,
    emailDaFilial: campoEmailGuardado,
    cpf: campoCpf,
    nome: campoNomeDaConta,
    email: campoEmailDaConta,
    senha: campoSenhaNova,
    /** What the message said; without it the address is not known to be read. */
    numeroDoEmail: z.optional(texto(0, 10)),
    catalogo: z.enum(CATALOGOS_DE_PARTIDA),
  }),
  resposta: z.object({ message: z.string() }),
})

export const listarPendencias = contrato('GET /administracao/pendencias', {
  acao: 'ADMINISTRACAO_VER',
  descricao: 'O que falta para o primeiro ticket, o primeiro orçamento e o primeiro boleto',
  le: [],
  resposta: listaCompleta(
    z.object({
      chave: z.custom<ChaveDaPendencia>(),
      assunto: z.enum(ASSUNTOS_DAS_PENDENCIAS),
      frase: z.string(),
      feita: z.boolean(),
      /** Where it is done; null where nothing of the portal does it. */
      endereco: z.nullable(z.enum(ENDERECOS_DAS_PENDENCIAS)),
    }),
  ),
})
