import { ERROS } from '@balcao/dominio/erros'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo } from '@balcao/dominio/parametros'
import { codigoDaLinha } from '@balcao/dominio/titulos/boleto'
import { listarTitulosDoCliente } from '@balcao/dominio/titulos/contratos'
import { montarPix } from '@balcao/dominio/titulos/pix'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, notInArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTitulos } from '../../../test/cenario-de-titulos.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { titulo } from './tabelas.ts'

const DESDE_O_COMECO = [...'ABCDEFGHIZ'].map((letra) => `${letra}/1`)

let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTitulos>
let filialId: number
let outraFilial: number
let clienteId: number
let doRepresentante: number

beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeTitulos(teste)
  ;({ filialId, clienteId } = await cenario.cliente())
  outraFilial = await cenario.filialDoOperador(1)
  doRepresentante = await cenario.clienteDaFilial(filialId, true)
  await teste.negocio().banco.delete(titulo)
  const { banco } = teste.negocio()
  await banco.insert(parametro).values([
    { chave: comPrefixo('multaBoleto'), filialId: outraFilial, valor: '10' },
    { chave: comPrefixo('jurosBoletoAoMes'), filialId: outraFilial, valor: '3' },
    { chave: comPrefixo('carenciaBoletoDias'), filialId: outraFilial, valor: '5' },
    { chave: comPrefixo('diasTitulosPagos'), filialId: outraFilial, valor: '10' },
    { chave: comPrefixo('diasMaximosSegundaVia'), filialId: outraFilial, valor: '30' },
  ])
  await teste.negocio().renovarParametros()
  await cenario.incluir({ clienteId: doRepresentante, filialId, numero: 'Z/1', valor: '9999.00' })
})
afterAll(() => teste?.fechar())

const listar = async (query = {}, { idCli = clienteId, quem = 'OPERADOR' as TipoDeUsuario } = {}) =>
  teste.chamar(listarTitulosDoCliente, { params: { idCli }, query, token: await teste.tokenDe(quem) })
const numeros = ({ itens }: { itens: { nro: string }[] }) => itens.map(({ nro }) => nro)

