import { MM } from '../../../platform/pdf/documento.ts'
import { caber, caixa, type Folha, fila, PRETO, RECHEIO } from '../../../platform/pdf/folha.ts'
import { desenharQrCode } from '../../../platform/pdf/qr-code.ts'
import { escrever, escreverLinhas, quebrarCodigo } from '../../../platform/pdf/texto.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import { desenharCabecalhoDoBanco } from './cabecalho-do-banco.ts'

const LADO_DO_QR = 42 * MM
const ALTURA_DA_CAIXA = 46 * MM
const TEXTO = { tamanho: 8, cor: PRETO }
const CODIGO = { tamanho: 7, cor: PRETO }
const TITULO = { tamanho: 9.5, peso: 'negrito', cor: PRETO } as const

/** What the payer keeps: who was paid, for what, how it can be paid without the slip. */
export function desenharRecibo(folha: Folha, boleto: BoletoImpresso): void {
  const { beneficiario, pagador } = boleto
  desenharCabecalhoDoBanco(folha, boleto, 'RECIBO DO PAGADOR')
  fila(folha, [
    { rotulo: 'Beneficiário', valor: beneficiario.nome },
    { rotulo: 'CNPJ do beneficiário', valor: beneficiario.documento, largura: 42, alinhar: 'centro' },
    {
      rotulo: 'Agência / Código do beneficiário',
      valor: boleto.agenciaEConta,
      largura: 42,
      alinhar: 'direita',
    },
  ])
  fila(folha, [{ rotulo: 'Endereço do beneficiário', valor: beneficiario.endereco }])
  fila(folha, [
    { rotulo: 'Nº do documento', valor: boleto.documento },
    { rotulo: 'Nosso número', valor: boleto.nossoNumero, largura: 42 },
    { rotulo: 'Data do documento', valor: boleto.dataDoDocumento, largura: 26 },
    { rotulo: 'Vencimento', valor: boleto.vencimento, largura: 34, alinhar: 'direita', forte: true },
    { rotulo: 'Valor do documento', valor: boleto.valor, largura: 42, alinhar: 'direita', forte: true },
  ])
  fila(folha, [
    { rotulo: 'Pagador', valor: pagador.nome },
    { rotulo: 'CPF / CNPJ do pagador', valor: pagador.documento, largura: 42, alinhar: 'centro' },
  ])
  fila(folha, [{ rotulo: 'Endereço do pagador', valor: pagador.endereco }])
  fila(folha, [
    { rotulo: 'Linha digitável', valor: boleto.linha, alinhar: 'direita', forte: true },
    { rotulo: '(+) Mora / Multa', valor: boleto.moraEMulta, largura: 34, alinhar: 'direita' },
    { rotulo: '(=) Valor cobrado', valor: boleto.valorCobrado, largura: 42, alinhar: 'direita', forte: true },
  ])
  desenharInstrucoes(folha, boleto)
  if (boleto.pix) desenharPix(folha, boleto.pix)
  escreverLinhas(
    folha.pdf,
    ['Autenticação mecânica'],
    { x: folha.esquerda, y: folha.y + 1, largura: folha.largura, alinhar: 'direita' },
    { tamanho: 6, peso: 'negrito', cor: PRETO },
  )
}

function desenharInstrucoes(folha: Folha, { instrucoes }: BoletoImpresso): void {
  const { pdf, esquerda, largura, y } = folha
  const dentro = { x: esquerda + RECHEIO, largura: largura - 2 * RECHEIO }
  const { linhas, estilo } = caber(pdf, instrucoes.join('\n'), { ...dentro, altura: 22 * MM }, { maior: 7.4 })
  folha.y = y + 2 + escreverLinhas(pdf, linhas, { ...dentro, y: y + 2 }, estilo) + 2
}

function desenharPix(folha: Folha, pix: string): void {
  const { pdf, esquerda, largura, y } = folha
  caixa(folha, { x: esquerda, y, largura, altura: ALTURA_DA_CAIXA })
  desenharQrCode(pdf, pix, {
    x: esquerda + 2 * MM,
    y: y + (ALTURA_DA_CAIXA - LADO_DO_QR) / 2,
    lado: LADO_DO_QR,
  })
  const x = esquerda + LADO_DO_QR + 6 * MM
  const lugar = { x, largura: esquerda + largura - x - 2 * RECHEIO }
  let abaixo = y + 3 * MM
  abaixo += escrever(pdf, 'Pague com PIX', { ...lugar, y: abaixo }, TITULO) + 2
  const como = 'Aponte a câmera do aplicativo do seu banco para o código, ou use o PIX Copia e Cola:'
  abaixo += escrever(pdf, como, { ...lugar, y: abaixo }, TEXTO) + 4
  const linhas = quebrarCodigo(pdf, pix, lugar.largura, CODIGO)
  escreverLinhas(pdf, linhas, { ...lugar, y: abaixo }, CODIGO)
  folha.y = y + ALTURA_DA_CAIXA
}
