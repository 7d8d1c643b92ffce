import * as z from 'zod/mini'
import type { CampoDoAjuste } from '../ajustes/campo.ts'
import { contrato } from '../contrato.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { pagina, paginator } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoData, campoId, texto } from '../validacao.ts'
import { ARREDONDAMENTOS, type Arredondamento, MAIOR_PERCENTUAL, MENOR_PERCENTUAL } from './mudar-varios.ts'

const MAIOR_MARCA = 120
const MAXIMO_DE_ESCOLHAS = 50
const CASAS = 4
/** In one change, so that it is one transaction of seconds. */
export const MAXIMO_DE_PRECOS = 50_000

/** ADM-07 Why so many are not changed at once; null when they are. Nobody need count further than one more. */
export const demaisDeUmaVez = (quantos: number): string | null =>
  quantos > MAXIMO_DE_PRECOS
    ? `São mais de ${formatarNumero(MAXIMO_DE_PRECOS)} preços: escolha marcas ou famílias.`
    : null

/** As the audit tells a change of many prices. */
export const CAMPOS_DA_MUDANCA: Readonly<Record<string, CampoDoAjuste>> = {
  percentual: { especie: 'texto', tamanho: 20, nome: 'Percentual', ajuda: '' },
  marcas: { especie: 'texto', tamanho: 4000, vazio: 'todas', nome: 'Marcas', ajuda: '' },
  familias: { especie: 'texto', tamanho: 4000, vazio: 'todas', nome: 'Famílias', ajuda: '' },
  arredondamento: { especie: 'texto', tamanho: 40, nome: 'Arredondamento', ajuda: '' },
  desde: { especie: 'data', nome: 'Desde', ajuda: '' },
  precos: { especie: 'inteiro', minimo: 0, maximo: MAXIMO_DE_PRECOS, nome: 'Preços mudados', ajuda: '' },
}

const percentual = z.coerce.number<string | number>(MENSAGENS.invalido).check(
  z.minimum(MENOR_PERCENTUAL, MENSAGENS.numeroMinimo(MENOR_PERCENTUAL)),
  z.maximum(MAIOR_PERCENTUAL, MENSAGENS.numeroMaximo(MAIOR_PERCENTUAL)),
  z.refine((valor) => valor !== 0 && Number(valor.toFixed(CASAS)) === valor, MENSAGENS.invalido),
)
const nomes = z._default(z.array(texto(1, MAIOR_MARCA)).check(z.maxLength(MAXIMO_DE_ESCOLHAS)), [])
const chaves = Object.keys(ARREDONDAMENTOS) as [Arredondamento, ...Arredondamento[]]

export const MUDANCA_DIGITADA = z.object({
  tabela: campoId,
  percentual,
  arredondamento: z._default(z.enum(chaves), 'CENTAVO'),
  desde: campoData,
  marcas: nomes,
  familias: nomes,
})
export type MudancaDigitada = z.output<typeof MUDANCA_DIGITADA>

export const ORDENS_DA_PREVIA = {
  DIFERENCA: 'Maior diferença primeiro',
  CUSTO: 'Abaixo do custo primeiro',
  DESCRICAO: 'Descrição',
} as const

const mudado = z.object({
  idProduto: z.number(),
  idExibicao: z.string(),
  descricao: z.string(),
  valor: z.string(),
  novo: z.string(),
  /** In percent. */
  diferenca: z.number(),
  custo: z.nullable(z.string()),
  abaixoDoCusto: z.boolean(),
})

const RAIZ = '/administracao/comercial/precos/mudar-varios'
const acao = 'COMERCIAL_CONFIGURAR'

export const preverMudancaDePrecos = contrato(`GET ${RAIZ}`, {
  acao,
  descricao: 'O que mudaria se um percentual fosse posto nos preços de uma tabela, sem mudar nada',
  le: ['precos'],
  query: z.extend(MUDANCA_DIGITADA, {
    ordem: z._default(z.enum(Object.keys(ORDENS_DA_PREVIA) as [keyof typeof ORDENS_DA_PREVIA]), 'DIFERENCA'),
    ...pagina(10),
  }),
  resposta: z.object({
    /** Sent with the change: it is of what was seen, or it is not done. */
    versao: z.number(),
    precos: z.number(),
    mudam: z.number(),
    iguais: z.number(),
    sobem: z.number(),
    descem: z.number(),
    abaixoDoCusto: z.number(),
    semCusto: z.number(),
    maiorDiferenca: z.nullable(z.number()),
    menorDiferenca: z.nullable(z.number()),
    /** Those with another price to come, which stays as it is. */
    marcados: z.number(),
    itens: z.array(mudado),
    paginator,
  }),
})

export const mudarVariosPrecos = contrato(`POST ${RAIZ}`, {
  acao,
  descricao: 'Põe um percentual nos preços de uma tabela, de marcas ou famílias, desde um dia',
  muda: ['precos', 'orcamentos'],
  corpo: z.extend(MUDANCA_DIGITADA, { versao: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  resposta: z.object({ message: z.string(), precos: z.number() }),
})

export const opcoesDaMudanca = contrato(`GET ${RAIZ}/opcoes`, {
  acao,
  descricao: 'As marcas e as famílias dos produtos em linha',
  le: ['precos'],
  resposta: z.object({ marcas: z.array(z.string()), familias: z.array(z.string()) }),
})

/** '+5% nas marcas Serra, Sol'. */
export function dizerMudanca({ percentual: quanto, marcas, familias }: MudancaDigitada): string {
  const de = [...marcas, ...familias]
  return `${quanto > 0 ? '+' : ''}${formatarNumero(quanto)}%${de.length > 0 ? ` em ${de.join(', ')}` : ''}`
}
