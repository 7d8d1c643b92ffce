import { cortar } from '@balcao/dominio/formatos/cortar'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import {
  type ColunaDaPlanilha,
  decimalDe,
  type EscritorDePlanilha,
  isoDe,
  type LinhaDaPlanilha,
  textoDe,
  type ValorDaCelula,
} from './coluna.ts'
import { emPedacos } from './pedacos.ts'
import {
  casasDasColunas,
  ESTILOS,
  estiloComCasas,
  fimDaFolha,
  folhaDeEstilos,
  inicioDaFolha,
  letrasDaColuna,
  pastaDeTrabalho,
  RELACOES_DA_PASTA,
  RELACOES_DO_PACOTE,
  TIPOS_DE_CONTEUDO,
} from './xlsx-partes.ts'

// What Excel accepts; beyond these it calls the file corrupt.
const MAXIMO_DE_LINHAS = 1_048_576
const MAXIMO_DE_CARACTERES = 32_767
const ZERO_DO_EXCEL = Date.UTC(1899, 11, 30)
// Excel believes in a 29th of February of 1900: before March its calendar and ours differ.
const PRIMEIRO_DIA_CERTO = 61
const UM_DIA_MS = 86_400_000
// The same list gives the same bytes: no clock inside the file. A zip cannot say an earlier date.
const DATA_DAS_PARTES = new Date(1980, 0, 1)

/** A list as an Excel workbook of one sheet, in pieces: rows are compressed as they come and never kept. */
export const escreverXlsx: EscritorDePlanilha = async function* (colunas, linhas) {
  const prontos: Uint8Array[] = []
  let falha: Error | null = null
  const zip = new Zip((erro, pedaco) => {
    if (erro) falha = erro
    else prontos.push(pedaco)
  })
  function* sair() {
    if (falha) throw falha
    // Small outputs of the compressor go together: fewer, fuller pieces.
    if (prontos.length > 0) yield Buffer.concat(prontos.splice(0))
  }

  acrescentar(zip, '[Content_Types].xml', TIPOS_DE_CONTEUDO)
  acrescentar(zip, '_rels/.rels', RELACOES_DO_PACOTE)
  acrescentar(zip, 'xl/_rels/workbook.xml.rels', RELACOES_DA_PASTA)
  acrescentar(zip, 'xl/styles.xml', folhaDeEstilos(casasDasColunas(colunas)))

  const folha = abrirParte(zip, 'xl/worksheets/sheet1.xml')
  const contagem = { linhas: 0 }
  for await (const pedaco of emPedacos(xmlDaFolha(colunas, linhas, contagem))) {
    folha.push(strToU8(pedaco))
    yield* sair()
  }
  folha.push(strToU8(fimDaFolha(colunas.length, contagem.linhas)), true)
  acrescentar(zip, 'xl/workbook.xml', pastaDeTrabalho(colunas.length, contagem.linhas))
  zip.end()
  yield* sair()
}

function abrirParte(zip: Zip, nome: string): ZipDeflate {
  const parte = new ZipDeflate(nome, { level: 6 })
  parte.mtime = DATA_DAS_PARTES
  zip.add(parte)
  return parte
}

function acrescentar(zip: Zip, nome: string, xml: string): void {
  abrirParte(zip, nome).push(strToU8(xml), true)
}

async function* xmlDaFolha(
  colunas: readonly ColunaDaPlanilha[],
  linhas: AsyncIterable<LinhaDaPlanilha>,
  contagem: { linhas: number },
): AsyncGenerator<string> {
  const letras = colunas.map((_, i) => letrasDaColuna(i + 1))
  const casas = casasDasColunas(colunas)
  const estilos = colunas.map((coluna) =>
    coluna.casas === undefined ? ESTILOS.normal : estiloComCasas(casas, coluna.casas),
  )
  const fila = (celulas: (string | undefined)[]) => `<row r="${contagem.linhas}">${celulas.join('')}</row>`
  contagem.linhas = 1
  yield inicioDaFolha(colunas) +
    fila(colunas.map(({ titulo }, i) => texto(`${letras[i]}1`, titulo, ESTILOS.titulo)))
  for await (const linha of linhas) {
    contagem.linhas++
    if (contagem.linhas > MAXIMO_DE_LINHAS) throw new Error('A planilha passa do limite de linhas do Excel')
    yield fila(
      colunas.map(({ tipo }, i) =>
        celula(`${letras[i]}${contagem.linhas}`, { tipo, estilo: estilos[i] ?? ESTILOS.normal }, linha[i]),
      ),
    )
  }
}

type ComoMostrar = { tipo: ColunaDaPlanilha['tipo']; estilo: number }

function celula(lugar: string, { tipo, estilo }: ComoMostrar, valor: ValorDaCelula): string {
  if (tipo === 'data') {
    const data = dataDoExcel(isoDe(valor))
    if (data) return numero(lugar, data.serie, data.temHora ? ESTILOS.dataHora : ESTILOS.data)
  }
  if (tipo === 'numero') {
    const decimal = decimalDe(valor)
    if (decimal !== null) return numero(lugar, decimal, estilo)
  }
  return texto(lugar, textoDe(valor), ESTILOS.texto)
}

const numero = (lugar: string, valor: string, estilo: number) =>
  `<c r="${lugar}" s="${estilo}"><v>${valor}</v></c>`

// A cell of type text is never run as a formula, whatever it begins with.
function texto(lugar: string, valor: string, estilo: number): string {
  if (valor === '') return ''
  return `<c r="${lugar}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${escapar(valor)}</t></is></c>`
}

const ENTIDADES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapar(valor: string): string {
  return (
    cortar(valor, MAXIMO_DE_CARACTERES)
      // Excel reads '_x0041_' as the character of that number: the mark itself is written that way.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>]/g, (caractere) => ENTIDADES[caractere] ?? caractere)
  )
}

/** Days since Excel's zero, with the time as a fraction, both as clocks in São Paulo show them. */
function dataDoExcel(iso: string): { serie: string; temHora: boolean } | null {
  const [, dia, mes, ano, hora, minuto] =
    /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}))?$/.exec(formatarDataHora(iso)) ?? []
  if (!ano) return null
  const dias = (Date.UTC(Number(ano), Number(mes) - 1, Number(dia)) - ZERO_DO_EXCEL) / UM_DIA_MS
  if (dias < PRIMEIRO_DIA_CERTO) return null
  if (!hora) return { serie: String(dias), temHora: false }
  const fracao = (Number(hora) * 60 + Number(minuto)) / 1440
  return { serie: String(dias + fracao), temHora: true }
}
