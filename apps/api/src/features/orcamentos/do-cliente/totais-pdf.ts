import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { DocumentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { linhasDosTotais } from '@balcao/dominio/orcamentos/linhas-dos-totais'
import { type Documento, garantirEspaco, MM } from '../../../platform/pdf/documento.ts'
import { alturaDaLinha, CORES, type Estilo, escrever } from '../../../platform/pdf/texto.ts'

const LARGURA = 86 * MM
const LINHA = { tamanho: 9 } satisfies Estilo
const TOTAL = { tamanho: 12, peso: 'negrito' } satisfies Estilo

/** To the right, under the column they add up; never cut in two pages. */
export function desenharTotais(doc: Documento, orcamento: DocumentoDoCliente): void {
  const { casas, totais } = orcamento
  const linhas = linhasDosTotais(orcamento)
  doc.y += 8
  garantirEspaco(doc, linhas.length * alturaDaLinha(LINHA) + alturaDaLinha(TOTAL) + 14)
  const x = doc.esquerda + doc.largura - LARGURA
  const escreverPar = (rotulo: string, valor: string, estilo: Estilo) => {
    escrever(doc.pdf, rotulo, { x, y: doc.y, largura: LARGURA * 0.6 }, { ...estilo, cor: CORES.suave })
    const lugar = { x: x + LARGURA * 0.4, y: doc.y, largura: LARGURA * 0.6, alinhar: 'direita' as const }
    doc.y += escrever(doc.pdf, valor, lugar, { ...estilo, digitosIguais: true })
  }
  for (const { nome, valor } of linhas) escreverPar(nome, formatarDinheiro(valor, casas), LINHA)
  doc.y += 4
  doc.pdf
    .moveTo(x, doc.y)
    .lineTo(x + LARGURA, doc.y)
    .lineWidth(0.6)
    .stroke(CORES.linha)
  doc.y += 4
  escreverPar('Total', formatarDinheiro(totais.vlTot, casas), TOTAL)
}
