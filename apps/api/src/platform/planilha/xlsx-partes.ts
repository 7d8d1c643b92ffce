import type { ColunaDaPlanilha } from './coluna.ts'

// The fixed parts of a workbook (ECMA-376, part 1): small texts, written once per file.

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const ESQUEMAS = 'http://schemas.openxmlformats.org'
const PLANILHA = `${ESQUEMAS}/spreadsheetml/2006/main`
const RELACOES = `${ESQUEMAS}/officeDocument/2006/relationships`
const PACOTE = `${ESQUEMAS}/package/2006`
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const NOME_DA_FOLHA = 'Dados'

/** Positions in `cellXfs` below; those of numbers with fixed decimals follow them. */
export const ESTILOS = { normal: 0, titulo: 1, dataHora: 2, data: 3, texto: 4 } as const
const PRIMEIRO_COM_CASAS = 5
const PRIMEIRO_FORMATO_COM_CASAS = 166

export const TIPOS_DE_CONTEUDO = `${CABECALHO}<Types xmlns="${PACOTE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPO}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/></Types>`

export const RELACOES_DO_PACOTE = `${CABECALHO}<Relationships xmlns="${PACOTE}/relationships"><Relationship Id="rId1" Type="${RELACOES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const RELACOES_DA_PASTA = `${CABECALHO}<Relationships xmlns="${PACOTE}/relationships"><Relationship Id="rId1" Type="${RELACOES}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELACOES}/styles" Target="styles.xml"/></Relationships>`

const xf = (formato: number, resto = '') =>
  `<xf numFmtId="${formato}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${resto}`

/** How many decimals each numeric column shows, each number of them once. */
export const casasDasColunas = (colunas: readonly ColunaDaPlanilha[]): number[] => [
  ...new Set(colunas.flatMap(({ casas }) => casas ?? [])),
]

export const estiloComCasas = (casas: readonly number[], quantas: number): number =>
  PRIMEIRO_COM_CASAS + casas.indexOf(quantas)

// Formats from 164 on are one's own; 49 is the built-in text format, which keeps a key of 44 digits as it was typed.
export function folhaDeEstilos(casas: readonly number[]): string {
  const formatos = casas.map((quantas, i) => {
    const fracao = quantas > 0 ? `.${'0'.repeat(quantas)}` : ''
    return `<numFmt numFmtId="${PRIMEIRO_FORMATO_COM_CASAS + i}" formatCode="#,##0${fracao}"/>`
  })
  const estilos = casas.map((_, i) => xf(PRIMEIRO_FORMATO_COM_CASAS + i, '/>'))
  return `${CABECALHO}<styleSheet xmlns="${PLANILHA}"><numFmts count="${2 + casas.length}"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>${formatos.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${PRIMEIRO_COM_CASAS + casas.length}">${xf(0, '/>')}<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf>${xf(164, '/>')}${xf(165, '/>')}${xf(49, ' applyAlignment="1"><alignment vertical="top"/></xf>')}${estilos.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

/** Written last, when the number of rows is known: Excel keeps the filtered range as a hidden name too. */
export function pastaDeTrabalho(colunas: number, linhas: number): string {
  const ultima = letrasDaColuna(colunas)
  return `${CABECALHO}<workbook xmlns="${PLANILHA}" xmlns:r="${RELACOES}"><bookViews><workbookView activeTab="0"/></bookViews><sheets><sheet name="${NOME_DA_FOLHA}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${NOME_DA_FOLHA}!$A$1:$${ultima}$${linhas}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">${NOME_DA_FOLHA}!$1:$1</definedName></definedNames></workbook>`
}

const LARGURAS = { texto: 24, numero: 14, data: 17 } satisfies Record<ColunaDaPlanilha['tipo'], number>
const MAIOR_LARGURA = 255

export function inicioDaFolha(colunas: readonly ColunaDaPlanilha[]): string {
  const larguras = colunas.map(({ largura, tipo, titulo }, i) => {
    // The arrow of the filter covers the end of a title that only just fits.
    const caracteres = Math.min(Math.max(largura ?? LARGURAS[tipo], titulo.length + 3), MAIOR_LARGURA)
    return `<col min="${i + 1}" max="${i + 1}" width="${caracteres}" customWidth="1"/>`
  })
  return `${CABECALHO}<worksheet xmlns="${PLANILHA}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${larguras.join('')}</cols><sheetData>`
}

export function fimDaFolha(colunas: number, linhas: number): string {
  return `</sheetData><autoFilter ref="A1:${letrasDaColuna(colunas)}${linhas}"/></worksheet>`
}

/** 1 is A, 27 is AA. */
export function letrasDaColuna(numero: number): string {
  const resto = (numero - 1) % 26
  const letra = String.fromCharCode(65 + resto)
  return numero > 26 ? letrasDaColuna((numero - 1 - resto) / 26) + letra : letra
}
