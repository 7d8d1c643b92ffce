import { desenharIntercalado } from '../../../platform/pdf/codigo-intercalado.ts'
import { MM } from '../../../platform/pdf/documento.ts'
import {
  ALTURA_DO_CAMPO,
  type Campo,
  caber,
  caixa,
  desenharCampo,
  type Folha,
  fila,
  PRETO,
  RECHEIO,
} from '../../../platform/pdf/folha.ts'
import { type Estilo, escreverLinhas } from '../../../platform/pdf/texto.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import { desenharCabecalhoDoBanco } from './cabecalho-do-banco.ts'

/** Of the column on the right, the same in every row: the eye of whoever is at the till runs down it. */
const COLUNA_MM = 50
const ALTURA_DO_PAGADOR = 11 * MM
const ALTURA_DO_BENEFICIARIO_FINAL = 5 * MM
// What the banks ask for: 103 mm × 13 mm, five millimetres in, and nothing around.
const BARRAS = { largura: 103 * MM, altura: 13 * MM }
const SILENCIO = 5 * MM
const ROTULO = { tamanho: 5, cor: PRETO } satisfies Estilo

const daColuna = (rotulo: string, valor: string, forte = false): Campo => ({
  rotulo,
  valor,
  largura: COLUNA_MM,
  alinhar: 'direita',
  forte,
})

/** What the bank keeps, field by field as every bank prints it. */
export function desenharFicha(folha: Folha, boleto: BoletoImpresso): void {
  desenharCabecalhoDoBanco(folha, boleto, boleto.linha)
  const { beneficiario } = boleto
  fila(folha, [
    { rotulo: 'Local de pagamento', valor: boleto.localDePagamento },
    daColuna('Vencimento', boleto.vencimento, true),
  ])
  fila(
    folha,
    [
      {
        rotulo: 'Beneficiário',
        valor: `${beneficiario.nome} - CNPJ ${beneficiario.documento}\n${beneficiario.endereco}`,
      },
      daColuna('Agência / Código do beneficiário', boleto.agenciaEConta),
    ],
    9.4 * MM,
  )
  fila(folha, [
    { rotulo: 'Data do documento', valor: boleto.dataDoDocumento, largura: 26 },
    { rotulo: 'Nº do documento', valor: boleto.documento },
    { rotulo: 'Espécie doc.', valor: 'DM', largura: 20 },
    { rotulo: 'Aceite', valor: 'N', largura: 14 },
    { rotulo: 'Data do processamento', valor: boleto.dataDoProcessamento, largura: 32 },
    daColuna('Nosso número', boleto.nossoNumero),
  ])
  fila(folha, [
    { rotulo: 'Uso do banco', valor: '', largura: 26 },
    { rotulo: 'Carteira', valor: boleto.carteira },
    { rotulo: 'Espécie', valor: 'R$', largura: 20 },
    { rotulo: 'Quantidade', valor: '', largura: 26 },
    { rotulo: '(x) Valor', valor: '', largura: 20 },
    daColuna('(=) Valor do documento', boleto.valor, true),
  ])
  desenharInstrucoes(folha, boleto)
  desenharPagador(folha, boleto)
  desenharBarras(folha, boleto)
}

/** Instructions on the left; on the right what the till takes off or adds. */
function desenharInstrucoes(folha: Folha, boleto: BoletoImpresso): void {
  const { esquerda, largura, y, pdf } = folha
  const campos = [
    daColuna('(-) Desconto / Abatimento', ''),
    daColuna('(-) Outras deduções', ''),
    daColuna('(+) Mora / Multa', boleto.moraEMulta),
    daColuna('(+) Outros acréscimos', ''),
    daColuna('(=) Valor cobrado', boleto.valorCobrado, true),
  ]
  const coluna = { x: esquerda + largura - COLUNA_MM * MM, largura: COLUNA_MM * MM }
  for (const [i, campo] of campos.entries())
    desenharCampo(folha, { ...coluna, y: y + i * ALTURA_DO_CAMPO, altura: ALTURA_DO_CAMPO }, campo)
  const area = { x: esquerda, y, largura: largura - coluna.largura, altura: campos.length * ALTURA_DO_CAMPO }
  caixa(folha, area)
  const dentro = { x: area.x + RECHEIO, largura: area.largura - 2 * RECHEIO }
  const rotulo = 'Instruções (texto de responsabilidade do beneficiário)'
  const doRotulo = escreverLinhas(pdf, [rotulo], { ...dentro, y: y + 0.8 }, ROTULO)
  const espaco = { largura: dentro.largura, altura: area.altura - doRotulo - 4 }
  const { linhas, estilo } = caber(pdf, boleto.instrucoes.join('\n'), espaco, { maior: 7.4 })
  escreverLinhas(pdf, linhas, { ...dentro, y: y + doRotulo + 2.5 }, estilo)
  folha.y = y + area.altura
}

function desenharPagador(folha: Folha, { pagador }: BoletoImpresso): void {
  const valor = `${pagador.nome} - CPF/CNPJ ${pagador.documento}\n${pagador.endereco}`
  fila(folha, [{ rotulo: 'Pagador', valor }], ALTURA_DO_PAGADOR)
  fila(
    folha,
    [{ rotulo: 'Beneficiário final', valor: '' }, daColuna('Código de baixa', '')],
    ALTURA_DO_BENEFICIARIO_FINAL,
  )
}

function desenharBarras(folha: Folha, { codigoBarras }: BoletoImpresso): void {
  const { pdf, esquerda, largura, y } = folha
  const lugar = { x: esquerda, y: y + 1, largura, alinhar: 'direita' as const }
  escreverLinhas(pdf, ['Autenticação mecânica - FICHA DE COMPENSAÇÃO'], lugar, {
    ...ROTULO,
    tamanho: 6,
    peso: 'negrito',
  })
  desenharIntercalado(pdf, codigoBarras, { x: esquerda + SILENCIO, y: y + 4 * MM, ...BARRAS })
}
