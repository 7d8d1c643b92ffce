import type { AssuntoAjustado, ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { type OpcaoDoCampo, SIM, valorGuardado } from '@balcao/dominio/ajustes/campo'
import {
  type CampoDaTabela,
  type DescricaoDaTabela,
  type LinhaDaTabela,
  nomeDaLinha,
  simOuNao,
} from '@balcao/dominio/ajustes/tabela'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'

/** What a subject of rows is kept in: its fields by the names of the description, and what every such table has. */
export type TabelaDeLinhas = PgTable &
  Record<'id' | 'versao' | 'atualizadoEm' | 'atualizadoPor', PgColumn> &
  ({ ativo: PgColumn } | { ativa: PgColumn })

/** Whether it is in use, as the gender of its noun writes it. */
const emUsoDe = (tabela: TabelaDeLinhas): 'ativo' | 'ativa' => ('ativo' in tabela ? 'ativo' : 'ativa')
export const colunaDeEmUso = (tabela: TabelaDeLinhas): PgColumn => colunaDe(tabela, emUsoDe(tabela))

type Problemas = Record<string, string>

/** A subject, as the server knows it. */
export type Assunto = {
  assunto: AssuntoAjustado
  descricao: DescricaoDaTabela
  tabela: TabelaDeLinhas
  /** Of fields whose choices only the business has. */
  escolhas?: Readonly<Record<string, (banco: Executor) => Promise<readonly OpcaoDoCampo[]>>>
  /** What would break without it today, each in a few words; nothing when it may go. */
  usos: (banco: Executor, id: number, hoje: string) => Promise<string[]>
  /** Columns that nobody fills in. */
  completar?: (valores: ValoresDoAjuste, outras: readonly Linha[]) => Record<string, string>
  /** As what was written will be read again. */
  aoGuardar?: (valores: ValoresDoAjuste) => ValoresDoAjuste
  /** Fields that are kept in tables of their own. */
  aParte?: {
    campos: readonly string[]
    /** Of every row that was read. */
    ler: (banco: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, ValoresDoAjuste>>
    gravar: (tx: Tx, id: number, valores: ValoresDoAjuste) => Promise<void>
  }
  /** What only the database knows to be wrong, by field; of a row that exists, beside what it said. */
  conferir?: (banco: Executor, caso: { valores: ValoresDoAjuste; atual: Linha | null }) => Promise<Problemas>
  /** What only the database knows to be in its way, when it comes back into use. */
  impede?: (banco: Executor, linha: Linha) => Promise<string | null>
  /** Columns that follow from what was written, whenever it is. */
  derivar?: (valores: ValoresDoAjuste) => Record<string, unknown>
}

/** What the server adds to the description. */
export type MaosDoAssunto = Omit<Assunto, 'assunto' | 'descricao'>

/** Its values as texts, the way the audit keeps them. */
export type Linha = LinhaDaTabela & { ordem: number }

/** A subject as it stands: the fields with today's choices, and every row. */
export type Tabela = { campos: Record<string, CampoDaTabela>; linhas: Linha[] }

export const colunaDe = (tabela: TabelaDeLinhas, campo: string): PgColumn => {
  const coluna = (tabela as unknown as Record<string, PgColumn | undefined>)[campo]
  if (!coluna) throw new Error(`a tabela não tem a coluna do campo ${campo}`)
  return coluna
}

/** The fields with the choices of the business put in. */
async function camposComEscolhas(
  banco: Executor,
  { descricao, escolhas = {} }: Assunto,
): Promise<Record<string, CampoDaTabela>> {
  const prontos: Record<string, CampoDaTabela> = { ...descricao.campos }
  for (const [nome, ler] of Object.entries(escolhas)) {
    const campo = prontos[nome]
    if (campo?.especie === 'texto')
      prontos[nome] = { ...campo, sugestoes: (await ler(banco)).map((opcao) => opcao.nome) }
    if (campo?.especie === 'escolha' || campo?.especie === 'varios')
      prontos[nome] = { ...campo, opcoes: await ler(banco) }
    const [dono = '', chave = ''] = nome.split('.')
    const pequena = prontos[dono]
    if (chave && pequena?.especie === 'linhas')
      prontos[dono] = comEscolhasNaColuna(pequena, chave, await ler(banco))
  }
  return prontos
}

function comEscolhasNaColuna(
  campo: Extract<CampoDaTabela, { especie: 'linhas' }>,
  chave: string,
  opcoes: readonly OpcaoDoCampo[],
): CampoDaTabela {
  const coluna = campo.colunas[chave]
  if (coluna?.especie !== 'escolha') throw new Error(`a coluna ${chave} não é de escolher`)
  return { ...campo, colunas: { ...campo.colunas, [chave]: { ...coluna, opcoes } } }
}

/** Of a large subject: the row itself, and those that what is written would be in the way of. */
export type Essas = { id?: number; valores?: ValoresDoAjuste | undefined }

function soEssas(
  { descricao, tabela }: Assunto,
  campos: Record<string, CampoDaTabela>,
  { id, valores = {} }: Essas,
): SQL | undefined {
  const iguais = descricao.unico.map((nome) => {
    const campo = campos[nome]
    return campo && valores[nome]
      ? eq(colunaDe(tabela, nome), valorGuardado(campo, valores[nome]))
      : sql`false`
  })
  return or(id === undefined ? undefined : eq(tabela.id, id), and(...iguais))
}

/** All of them, the retired ones too, in the order in which people see them; of a large subject only what is asked for. */
export async function lerTabela(banco: Executor, assunto: Assunto, essas: Essas = {}): Promise<Tabela> {
  const { descricao, tabela } = assunto
  const campos = await camposComEscolhas(banco, assunto)
  const quais = descricao.paginada ? (soEssas(assunto, campos, essas) ?? sql`false`) : undefined
  const lidas = await banco
    .select({
      linha: tabela as PgTable,
      // By its whole name: a query over one table alone leaves its own out, and whoever changed has such a column too.
      quem: sql<string | null>`(select quem.nome from colaborador quem
        where quem.id = ${tabela}.${sql.identifier(tabela.atualizadoPor.name)})`,
    })
    .from(tabela as PgTable)
    .where(quais)
    .orderBy(...ordemDe(descricao, tabela), asc(tabela.id))
  const aParte = await assunto.aParte?.ler(
    banco,
    lidas.map(({ linha }) => Number(linha.id)),
  )
  const linhas = lidas.map(({ linha, quem }) => {
    const colunas = { ...linha, ...aParte?.get(Number(linha.id)) } as Record<string, unknown>
    const valores = Object.fromEntries(
      Object.entries(campos).map(([nome, campo]) => [nome, valorGuardado(campo, emTexto(colunas[nome]))]),
    )
    return {
      id: Number(colunas.id),
      versao: Number(colunas.versao),
      ativo: Boolean(colunas[emUsoDe(tabela)]),
      nome: nomeDaLinha(descricao, campos, valores),
      valores,
      ordem: Number(colunas.ordem ?? 0),
      datahora_atualizacao: (colunas.atualizadoEm as Date).toISOString(),
      atualizadaPor: quem,
    }
  })
  return { campos, linhas }
}

function ordemDe({ ordem }: DescricaoDaTabela, tabela: TabelaDeLinhas): SQL[] {
  if (ordem === 'propria') return [asc(colunaDe(tabela, 'ordem'))]
  return ordem.map((campo) => {
    const coluna = colunaDe(tabela, campo)
    return asc(coluna.dataType === 'string' ? emOrdemAlfabetica(coluna) : coluna)
  })
}

function emTexto(valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  if (Array.isArray(valor)) return valor.join('/')
  return typeof valor === 'boolean' ? simOuNao(valor) : String(valor)
}

function emColuna(coluna: PgColumn, texto: string): unknown {
  if (coluna.dataType === 'boolean') return texto === SIM
  if (coluna.dimensions) return texto === '' ? [] : texto.split('/').map(Number)
  if (texto === '' && !coluna.notNull) return null
  return coluna.dataType.startsWith('number') ? Number(texto.replace(',', '.')) : texto
}

/** Whoever changes one row looks at the others: one at a time in each subject. */
export async function travarAssunto(tx: Tx, { assunto }: Assunto): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ajuste:${assunto}`}, 0))`)
}

