import { diasEntre, formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro, formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { usoDoLimite } from '@balcao/dominio/limites/uso-do-limite'
import { comPrefixo } from '@balcao/dominio/parametros'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { cenarioDeTitulos } from '../../../test/cenario-de-titulos.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { limitesDoCliente } from '../limites/queries.ts'
import { limiteDeCredito } from '../limites/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { titulo } from '../titulos/tabelas.ts'

const PADRAO = {
  RECEBER_IDADE: { AGRUPAR: 'CLIENTE' },
  CREDITO_USO: { AGRUPAR: 'CLIENTE', USO: '0' },
  TITULOS: {},
}

describe('relatórios financeiros', () => {
  let teste: AppDeTeste
  let relatorios: ReturnType<typeof cenarioDeRelatorios>
  let cenario: ReturnType<typeof cenarioDeTitulos>
  let hoje: string
  let alvo: { clienteId: number; filialId: number }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    relatorios = cenarioDeRelatorios(teste)
    cenario = cenarioDeTitulos(teste)
    hoje = hojeEm(teste.agora())
    alvo = await cenario.cliente()
    for (const [dias, valor] of [
      [0, '0.01'],
      [-1, '0.10'],
      [-30, '1.00'],
      [-31, '10.00'],
      [-60, '100.00'],
      [-61, '1000.00'],
      [-90, '10000.00'],
      [-91, '100000.00'],
    ] as const)
      await cenario.incluir({ ...alvo, dias, valor })
    await cenario.incluir({ ...alvo, dias: -5, valor: '7.77', pagoEm: hoje, valorPago: '7.80' })
    await cenario.incluir({ ...alvo, dias: -5, valor: '8.88', baixadoEm: hoje })
  })
  afterAll(() => teste.fechar())

  const reais = (centavos: number) => formatarDinheiro(centavos / 100, 2).replaceAll('\u00A0', ' ')
  const centavos = (valor: string) => Math.round(Number(valor) * 100)
  const abertos = () =>
    teste
      .negocio()
      .banco.select({ titulo, cliente, filial })
      .from(titulo)
      .innerJoin(cliente, eq(cliente.id, titulo.clienteId))
      .innerJoin(filial, eq(filial.id, titulo.filialId))
      .where(and(isNull(titulo.pagoEm), isNull(titulo.baixadoEm)))
  const linhasDe = (chave: keyof typeof PADRAO, corpo: object, token: string) =>
    relatorios.linhasDe(chave, { ...PADRAO[chave], ...corpo }, token)
  const admin = () => teste.tokenDe('ADMIN')

  /** Columns of the report, in its order, as the test adds them. */
  function porIdade(titulos: Awaited<ReturnType<typeof abertos>>) {
    const faixas = [0, 0, 0, 0, 0]
    for (const linha of titulos) {
      const atraso = diasEntre(linha.titulo.dataVencimento, hoje)
      const faixa = atraso <= 0 ? 0 : Math.min(4, Math.ceil(atraso / 30))
      faixas[faixa] = (faixas[faixa] ?? 0) + centavos(linha.titulo.valor)
    }
    const total = faixas.reduce((soma, valor) => soma + valor, 0)
    return [formatarNumero(titulos.length), ...[...faixas, total - (faixas[0] ?? 0), total].map(reais)]
  }

  it('DOC-05 a receber por idade: cada faixa pelo atraso, por cliente e no total', async () => {
    const titulos = await abertos()
    const { linhas, totais } = await linhasDe('RECEBER_IDADE', {}, await admin())
    const doAlvo = titulos.filter((linha) => linha.cliente.id === alvo.clienteId)
    const linha = linhas.find(([grupo]) => grupo?.endsWith(`(${alvo.clienteId})`))
    expect(linha?.slice(1)).toEqual(porIdade(doAlvo))
    expect(totais.slice(1)).toEqual(porIdade(titulos))
    expect(linhas).toHaveLength(new Set(titulos.map(({ cliente: { id } }) => id)).size)
  })

  it('DOC-05 por filial e por representante; só o que a sessão vê', async () => {
    const titulos = await abertos()
    const porFilial = await linhasDe('RECEBER_IDADE', { AGRUPAR: 'FILIAL' }, await admin())
    const [unidade] = titulos.filter((linha) => linha.filial.id === alvo.filialId)
    expect(porFilial.linhas.find(([grupo]) => grupo === unidade?.filial.nome)?.slice(1)).toEqual(
      porIdade(titulos.filter((linha) => linha.filial.id === alvo.filialId)),
    )
    const eu = await cenario.idDaConta('REPRESENTANTE')
    const meus = titulos.filter((linha) => linha.cliente.representanteId === eu)
    const doRepresentante = await linhasDe(
      'RECEBER_IDADE',
      { AGRUPAR: 'REPRESENTANTE' },
      await teste.tokenDe('REPRESENTANTE'),
    )
    expect(doRepresentante.linhas.map((linha) => linha.slice(1))).toEqual([porIdade(meus)])
    const filtrado = await linhasDe('RECEBER_IDADE', { REPRESENTANTE: [String(eu)] }, await admin())
    expect(filtrado.totais.slice(1)).toEqual(porIdade(meus))
  })

  it('CLI-03 uso do crédito: o mesmo que a ficha do cliente diz, com e sem os pedidos', async () => {
    const { banco } = teste.negocio()
    const donos = await banco.selectDistinct({ id: limiteDeCredito.clienteId }).from(limiteDeCredito)
    for (const pedidosContamNoLimite of [true, false]) {
      await banco.delete(parametro)
      await banco.insert(parametro).values({
        chave: comPrefixo('pedidosContamNoLimite'),
        valor: pedidosContamNoLimite ? 'S' : 'N',
      })
      await teste.negocio().renovarParametros()
      const { linhas, totais } = await linhasDe('CREDITO_USO', {}, await admin())
      expect(linhas).toHaveLength(donos.length)
      let soma = [0, 0, 0]
      for (const { id } of donos) {
        const limites = await limitesDoCliente(banco, { clienteId: id })
        const usos = limites.map((limite) => ({
          total: limite.total,
          ...usoDoLimite(limite, { pedidosContamNoLimite }),
        }))
        const deste = usos.reduce(
          ([limite = 0, usado = 0, livre = 0], uso) => [
            limite + centavos(uso.total),
            usado + centavos(uso.utilizado.toFixed(2)),
            livre + centavos(uso.disponivel.toFixed(2)),
          ],
          [0, 0, 0],
        )
        soma = soma.map((valor, i) => valor + (deste[i] ?? 0))
        const linha = linhas.find(([codigo]) => codigo === String(id))
        expect([id, linha?.slice(3, 6)]).toEqual([id, deste.map(reais)])
      }
      expect(totais.slice(3, 6)).toEqual(soma.map(reais))
    }
  })

  it('PAR-01 os pedidos contam como diz a única filial do cliente; e o uso mínimo recorta', async () => {
    const { banco } = teste.negocio()
    await banco.delete(parametro)
    await teste.negocio().renovarParametros()
    const com = await linhasDe('CREDITO_USO', { AGRUPAR: 'COBRANCA' }, await admin())
    const filiais = await banco.select({ id: filial.id }).from(filial)
    await banco
      .insert(parametro)
      .values(
        filiais.map(({ id }) => ({ chave: comPrefixo('pedidosContamNoLimite'), filialId: id, valor: 'N' })),
      )
    await teste.negocio().renovarParametros()
    const sem = await linhasDe('CREDITO_USO', { AGRUPAR: 'COBRANCA' }, await admin())
    expect(sem.linhas).toHaveLength(com.linhas.length)
    expect(sem.totais[5]).not.toBe(com.totais[5])
    await banco.delete(parametro)
    await teste.negocio().renovarParametros()
    const muito = await linhasDe('CREDITO_USO', { AGRUPAR: 'COBRANCA', USO: '100' }, await admin())
    expect(muito.linhas.length).toBeLessThan(com.linhas.length)
  })

  it('DOC-05 cada título do período, com a situação, o atraso e o que foi pago', async () => {
    const PERIODO = `${somarDias(hoje, -5)}..${hoje}`
    const { linhas } = await linhasDe('TITULOS', { PERIODO }, await admin())
    const doAlvo = linhas.filter(([, codigo]) => codigo === String(alvo.clienteId))
    const colunas = (linha: string[]) => [linha[0], linha[7], linha[8], linha[9], linha[10], linha[11]]
    const emDia = (dias: number) => formatarData(somarDias(hoje, dias))
    for (const esperada of [
      [emDia(0), 'A vencer', '0', 'R$ 0,01', '—', '—'],
      [emDia(-1), 'Vencido', '1', 'R$ 0,10', '—', '—'],
      [emDia(-5), 'Pago', '—', 'R$ 7,77', emDia(0), 'R$ 7,80'],
      [emDia(-5), 'Baixado', '—', 'R$ 8,88', '—', '—'],
    ])
      expect(doAlvo.map(colunas)).toContainEqual(esperada)
    const pagos = await linhasDe('TITULOS', { PERIODO, SITUACAO: 'Pago' }, await admin())
    expect(new Set(pagos.linhas.map((linha) => linha[7]))).toEqual(new Set(['Pago']))
  })

  it('PER-01 sem ver boletos ou limites não há estes relatórios', async () => {
    const chaves = await relatorios.chavesDaLista(await teste.tokenDe('OPERADOR'))
    expect(chaves).toEqual(expect.arrayContaining(['RECEBER_IDADE', 'CREDITO_USO', 'TITULOS']))
    expect((await relatorios.gerar('TITULOS', {}, await teste.tokenDe('CONSUMIDOR_FINAL'))).status).toBe(403)
  })
})
