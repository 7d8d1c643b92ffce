import { type Documento, desenharDocumento, MM } from '../../../platform/pdf/documento.ts'
import { PRETO } from '../../../platform/pdf/folha.ts'
import { escreverLinhas } from '../../../platform/pdf/texto.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import { desenharFicha } from './ficha-de-compensacao.ts'
import { desenharRecibo } from './recibo-do-pagador.ts'

const MARGEM = 10 * MM
const TOPO_DA_FICHA = 158 * MM

/** DOC-05 A page that any till, bank application or camera can be shown: the payer's receipt, and what the bank keeps. */
export function desenharBoleto(boleto: BoletoImpresso, agora: Date): Promise<Buffer> {
  const dados = {
    titulo: `Boleto ${boleto.documento}`,
    autor: boleto.beneficiario.nome,
    criadoEm: agora,
    margem: MARGEM,
    semRodape: true,
  }
  return desenharDocumento(dados, (documento) => {
    const { pdf, esquerda, largura, topo, base } = documento
    desenharRecibo({ pdf, esquerda, largura, y: topo, base: TOPO_DA_FICHA - 8 * MM }, boleto)
    desenharCorte(documento, TOPO_DA_FICHA - 4 * MM)
    desenharFicha({ pdf, esquerda, largura, y: TOPO_DA_FICHA, base }, boleto)
  })
}

function desenharCorte({ pdf, esquerda, largura }: Documento, y: number): void {
  const lugar = { x: esquerda, y: y - 8, largura, alinhar: 'direita' as const }
  escreverLinhas(pdf, ['Corte aqui'], lugar, { tamanho: 5.5, cor: PRETO })
  pdf
    .moveTo(esquerda, y)
    .lineTo(esquerda + largura, y)
    .dash(3, { space: 2 })
    .lineWidth(0.5)
    .stroke(PRETO)
    .undash()
}
