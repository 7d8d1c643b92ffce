import { resolverParametros } from '@balcao/dominio/parametros'
import { codigoDaLinha, montarCodigoDeBarras } from '@balcao/dominio/titulos/boleto'
import { campoLivreDoItau } from '@balcao/dominio/titulos/campo-livre'
import { montarPix } from '@balcao/dominio/titulos/pix'
import { describe, expect, it } from 'vitest'
import { codigosNaImagem } from '../../../../test/ler-imagem.ts'
import { pecasPorPagina, textoPorPagina } from '../../../../test/ler-pdf.ts'
import { montarBoletoImpresso } from './boleto-impresso.ts'
import { desenharBoleto } from './desenhar-boleto.ts'

const AGORA = new Date('2026-11-15T12:00:00Z')
const HOJE = '2026-11-15'
const LINHA = /\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/g
const URL_DO_PIX = 'pix.exemplo.com.br/qr/v2/9d36b84fc70b478fb95c12729b90ca25'
const PIX = montarPix({ url: URL_DO_PIX, valor: '1500', nome: 'Aurora Distribuidora', cidade: 'São Paulo' })

const ENDERECO = {
  logradouro: 'Avenida Cardeal Eugênio Pacelli',
  numero: '1875',
  complemento: 'Galpão 3',
  bairro: 'Cidade Industrial',
  cidade: 'São João del-Rei',
  uf: 'MG',
  cep: '32210000',
}

type Caso = {
  vencimento: string
  /** Of the paper, when it is no longer that of the bars. */
  prorrogado?: string
  valor: string
  pix?: string
  banco?: { banco: string; nomeBanco: string }
  razaoSocial?: string
}

async function imprimir({ vencimento, prorrogado, valor, pix, banco, razaoSocial }: Caso) {
  const conta = {
    banco: '341',
    nomeBanco: 'Banco Itaú S.A.',
    agencia: '0057',
    conta: '12345-7',
    carteira: '109',
    ...banco,
  }
  const { campoLivre } = campoLivreDoItau({ ...conta, conta: '12345', nossoNumero: '20400681' })
  const codigoBarras = montarCodigoDeBarras({ banco: conta.banco, vencimento, valor, campoLivre })
  const boleto = montarBoletoImpresso(
    {
      titulo: {
        numero: '48213/1',
        nossoNumero: '109/20400681-7',
        valor,
        dataEmissao: '2024-12-01',
        dataVencimento: prorrogado ?? vencimento,
        vencimentoOriginal: vencimento,
        pix: pix ?? null,
      },
      conta,
      filial: { ...ENDERECO, razaoSocial: 'Aurora Distribuidora Ltda', cnpj: '11222333000181' },
      cliente: {
        ...ENDERECO,
        razaoSocial: razaoSocial ?? 'Conveniência do Zé Antônio Ltda',
        documento: '12ABC34501DE35',
      },
      codigoBarras,
    },
    HOJE,
    resolverParametros([], null),
  )
  return { pdf: await desenharBoleto(boleto, AGORA), codigoBarras }
}

const ABERTO = { vencimento: '2026-11-26', valor: '1500.00' }

describe('o boleto lido da imagem', () => {
  it.each<[string, Caso, string]>([
    ['a vencer', ABERTO, '1642'],
    ['do último fator antes de 2025 recomeçar a conta', { ...ABERTO, vencimento: '2025-02-21' }, '9999'],
    ['do primeiro fator depois', { ...ABERTO, vencimento: '2025-02-22' }, '1000'],
    ['sem valor, que se preenche no caixa', { ...ABERTO, valor: '0.00' }, '1642'],
    ['do maior valor', { ...ABERTO, valor: '99999999.99' }, '1642'],
    ['em segunda via, vencido', { ...ABERTO, vencimento: '2026-10-29' }, '1614'],
    ['prorrogado', { ...ABERTO, vencimento: '2026-11-10', prorrogado: '2026-12-01' }, '1626'],
    ['de outro banco', { ...ABERTO, banco: { banco: '001', nomeBanco: 'Banco do Brasil S.A.' } }, '1642'],
    ['com PIX ao lado', { ...ABERTO, pix: PIX }, '1642'],
  ])(
    'DOC-05 %s: as barras dizem o que o banco registrou e a linha impressa diz o mesmo',
    async (_, caso, fator) => {
      const { pdf, codigoBarras } = await imprimir(caso)
      expect(codigoBarras.slice(5, 9)).toBe(fator)
      for (const dpi of [200, 150]) {
        const barras = (await codigosNaImagem(pdf, { dpi })).filter(({ tipo }) => tipo === 'ITF')
        expect(barras).toMatchObject([{ texto: codigoBarras }])
      }
      const [texto = ''] = await textoPorPagina(pdf)
      const linhas = texto.replace(/\s+/g, ' ').match(LINHA) ?? []
      // On the receipt and on the slip.
      expect(linhas.map(codigoDaLinha)).toEqual([codigoBarras, codigoBarras])
    },
  )

  it('DOC-05 as barras têm 103 mm por 13 mm, e cinco milímetros em branco em volta dos lados', async () => {
    const { pdf } = await imprimir({ ...ABERTO, razaoSocial: 'Nome que ninguém abrevia, '.repeat(12) })
    const [barras] = await codigosNaImagem(pdf)
    expect(barras?.medidas?.largura).toBeCloseTo(103, 0)
    expect(barras?.medidas?.altura).toBeCloseTo(13, 0)
    const { esquerda, direita, acima, abaixo } = barras?.medidas?.branco ?? {}
    for (const lado of [esquerda, direita]) expect(lado).toBeGreaterThanOrEqual(5)
    for (const lado of [acima, abaixo]) expect(lado).toBeGreaterThanOrEqual(1)
  })

  it('DOC-05 o QR Code é o PIX guardado, e o texto que se copia é o mesmo, letra por letra', async () => {
    const { pdf } = await imprimir({ ...ABERTO, pix: PIX })
    for (const dpi of [200, 150])
      expect(await codigosNaImagem(pdf, { dpi })).toMatchObject([
        { tipo: 'QRCode', texto: PIX },
        { tipo: 'ITF' },
      ])
    const [pecas = []] = await pecasPorPagina(pdf)
    expect(pecas.map(({ texto }) => texto).join('')).toContain(PIX)
  })

  it('DOC-05 um PIX estragado não sai', async () => {
    const { pdf } = await imprimir({ ...ABERTO, pix: PIX.replace('1500', '1600') })
    expect((await codigosNaImagem(pdf)).map(({ tipo }) => tipo)).toEqual(['ITF'])
  })
})
