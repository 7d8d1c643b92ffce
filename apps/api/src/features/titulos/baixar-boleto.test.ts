import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo } from '@balcao/dominio/parametros'
import { codigoDaLinha } from '@balcao/dominio/titulos/boleto'
import { baixarBoleto } from '@balcao/dominio/titulos/contratos'
import { montarPix } from '@balcao/dominio/titulos/pix'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTitulos } from '../../../test/cenario-de-titulos.ts'
import { pecasPorPagina, textoPorPagina } from '../../../test/ler-pdf.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTitulos>
let dono: { clienteId: number; filialId: number }

beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeTitulos(teste)
  dono = await cenario.cliente()
})
afterAll(() => teste?.fechar())

const baixar = async (id: number, quem: TipoDeUsuario = 'OPERADOR') =>
  teste.chamar(baixarBoleto, { params: { id }, token: await teste.tokenDe(quem) })
type Novo = Omit<Parameters<typeof cenario.incluir>[0], 'clienteId' | 'filialId'>
async function papel(campos: Novo) {
  const titulo = await cenario.incluir({ ...dono, ...campos })
  const { status, bruta, headers } = await baixar(titulo.id)
  expect(status).toBe(200)
  const [texto = ''] = await textoPorPagina(bruta.rawPayload)
  return { titulo, texto: texto.replace(/\s+/g, ' '), headers }
}