describe('o que se deve', () => {
  beforeAll(async () => {
    const doCliente = { clienteId, filialId }
    await cenario.incluir({ ...doCliente, numero: 'A/1', dias: 10, valor: '100.10' })
    await cenario.incluir({ ...doCliente, numero: 'B/1', dias: 0, valor: '200.20' })
    await cenario.incluir({ ...doCliente, numero: 'C/1', dias: -17, valor: '1500.00' })
    await cenario.incluir({ ...doCliente, filialId: outraFilial, numero: 'D/1', dias: -17, valor: '1500.00' })
    await cenario.incluir({ ...doCliente, filialId: outraFilial, numero: 'E/1', dias: -5, valor: '30.00' })
    const pago = (dias: number) => ({
      pagoEm: somarDias(cenario.hoje(), -dias),
      valorPago: '51.00',
      valor: '50.00',
    })
    await cenario.incluir({ ...doCliente, numero: 'F/1', dias: -40, ...pago(11) })
    await cenario.incluir({ ...doCliente, filialId: outraFilial, numero: 'G/1', dias: -40, ...pago(11) })
    // Paid is what it was, though it was written off too.
    const tambemBaixado = { ...pago(10), baixadoEm: cenario.hoje() }
    await cenario.incluir({ ...doCliente, filialId: outraFilial, numero: 'H/1', dias: -40, ...tambemBaixado })
    await cenario.incluir({ ...doCliente, numero: 'I/1', dias: -20, baixadoEm: cenario.hoje() })
  })
  // What one of them adds is not owed in the next.
  afterEach(() => teste.negocio().banco.delete(titulo).where(notInArray(titulo.numero, DESDE_O_COMECO)))

  it('DOC-05 o que está em aberto, de todas as filiais, com os totais de tudo', async () => {
    const { status, corpo } = await listar({ take: 2 })
    expect(status).toBe(200)
    expect(numeros(corpo)).toEqual(['A/1', 'B/1'])
    expect(corpo.paginator).toMatchObject({ total: 5, paginas: 3 })
    expect(corpo.totais).toEqual({ emAberto: 3330.3, vencido: 3030, quantidadeVencidos: 3 })
    expect(numeros((await listar({ take: 2, page: 3 })).corpo)).toHaveLength(1)
  })

  it.each([
    [['ATIVO'], ['A/1', 'B/1']],
    [['VENCIDO'], ['E/1', 'D/1', 'C/1']],
    [['PAGO'], ['H/1', 'F/1']],
    [['BAIXADO'], ['I/1']],
    [
      ['ATIVO', 'VENCIDO', 'PAGO', 'BAIXADO'],
      ['A/1', 'B/1', 'E/1', 'D/1', 'C/1', 'I/1', 'H/1', 'F/1'],
    ],
  ])(
    'DOC-05 na situação %j: %j; o que se pagou, só há tão pouco tempo quanto a filial diz',
    async (situacao, esperados) => {
      expect(numeros((await listar({ situacao })).corpo)).toEqual(esperados)
    },
  )

  it.each([
    [{ orderBy: 'dtVenc', sortBy: 'ASC' }, 'C/1'],
    [{ orderBy: 'valor', sortBy: 'ASC' }, 'E/1'],
    [{ orderBy: 'nro' }, 'A/1'],
    [{ orderBy: 'nro', sortBy: 'DESC' }, 'E/1'],
  ])('DOC-05 ordena por %j', async (ordem, primeiro) => {
    expect(numeros((await listar(ordem)).corpo)[0]).toBe(primeiro)
  })

  it('DOC-05 procura pelo número', async () => {
    expect(numeros((await listar({ termo: 'd/1' })).corpo)).toEqual(['D/1'])
  })

  it('PAR-01 multa, juros e carência são os da filial do título', async () => {
    const { corpo } = await listar({ situacao: ['VENCIDO'] })
    const valores = Object.fromEntries(corpo.itens.map(({ nro, valorAtualizado }) => [nro, valorAtualizado]))
    expect(valores).toEqual({ 'C/1': 1538.5, 'D/1': 1675.5, 'E/1': 30 })
  })

  it('DOC-05 cada título diz os dias, a linha para copiar e a nota', async () => {
    const { nota } = await cenario.criarNota(clienteId, filialId, 1)
    const url = 'pix.exemplo.com/v2/1'
    const pix = montarPix({ url, valor: '1500.00', nome: 'Aurora', cidade: 'São Paulo' })
    const incluido = await cenario.incluir({
      clienteId,
      filialId,
      notaId: nota.id,
      numero: 'N/1',
      dias: 3,
      pix,
    })
    const { corpo } = await listar({ termo: 'N/1' })
    expect(corpo.itens).toMatchObject([
      {
        id: incluido.id,
        nro: 'N/1',
        idFil: filialId,
        grupo: 'Duplicata',
        dias: 3,
        situacao: 'ATIVO',
        valor: 1500,
        valorAtualizado: 1500,
        dtVencOriginal: null,
        boleto: true,
        semBoleto: null,
        pix,
        nota: { id: nota.id, numNf: nota.numero },
      },
    ])
    expect(codigoDaLinha(corpo.itens[0]?.codBarras ?? '')).toBe(incluido.codigoBarras)
    // DOC-04 An invoice of a branch that the person does not see is not led to.
    const { banco } = teste.negocio()
    const suas = [filialId, outraFilial]
    const [alheia] = await banco.select({ id: filial.id }).from(filial).where(notInArray(filial.id, suas))
    await banco.update(notaFiscal).set({ filialId: alheia?.id }).where(eq(notaFiscal.id, nota.id))
    expect((await listar({ termo: 'N/1' })).corpo.itens).toMatchObject([{ nro: 'N/1', nota: null }])
  })

  it.each([
    ['pago', { pago: true }, 'TITULO_PAGO'],
    ['sem registro no banco', { comBoleto: false }, 'BOLETO_INDISPONIVEL'],
    ['vencido há mais do que a filial deixa', { dias: -31 }, 'SEGUNDA_VIA_VENCIDA'],
  ] as const)('DOC-05 %s: diz por que não há boleto', async (caso, parte, codigo) => {
    const { pago = false, ...campos } = { pago: false, ...parte }
    const numero = `S-${caso.slice(0, 8)}`
    const pagoEm = pago ? cenario.hoje() : null
    await cenario.incluir({ clienteId, filialId: outraFilial, numero, ...campos, pagoEm })
    const { corpo } = await listar({ termo: numero, situacao: ['ATIVO', 'VENCIDO', 'PAGO'] })
    const dias = pago ? null : expect.any(Number)
    expect(corpo.itens).toMatchObject([
      { boleto: false, semBoleto: ERROS[codigo].mensagem, codBarras: null, dias },
    ])
  })

  it('DOC-05 um PIX estragado não é oferecido; o de um título sem boleto, sim; o de um atrasado, com o valor de hoje', async () => {
    const emReais = (valor: string) =>
      montarPix({ url: 'pix.exemplo.com/2', valor, nome: 'Aurora', cidade: 'São Paulo' })
    const pix = emReais('1')
    await cenario.incluir({ clienteId, filialId, numero: 'P/1', pix: `${pix.slice(0, -1)}!` })
    await cenario.incluir({ clienteId, filialId, numero: 'P/2', pix, comBoleto: false })
    await cenario.incluir({ clienteId, filialId, numero: 'P/3', pix, dias: -10 })
    const { corpo } = await listar({ termo: 'P/', orderBy: 'nro' })
    const [, , atrasado] = corpo.itens
    expect(atrasado?.valorAtualizado).toBeGreaterThan(1500)
    expect(corpo.itens.map((item) => item.pix)).toEqual([
      null,
      pix,
      emReais(String(atrasado?.valorAtualizado)),
    ])
  })

  it('TIC-11 um título prorrogado diz quando vencia antes', async () => {
    const original = somarDias(cenario.hoje(), -3)
    const dataVencimento = somarDias(cenario.hoje(), 12)
    await cenario.incluir({
      clienteId,
      filialId,
      numero: 'X/1',
      vencimentoOriginal: original,
      dataVencimento,
    })
    const { corpo } = await listar({ termo: 'X/1' })
    expect(corpo.itens).toMatchObject([
      { dtVenc: dataVencimento, dtVencOriginal: original, situacao: 'ATIVO' },
    ])
  })
})

describe('quem pode', () => {
  it('PER-03 401 sem sessão, 403 para o consumidor final', async () => {
    const params = { idCli: clienteId }
    expect((await teste.chamar(listarTitulosDoCliente, { params })).status).toBe(401)
    expect((await listar({}, { quem: 'CONSUMIDOR_FINAL' })).status).toBe(403)
  })

  it('PER-01 404 para o cliente de outra carteira e para o que não existe; o da própria, sim', async () => {
    expect((await listar({}, { quem: 'REPRESENTANTE' })).status).toBe(404)
    expect((await listar({}, { idCli: 999_999_999 })).status).toBe(404)
    const { corpo } = await listar({}, { idCli: doRepresentante, quem: 'REPRESENTANTE' })
    expect(numeros(corpo)).toEqual(['Z/1'])
  })

  it.each([{ situacao: ['OUTRA'] }, { orderBy: 'id' }, { take: 1000 }, { termo: 'x'.repeat(101) }])(
    'API-05 422 para %j',
    async (query) => {
      expect((await listar(query)).status).toBe(422)
    },
  )
})
