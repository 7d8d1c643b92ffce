import { formatarDataHora, hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { FORMATOS_DO_RELATORIO, type FormatoDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { FastifyReply } from 'fastify'
import { type Passagem, passarPorArquivo } from '../../platform/arquivos/passagem.ts'
import { enviarArquivo } from '../../platform/http/enviar-arquivo.ts'
import { desenharCampos } from '../../platform/pdf/campos.ts'
import { type Documento, desenharDocumento, paragrafo } from '../../platform/pdf/documento.ts'
import { desenharTabela } from '../../platform/pdf/tabela.ts'
import { CORES } from '../../platform/pdf/texto.ts'
import type { ColunaDaPlanilha, LinhaDaPlanilha } from '../../platform/planilha/coluna.ts'
import { escreverCsv } from '../../platform/planilha/csv.ts'
import { escreverXlsx } from '../../platform/planilha/xlsx.ts'
import { criarVez } from '../../platform/vez.ts'
import type { ColunaDoRelatorio, TipoDeColuna } from './coluna.ts'
import {
  arredondarCelula,
  CASAS_DAS_HORAS,
  type CasasDoRelatorio,
  ehNumero,
  formatarCelula,
} from './formatar-celula.ts'
import {
  correrRelatorio,
  montarRelatorio,
  type PedidoDeRelatorio,
  type RelatorioCorrido,
  type RelatorioPronto,
} from './montar-relatorio.ts'
import type { LinhaDoRelatorio } from './queries-execucao.ts'

/** A spreadsheet is for computing, a PDF for printing: nobody prints more than this. */
const LINHAS_DO_ARQUIVO: Record<FormatoDoRelatorio, number> = { csv: 50_000, xlsx: 50_000, pdf: 1_500 }

/** A report as a file that is ready to go, before anything of it went. */
type ArquivoDoRelatorio = {
  nome: string
  total: number
  conteudo: Passagem | Buffer
}

// Each holds a connection and the processor for seconds: the others wait without holding anything.
const emSuaVez = criarVez({ aoMesmoTempo: 1, esperando: 30 })

/** REL-01 The report under its own name, made whole. */
export function gerarArquivoDoRelatorio(
  circunstancia: Parameters<typeof montarRelatorio>[0],
  pedido: PedidoDeRelatorio,
  formato: FormatoDoRelatorio,
): Promise<ArquivoDoRelatorio> {
  const nomear = ({ titulo, geradoEm }: Pick<RelatorioPronto, 'titulo' | 'geradoEm'>) =>
    `${nomeDoArquivo(titulo)}-${hojeEm(geradoEm)}.${formato}`
  const limite = LINHAS_DO_ARQUIVO[formato]
  return emSuaVez(async () => {
    if (formato !== 'pdf')
      return correrRelatorio(circunstancia, pedido, limite, async (relatorio) => ({
        nome: nomear(relatorio),
        total: relatorio.total,
        conteudo: await passarPorArquivo(planilha(relatorio, formato)),
      }))
    const relatorio = await montarRelatorio(circunstancia, pedido, limite)
    return { nome: nomear(relatorio), total: relatorio.total, conteudo: await desenharRelatorio(relatorio) }
  })
}

/** Of one that is not sent after all. */
export async function abandonarArquivo({ conteudo }: ArquivoDoRelatorio): Promise<void> {
  if ('fechar' in conteudo) await conteudo.fechar()
}

export function enviarArquivoDoRelatorio(
  resposta: FastifyReply,
  { nome, total, conteudo }: ArquivoDoRelatorio,
  formato: FormatoDoRelatorio,
): FastifyReply {
  resposta.header('x-total-de-linhas', total)
  return enviarArquivo(resposta, {
    nome,
    midia: FORMATOS_DO_RELATORIO[formato].midia,
    conteudo: 'ler' in conteudo ? conteudo.ler() : conteudo,
  })
}

const nomeDoArquivo = (titulo: string) =>
  titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'relatorio'

const NA_PLANILHA: Record<TipoDeColuna, ColunaDaPlanilha['tipo']> = {
  texto: 'texto',
  codigo: 'texto',
  inteiro: 'numero',
  quantidade: 'numero',
  dinheiro: 'numero',
  percentual: 'numero',
  horas: 'numero',
  data: 'data',
  mes: 'texto',
  telefone: 'texto',
  protocolo: 'texto',
}

const LARGURA: Partial<Record<TipoDeColuna, number>> = { texto: 32, codigo: 12, telefone: 18, protocolo: 18 }

function planilha(relatorio: RelatorioCorrido, formato: 'csv' | 'xlsx') {
  const colunas = relatorio.colunas.map(({ titulo, tipo }) => ({
    titulo,
    tipo: NA_PLANILHA[tipo],
    ...((tipo === 'dinheiro' || tipo === 'percentual') && { casas: relatorio.casas[tipo] }),
    ...(tipo === 'horas' && { casas: CASAS_DAS_HORAS }),
    largura: LARGURA[tipo] ?? 16,
  }))
  const escrever = formato === 'csv' ? escreverCsv : escreverXlsx
  return escrever(colunas, linhasDaPlanilha(relatorio))
}

const COMO_SE_LEEM: ReadonlySet<TipoDeColuna> = new Set(['mes', 'telefone', 'protocolo'])

/** Numbers and dates go as they are, to be computed with, rounded as the page rounds them; other texts as people read them. */
function celula({ chave, tipo }: ColunaDoRelatorio, linha: LinhaDoRelatorio, casas: CasasDoRelatorio) {
  const valor = linha[chave]
  if (valor === null || valor === undefined) return null
  return COMO_SE_LEEM.has(tipo) ? formatarCelula(tipo, valor, casas) : arredondarCelula(tipo, valor, casas)
}

async function* linhasDaPlanilha(relatorio: RelatorioCorrido): AsyncGenerator<LinhaDaPlanilha> {
  let escritas = 0
  for await (const linha of relatorio.linhas) {
    escritas++
    yield relatorio.colunas.map((coluna) => celula(coluna, linha, relatorio.casas))
  }
  const { colunas, casas, totais } = relatorio
  if (totais) yield colunas.map((coluna, i) => (i === 0 ? TOTAL : celula(coluna, totais, casas)))
  const deFora = sobra(relatorio.total - escritas)
  if (deFora) yield [deFora]
}

/** REL-01 Of all rows, also of those that were left out: the last row of every file. */
const TOTAL = 'Total'

const sobra = (quantas: number): string | null =>
  quantas > 0 ? `Mais ${formatarNumero(quantas)} linhas ficaram de fora.` : null

const COLUNAS_DE_PE = 6
// In points; a text shares what these leave.
const LARGURA_NO_PDF: Partial<Record<TipoDeColuna, number>> = {
  codigo: 48,
  inteiro: 52,
  quantidade: 60,
  dinheiro: 70,
  percentual: 56,
  horas: 60,
  data: 58,
  mes: 48,
  telefone: 78,
  protocolo: 74,
}
const FILTROS_POR_FILA = 4

function desenharRelatorio(relatorio: RelatorioPronto): Promise<Buffer> {
  const { titulo, colunas, geradoEm, geradoPor, negocio } = relatorio
  const quando = `Gerado em ${formatarDataHora(geradoEm.toISOString())} por ${geradoPor}.`
  const dados = {
    titulo,
    autor: negocio,
    criadoEm: geradoEm,
    rodape: `${negocio} · ${quando}`,
    continuacao: titulo,
    deitado: colunas.length > COLUNAS_DE_PE,
  }
  return desenharDocumento(dados, (doc) => encherRelatorio(doc, relatorio))
}

async function encherRelatorio(doc: Documento, relatorio: RelatorioPronto): Promise<void> {
  const { titulo, assunto, colunas, filtros } = relatorio
  paragrafo(doc, titulo, { tamanho: 16, peso: 'negrito' })
  if (assunto) paragrafo(doc, assunto, { tamanho: 10, peso: 'seminegrito' })
  paragrafo(doc, relatorio.descricao, { cor: CORES.suave })
  doc.y += 8
  for (let i = 0; i < filtros.length; i += FILTROS_POR_FILA)
    desenharCampos(
      doc,
      filtros.slice(i, i + FILTROS_POR_FILA).map(({ label, texto }) => ({ rotulo: label, valor: texto })),
    )
  doc.y += 6
  await desenharTabela(doc, colunas.map(colunaDoPdf), filasDoPdf(relatorio))
  const deFora = sobra(relatorio.total - relatorio.linhas.length)
  if (deFora) paragrafo(doc, deFora, { cor: CORES.suave })
}

function colunaDoPdf({ titulo, tipo }: ColunaDoRelatorio) {
  const largura = LARGURA_NO_PDF[tipo]
  return { titulo, numero: ehNumero(tipo), ...(largura !== undefined && { largura }) }
}

function* filasDoPdf({ colunas, linhas, totais, casas }: RelatorioPronto): Generator<string[]> {
  for (const linha of linhas)
    yield colunas.map(({ tipo, chave }) => formatarCelula(tipo, linha[chave], casas))
  if (!totais) return
  yield colunas.map(({ tipo, chave }, i) => {
    if (i === 0) return TOTAL
    return Object.hasOwn(totais, chave) ? formatarCelula(tipo, totais[chave], casas) : ''
  })
}