describe('o papel', () => {
  it('DOC-05 o arquivo tem o nome do título, e a linha impressa é a que o banco registrou', async () => {
    const { titulo, texto, headers } = await papel({ numero: '048213/1', dias: 12, valor: '1234.56' })
    const linhas = texto.match(/\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/g) ?? []
    expect(linhas.map(codigoDaLinha)).toEqual([titulo.codigoBarras, titulo.codigoBarras])
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('filename="boleto-048213-1.pdf"')
  })

  it('DOC-05 as duas partes têm quem recebe, quem paga, o vencimento e o valor', async () => {
    const { banco } = teste.negocio()
    const [beneficiario] = await banco.select().from(filial).where(eq(filial.id, dono.filialId))
    const [pagador] = await banco.select().from(cliente).where(eq(cliente.id, dono.clienteId))
    const { titulo, texto } = await papel({ dias: 12, valor: '1234.56' })
    const [recibo = '', ficha = ''] = texto.split('Corte aqui')
    for (const parte of [recibo, ficha]) {
      expect(parte).toContain('Banco Itaú S.A. 341-7')
      expect(parte).toContain(beneficiario?.razaoSocial)
      expect(parte).toContain(formatarDocumento(beneficiario?.cnpj ?? ''))
      expect(parte).toContain(pagador?.razaoSocial)
      expect(parte).toContain(formatarDocumento(pagador?.documento ?? ''))
      expect(parte).toContain(pagador?.logradouro)
      expect(parte).toContain('0057 / 12345-7')
      expect(parte).toContain(`Nosso número ${titulo.nossoNumero}`)
      expect(parte).toContain(`Vencimento ${formatarData(titulo.dataVencimento)}`)
      expect(parte).toContain('1.234,56')
      expect(parte).toContain('Após o vencimento, cobrar multa de 2,00% (R$ 24,69).')
      expect(parte).toContain('Após o vencimento, cobrar juros de 1,00% ao mês (R$ 0,41 por dia de atraso).')
    }
    expect(recibo).toContain('RECIBO DO PAGADOR')
    expect(ficha).toContain('FICHA DE COMPENSAÇÃO')
    for (const campo of [
      'Local de pagamento Pagável em qualquer banco',
      'Espécie doc. DM',
      'Aceite N',
      'Carteira 109',
      'Espécie R$',
    ])
      expect(ficha).toContain(campo)
    expect(ficha).toContain(`Data do processamento ${formatarData(cenario.hoje())}`)
    expect(texto).not.toMatch(/Segunda via|prorrogado|PIX/)
  })

  it('DOC-05 a segunda via diz quanto custa hoje', async () => {
    const { texto } = await papel({ dias: -17 })
    expect(texto).toContain(
      `Segunda via: valor atualizado até ${formatarData(cenario.hoje())}: R$ 1.538,50 (multa R$ 30,00, juros R$ 8,50).`,
    )
    const [recibo = '', ficha = ''] = texto.split('Corte aqui')
    for (const parte of [recibo, ficha]) {
      expect(parte).toContain('(+) Mora / Multa 38,50')
      expect(parte).toContain('(=) Valor cobrado 1.538,50')
      expect(parte).toMatch(/Valor do documento 1\.500,00/)
    }
  })

  it('TIC-11 um título prorrogado diz para quando', async () => {
    const vencimentoOriginal = somarDias(cenario.hoje(), -3)
    const dataVencimento = somarDias(cenario.hoje(), 9)
    const { texto } = await papel({ vencimentoOriginal, dataVencimento })
    expect(texto).toContain(`Vencimento prorrogado para ${formatarData(dataVencimento)}`)
    expect(texto).toContain(`Vencimento ${formatarData(dataVencimento)}`)
    expect(texto).not.toContain('Segunda via')
  })

  it('PAR-01 local de pagamento, instruções e encargos são os da filial do título', async () => {
    const filialId = await cenario.filialDoOperador(1)
    const valores = {
      localDePagamentoBoleto: 'Somente nas agências do Itaú',
      instrucoesBoleto: 'Protestar após 30 dias.\nNão receber em cheque.',
      multaBoleto: '0',
      jurosBoletoAoMes: '4,5',
      carenciaBoletoDias: '3',
    } as const
    const { banco } = teste.negocio()
    for (const [chave, valor] of Object.entries(valores))
      await banco
        .insert(parametro)
        .values({ chave: comPrefixo(chave as keyof typeof valores), filialId, valor })
    await teste.negocio().renovarParametros()
    const titulo = await cenario.incluir({ clienteId: dono.clienteId, filialId })
    const { bruta } = await baixar(titulo.id, 'GERENTE')
    const texto = (await textoPorPagina(bruta.rawPayload))[0]?.replace(/\s+/g, ' ') ?? ''
    expect(texto).toContain('Somente nas agências do Itaú')
    expect(texto).toContain('Protestar após 30 dias. Não receber em cheque.')
    expect(texto).toContain('juros de 4,50% ao mês (R$ 2,25 por dia de atraso)')
    expect(texto).toContain('Sem multa nem juros até 3 dias depois do vencimento.')
    expect(texto).not.toContain('cobrar multa')
  })

  it('DOC-05 nomes e instruções longos não saem da folha nem se sobrepõem', async () => {
    const { banco } = teste.negocio()
    const filialId = await cenario.filialDoOperador(1)
    const longo = 'Nome bem comprido de uma empresa que ninguem abrevia nunca, Industria e Comercio '.repeat(
      2,
    )
    await banco
      .update(cliente)
      .set({ razaoSocial: longo, logradouro: longo, complemento: longo })
      .where(eq(cliente.id, dono.clienteId))
    const pix = montarPix({ url: `x.com/${'y'.repeat(70)}`, valor: '1', nome: 'Aurora', cidade: 'SP' })
    const titulo = await cenario.incluir({
      clienteId: dono.clienteId,
      filialId,
      dias: -20,
      valor: '99999999.99',
      pix,
    })
    const { bruta } = await baixar(titulo.id, 'GERENTE')
    const [pecas = [], ...outras] = await pecasPorPagina(bruta.rawPayload)
    expect(outras).toEqual([])
    for (const peca of pecas) {
      expect(peca.x).toBeGreaterThan(28)
      expect(peca.x + peca.largura).toBeLessThan(595.28 - 28)
      expect(peca.y).toBeLessThan(841.89 - 28)
    }
    expect(pecas.find(({ texto }) => texto === 'Autenticação mecânica')?.y).toBeLessThan(
      pecas.find(({ texto }) => texto === 'Corte aqui')?.y ?? 0,
    )
  })
})

describe('quando não há', () => {
  it.each([
    ['pago', { pagoEm: '2026-01-02' }, 'TITULO_PAGO'],
    ['baixado', { baixadoEm: '2026-01-02' }, 'TITULO_PAGO'],
    ['sem boleto', { comBoleto: false }, 'BOLETO_INDISPONIVEL'],
    ['com barras que não conferem', { codigoBarras: '1'.repeat(44) }, 'BOLETO_INDISPONIVEL'],
    ['vencido há 61 dias', { dias: -61 }, 'SEGUNDA_VIA_VENCIDA'],
  ])('DOC-05 409 %s', async (_caso, campos, codigo) => {
    const { id } = await cenario.incluir({ ...dono, ...campos })
    const { status, erro } = await baixar(id)
    expect([status, erro.codigo]).toEqual([409, codigo])
  })

  it('PER-03 401, 403 e 404', async () => {
    const { id } = await cenario.incluir(dono)
    expect((await teste.chamar(baixarBoleto, { params: { id } })).status).toBe(401)
    expect((await baixar(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await baixar(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await baixar(999_999_999)).status).toBe(404)
  })
})