const colunasDe = ({ tabela, aParte }: Assunto, valores: ValoresDoAjuste) =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([campo, valor]) =>
      aParte?.campos.includes(campo) ? [] : [[campo, emColuna(colunaDe(tabela, campo), valor ?? '')]],
    ),
  )

async function gravarAParte(
  tx: Tx,
  { aParte }: Assunto,
  id: number,
  valores: ValoresDoAjuste,
): Promise<void> {
  if (aParte && Object.keys(valores).some((campo) => aParte.campos.includes(campo)))
    await aParte.gravar(tx, id, valores)
}

export async function inserirLinha(
  tx: Tx,
  autoria: Autoria,
  assunto: Assunto,
  { valores, completada, ordem }: { valores: ValoresDoAjuste; completada: object; ordem: number },
): Promise<number> {
  const quem = {
    ...deQuemCria(autoria),
  }
  const [linha] = await tx
    .insert(assunto.tabela as PgTable)
    .values({
      ...colunasDe(assunto, valores),
      ...completada,
      ...(assunto.descricao.ordem === 'propria' && { ordem }),
      ...quem,
    })
    .returning({ id: assunto.tabela.id })
  if (!linha) throw new Error('a linha não foi gravada')
  await gravarAParte(tx, assunto, Number(linha.id), valores)
  return Number(linha.id)
}

export async function gravarLinha(
  tx: Tx,
  autoria: Autoria,
  assunto: Assunto,
  id: number,
  mudanca: { valores?: ValoresDoAjuste; ativo?: boolean; derivadas?: object },
): Promise<void> {
  const { tabela } = assunto
  await tx
    .update(tabela as PgTable)
    .set({
      ...colunasDe(assunto, mudanca.valores ?? {}),
      ...mudanca.derivadas,
      ...(mudanca.ativo !== undefined && { [emUsoDe(tabela)]: mudanca.ativo }),
      ...deQuemMuda(autoria),
      versao: sql`${tabela.versao} + 1`,
    })
    .where(eq(tabela.id, id))
  await gravarAParte(tx, assunto, id, mudanca.valores ?? {})
}

/** Their places, as they now stand one after the other; a row that only made room stays in the version that people saw. */
export async function gravarOrdem(tx: Tx, { tabela }: Assunto, linhas: readonly Linha[]): Promise<void> {
  for (const [ordem, linha] of linhas.entries())
    if (linha.ordem !== ordem)
      await tx
        .update(tabela as PgTable)
        .set({ ordem })
        .where(eq(tabela.id, linha.id))
}
