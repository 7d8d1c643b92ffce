import { Readable } from 'node:stream'
import { formatarDataHora, hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { FORMATOS_DO_RELATORIO, type FormatoDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { FastifyReply } from 'fastify'
import { enviarArquivo } from '../../platform/http/enviar-arquivo.ts'
import { desenharCampos } from '../../platform/pdf/campos.ts'
import { abrirDocumento, concluirDocumento, paragrafo } from '../../platform/pdf/documento.ts'
import { desenharTabela } from '../../platform/pdf/tabela.ts'
import { CORES } from '../../platform/pdf/texto.ts'
import type { ColunaDaPlanilha, LinhaDaPlanilha } from '../../platform/planilha/coluna.ts'
import { escreverCsv } from '../../platform/planilha/csv.ts'
import { escreverXlsx } from '../../platform/planilha/xlsx.ts'
import type { ColunaDoRelatorio, TipoDeColuna } from './coluna.ts'
import { type CasasDoRelatorio, ehNumero, formatarCelula } from './formatar-celula.ts'
import type { RelatorioPronto } from './montar-relatorio.ts'
import type { LinhaDoRelatorio } from './queries-execucao.ts'

/** A spreadsheet is for computing, a PDF for printing: nobody prints more than this. */
export const LINHAS_DO_ARQUIVO: Record<FormatoDoRelatorio, number> = { csv: 50_000, xlsx: 50_000, pdf: 1_500 }

/** The report as a file under its own name. */
export async function enviarArquivoDoRelatorio(
  resposta: FastifyReply,
  relatorio: RelatorioPronto,
  formato: FormatoDoRelatorio,
): Promise<FastifyReply> {
  resposta.header('x-total-de-linhas', relatorio.total)
  return enviarArquivo(resposta, {
    nome: `${nomeDoArquivo(relatorio.titulo)}-${hojeEm(relatorio.geradoEm)}.${formato}`,
    midia: FORMATOS_DO_RELATORIO[formato].midia,
    conteudo: formato === 'pdf' ? await desenharRelatorio(relatorio) : planilha(relatorio, formato),
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
}

const LARGURA: Partial<Record<TipoDeColuna, number>> = { texto: 32, codigo: 12, telefone: 18 }

function planilha(relatorio: RelatorioPronto, formato: 'csv' | 'xlsx'): Readable {
  const colunas = relatorio.colunas.map(({ titulo, tipo }) => ({
    titulo,
    tipo: NA_PLANILHA[tipo],
    ...((tipo === 'dinheiro' || tipo === 'percentual') && { casas: relatorio.casas[tipo] }),
    largura: LARGURA[tipo] ?? 16,
  }))
  const escrever = formato === 'csv' ? escreverCsv : escreverXlsx
  return Readable.from(escrever(colunas, linhasDaPlanilha(relatorio)))
}

/** Numbers and dates go as they are, to be computed with; other texts as people read them. */
function celula({ chave, tipo }: ColunaDoRelatorio, linha: LinhaDoRelatorio, casas: CasasDoRelatorio) {
  const valor = linha[chave]
  if (valor === null || valor === undefined) return null
  return tipo === 'mes' || tipo === 'telefone' ? formatarCelula(tipo, valor, casas) : valor
}

async function* linhasDaPlanilha(relatorio: RelatorioPronto): AsyncGenerator<LinhaDaPlanilha> {
  for (const linha of relatorio.linhas)
    yield relatorio.colunas.map((coluna) => celula(coluna, linha, relatorio.casas))
  const deFora = sobra(relatorio)
  if (deFora) yield [deFora]
}

function sobra({ linhas, total }: RelatorioPronto): string | null {
  return total > linhas.length
    ? `Mais ${formatarNumero(total - linhas.length)} linhas ficaram de fora.`
    : null
}

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
}
const FILTROS_POR_FILA = 4

async function desenharRelatorio(relatorio: RelatorioPronto): Promise<Buffer> {
  const { titulo, assunto, colunas, geradoEm, geradoPor, negocio, filtros } = relatorio
  const quando = `Gerado em ${formatarDataHora(geradoEm.toISOString())} por ${geradoPor}.`
  const doc = abrirDocumento({
    titulo,
    autor: negocio,
    criadoEm: geradoEm,
    rodape: `${negocio} · ${quando}`,
    continuacao: titulo,
    deitado: colunas.length > COLUNAS_DE_PE,
  })
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
  const deFora = sobra(relatorio)
  if (deFora) paragrafo(doc, deFora, { cor: CORES.suave })
  return concluirDocumento(doc)
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
    if (i === 0) return 'Total'
    return Object.hasOwn(totais, chave) ? formatarCelula(tipo, totais[chave], casas) : ''
  })
}
