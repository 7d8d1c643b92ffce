import { MM } from '../../../platform/pdf/documento.ts'
import { caber, type Folha, PRETO } from '../../../platform/pdf/folha.ts'
import { alturaDaLinha, escreverLinhas } from '../../../platform/pdf/texto.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'

const ALTURA = 9 * MM
const LARGURA_DO_BANCO = 46 * MM
const LARGURA_DO_CODIGO = 20 * MM
const TRACO_GROSSO_PT = 1.4

/** Name of the bank, its code between two strokes, and what goes on the right: the typed line, or what the part is. */
export function desenharCabecalhoDoBanco(folha: Folha, { banco }: BoletoImpresso, aDireita: string): void {
  const { pdf, esquerda, y, largura } = folha
  const codigo = esquerda + LARGURA_DO_BANCO
  const direita = codigo + LARGURA_DO_CODIGO
  const escreverNoPe = (
    texto: string,
    lugar: { x: number; largura: number; alinhar?: 'centro' | 'direita' },
    maior: number,
  ) => {
    const espaco = { largura: lugar.largura, altura: ALTURA }
    const { linhas, estilo } = caber(pdf, texto, espaco, { forte: true, maior, digitosIguais: true })
    const sobra = ALTURA - linhas.length * alturaDaLinha(estilo)
    escreverLinhas(pdf, linhas, { ...lugar, y: y + sobra / 2 }, estilo)
  }
  escreverNoPe(banco.nome, { x: esquerda, largura: LARGURA_DO_BANCO - 4 }, 11)
  escreverNoPe(banco.codigo, { x: codigo, largura: LARGURA_DO_CODIGO, alinhar: 'centro' }, 14)
  escreverNoPe(
    aDireita,
    { x: direita + 6, largura: esquerda + largura - direita - 6, alinhar: 'direita' },
    11.5,
  )
  for (const x of [codigo, direita])
    pdf
      .moveTo(x, y + 1.5 * MM)
      .lineTo(x, y + ALTURA)
      .lineWidth(TRACO_GROSSO_PT)
      .stroke(PRETO)
  folha.y = y + ALTURA
  pdf
    .moveTo(esquerda, folha.y)
    .lineTo(esquerda + largura, folha.y)
    .lineWidth(TRACO_GROSSO_PT)
    .stroke(PRETO)
}
