import { CANAL_DAS_CONTAS } from '@balcao/dominio/contas-correntes/canais'
import {
  abrirConta,
  exportarLancamentos,
  fecharConta,
  lancarNaConta,
  listarContas,
  listarLancamentos,
  listarTitulares,
  mudarConta,
  obterConta,
  transferirEntreContas,
} from '@balcao/dominio/contas-correntes/contratos'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeContas } from '../../../test/cenario-de-contas.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { contaCorrente, contaCorrenteLancamento } from './tabelas.ts'

const motivo = 'verba de novembro'

describe('GES-08 contas correntes', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeContas>
  let operador: number
  let representante: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeContas(teste)
    operador = await cenario.idDaConta('OPERADOR')
    representante = await cenario.idDaConta('REPRESENTANTE')
    const supervisorId = await cenario.idDaConta('SUPERVISOR')
    await banco().update(colaborador).set({ supervisorId }).where(eq(colaborador.id, operador))
    await banco().update(colaborador).set({ supervisorId: null }).where(eq(colaborador.id, representante))
  })
  afterAll(() => teste.fechar())
  beforeEach(() => cenario.semContas())
  const banco = () => teste.negocio().banco
  const token = (tipo: TipoDeUsuario) => teste.tokenDe(tipo)
  const lancar = async (idConta: number, corpo: object, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(lancarNaConta, {
      token: await token(tipo),
      params: { idConta },
      corpo: { motivo, ...corpo },
    })
  const extrato = async (idConta: number, query: object = {}, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(listarLancamentos, { token: await token(tipo), params: { idConta }, query })
  const obter = async (idConta: number, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(obterConta, { token: await token(tipo), params: { idConta } })
  const listar = async (query: object = {}, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(listarContas, { token: await token(tipo), query })

  it('GES-08 abre-se uma conta a quem vende, uma vez só, com limite e motivo', async () => {
    const abrir = async (corpo: object, tipo: TipoDeUsuario = 'GERENTE') =>
      teste.chamar(abrirConta, { token: await token(tipo), corpo: { limite: 100, motivo, ...corpo } })
    const ditas = await ouvirDesdeAUltima(teste)
    const { status, corpo } = await abrir({ idColaborador: operador })
    expect([status, corpo.versao]).toEqual([200, 1])
    expect((await ditas()).map(({ canal }) => canal)).toContain(CANAL_DAS_CONTAS)
    expect((await abrir({ idColaborador: operador })).erro.codigo).toBe('CONTA_JA_ABERTA')
    const titulares = await teste.chamar(listarTitulares, { token: await token('GERENTE') })
    expect(titulares.corpo.itens.find(({ id }) => id === operador)).toMatchObject({
      idConta: corpo.id,
      ativa: true,
    })
    expect((await abrir({ idColaborador: representante }, 'SUPERVISOR')).status).toBe(403)
    for (const [errado, campo] of [
      [{ idColaborador: 999_999 }, 'idColaborador'],
      [{ idColaborador: await cenario.idDaConta('CONSUMIDOR_FINAL') }, 'idColaborador'],
      [{ idColaborador: representante, limite: -1 }, 'limite'],
      [{ idColaborador: representante, limite: 1.005 }, 'limite'],
      [{ idColaborador: representante, motivo: 'x' }, 'motivo'],
    ] as const) {
      const recusa = await abrir(errado)
      expect([recusa.status, Object.keys(recusa.erro.campos ?? {})]).toEqual([422, [campo]])
    }
  })

  it('GES-08 cada um vê a sua, o supervisor as da equipe, a gerência todas', async () => {
    const [doOperador, doRepresentante] = [
      await cenario.abrir('OPERADOR'),
      await cenario.abrir('REPRESENTANTE'),
    ]
    const vistas = async (tipo: TipoDeUsuario) =>
      (await listar({}, tipo)).corpo.itens.map(({ id }) => id).sort()
    expect(await vistas('OPERADOR')).toEqual([doOperador])
    expect(await vistas('REPRESENTANTE')).toEqual([doRepresentante])
    expect(await vistas('SUPERVISOR')).toEqual([doOperador])
    expect(await vistas('GERENTE')).toEqual([doOperador, doRepresentante].sort())
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await obter(doRepresentante, 'OPERADOR')).status).toBe(404)
    expect((await extrato(doRepresentante, {}, 'OPERADOR')).status).toBe(404)
    expect((await lancar(doRepresentante, { sentido: 'CREDITO', valor: 1 }, 'SUPERVISOR')).status).toBe(404)
    expect((await obter(999_999)).status).toBe(404)
  })

  it('GES-08 a lista diz como cada conta está, e por isso se filtra e ordena', async () => {
    const [folgada, perto] = [await cenario.abrir('OPERADOR', 100), await cenario.abrir('REPRESENTANTE', 100)]
    await lancar(perto, { sentido: 'DEBITO', valor: 85 })
    await lancar(folgada, { sentido: 'CREDITO', valor: 10 })
    expect((await listar({ estado: ['PERTO'] })).corpo.itens.map(({ id }) => id)).toEqual([perto])
    expect((await listar({ estado: ['FOLGADA', 'ESTOURADA'] })).corpo.itens.map(({ id }) => id)).toEqual([
      folgada,
    ])
    expect((await listar({ orderBy: 'saldo' })).corpo.itens.map(({ saldo }) => saldo)).toEqual([10, -85])
    expect((await listar({ orderBy: 'disponivel', direction: 'ASC' })).corpo.itens).toMatchObject([
      { id: perto, disponivel: 15, debitos: 85, creditos: 0, estado: 'PERTO' },
      { id: folgada, disponivel: 110 },
    ])
    await banco().update(contaCorrente).set({ ativa: false }).where(eq(contaCorrente.id, perto))
    expect((await listar({ estado: ['INATIVA'] })).corpo.itens.map(({ id }) => id)).toEqual([perto])
    const { corpo } = await listar({ termo: 'ninguém com este nome' })
    expect(corpo.itens).toEqual([])
  })

  it('GES-08 SEG-05 lança-se com motivo, nunca na própria, e não se tira o que não há', async () => {
    const conta = await cenario.abrir('OPERADOR', 100)
    expect((await lancar(conta, { sentido: 'CREDITO', valor: 20.5 })).corpo.saldo).toBe(20.5)
    expect((await lancar(conta, { sentido: 'DEBITO', valor: 120.5 }, 'SUPERVISOR')).corpo.saldo).toBe(-100)
    expect((await lancar(conta, { sentido: 'DEBITO', valor: 0.01 })).erro.codigo).toBe('CONTA_SEM_SALDO')
    const { corpo } = await extrato(conta)
    expect(corpo.itens.map(({ texto, valor, saldo, numero }) => [numero, texto, valor, saldo])).toEqual([
      [2, `Débito: ${motivo}`, -120.5, -100],
      [1, `Crédito: ${motivo}`, 20.5, 20.5],
    ])
    expect(corpo.itens[0]?.quem).toBeTruthy()
    const doSupervisor = await cenario.abrir('SUPERVISOR')
    const propria = await lancar(doSupervisor, { sentido: 'CREDITO', valor: 1 }, 'SUPERVISOR')
    expect([propria.status, propria.erro.codigo]).toEqual([403, 'CONTA_PROPRIA'])
    expect((await obter(doSupervisor, 'SUPERVISOR')).corpo.impedimento).toContain('própria conta')
    expect((await lancar(conta, { sentido: 'CREDITO', valor: 1 }, 'OPERADOR')).status).toBe(403)
    for (const [errado, campo] of [
      [{ sentido: 'CREDITO', valor: 0 }, 'valor'],
      [{ sentido: 'CREDITO', valor: 'muito' }, 'valor'],
      [{ sentido: 'SAQUE', valor: 1 }, 'sentido'],
      [{ sentido: 'CREDITO', valor: 1, motivo: '' }, 'motivo'],
    ] as const)
      expect(Object.keys((await lancar(conta, errado)).erro.campos ?? {})).toEqual([campo])
    await banco().update(contaCorrente).set({ ativa: false }).where(eq(contaCorrente.id, conta))
    expect((await lancar(conta, { sentido: 'CREDITO', valor: 1 })).erro.codigo).toBe('CONTA_INATIVA')
  })

  it('GES-08 o extrato sai em planilha, pelos filtros dele, e só o da conta que se vê', async () => {
    const conta = await cenario.abrir('OPERADOR', 100)
    await lancar(conta, { sentido: 'CREDITO', valor: 20.5, motivo: 'verba da feira' })
    await lancar(conta, { sentido: 'DEBITO', valor: 0.5 })
    const exportar = async (query: object, tipo: TipoDeUsuario = 'GERENTE') =>
      teste.chamar(exportarLancamentos, {
        token: await token(tipo),
        query: { formato: 'csv', conta, ...query } as never,
      })
    const { status, bruta } = await exportar({})
    expect([status, bruta.headers['x-total-de-linhas']]).toEqual([200, '2'])
    const [titulos, ...linhas] = bruta.body.trim().split('\r\n')
    expect(titulos).toMatch(
      /Número;Dia;Espécie;Lançamento;Pedido;Cliente;Quem lançou;Valor;Saldo;Linhas do pedido/,
    )
    expect(linhas.map((linha) => linha.split(';').slice(7, 9))).toEqual([
      ['-0,50', '20,00'],
      ['20,50', '20,50'],
    ])
    expect((await exportar({ termo: 'feira' })).bruta.headers['x-total-de-linhas']).toBe('1')
    expect((await exportar({}, 'REPRESENTANTE')).status).toBe(404)
    expect((await exportar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const semConta = await exportar({ conta: undefined })
    expect([semConta.status, Object.keys(semConta.erro.campos ?? {})]).toEqual([422, ['conta']])
  })

  it('GES-08 o que está escrito não se muda nem se apaga, nem pelo banco', async () => {
    const conta = await cenario.abrir()
    await lancar(conta, { sentido: 'CREDITO', valor: 20 })
    for (const comando of [
      sql`update conta_corrente_lancamento set valor = 2000`,
      sql`delete from conta_corrente_lancamento`,
    ])
      await expect(banco().execute(comando)).rejects.toThrow()
    expect((await cenario.saldo(conta)).saldo).toBe(20)
  })

  it('GES-08 a transferência é uma saída e uma entrada, ou nada; nas duas direções ao mesmo tempo, nada se perde', async () => {
    const [uma, outra] = [await cenario.abrir('OPERADOR', 0), await cenario.abrir('REPRESENTANTE', 0)]
    await lancar(uma, { sentido: 'CREDITO', valor: 100 })
    await lancar(outra, { sentido: 'CREDITO', valor: 100 })
    const transferir = async (
      de: number,
      paraConta: number,
      valor: number,
      tipo: TipoDeUsuario = 'GERENTE',
    ) =>
      teste.chamar(transferirEntreContas, {
        token: await token(tipo),
        params: { idConta: de },
        corpo: { paraConta, valor, motivo },
      })
    const fins = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? transferir(uma, outra, 30) : transferir(outra, uma, 10))),
    )
    expect(new Set(fins.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const saldos = [(await cenario.saldo(uma)).saldo, (await cenario.saldo(outra)).saldo]
    expect((saldos[0] ?? 0) + (saldos[1] ?? 0)).toBe(200)
    expect(Math.min(...saldos)).toBeGreaterThanOrEqual(0)
    const { corpo } = await extrato(uma, { especie: ['TRANSFERENCIA'], take: 1 })
    expect(corpo.itens[0]?.texto).toMatch(/^(Passado a|Recebido de) .+: verba de novembro$/)
    expect((await transferir(uma, uma, 1)).status).toBe(422)
    expect((await transferir(uma, 999_999, 1)).erro.campos).toHaveProperty('paraConta')
    expect((await transferir(999_999, uma, 1)).status).toBe(404)
    expect((await transferir(uma, outra, 1, 'OPERADOR')).status).toBe(403)
    // The other one is not of their team.
    expect((await transferir(uma, outra, 1, 'SUPERVISOR')).status).toBe(422)
  })

  it('GES-08 vinte débitos ao mesmo tempo não passam do limite', async () => {
    const conta = await cenario.abrir('OPERADOR', 50)
    const fins = await Promise.all(
      Array.from({ length: 20 }, () => lancar(conta, { sentido: 'DEBITO', valor: 7 })),
    )
    expect(fins.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(await cenario.recontar(conta)).toMatchObject({ emOrdem: true, somado: -49, recontado: -49 })
  })

  it('GES-08 o limite muda com motivo e versão; desativada, a conta já não se move pelas vendas', async () => {
    const conta = await cenario.abrir('OPERADOR', 50)
    const mudar = async (corpo: object, tipo: TipoDeUsuario = 'GERENTE') =>
      teste.chamar(mudarConta, {
        token: await token(tipo),
        params: { idConta: conta },
        corpo: { versao: 1, limite: 80, ativa: true, motivo, ...corpo },
      })
    expect((await mudar({}, 'SUPERVISOR')).status).toBe(403)
    expect((await mudar({})).corpo.versao).toBe(2)
    expect((await mudar({})).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await mudar({ versao: 2, ativa: false })).status).toBe(200)
    const { resposta } = await cenario.orcar({ qtde: 10, precoDigitado: 9.8 })
    expect([resposta.status, resposta.corpo.conta]).toEqual([200, null])
  })

  it('GES-08 fechar um período guarda o que foi, e o que se zera entra no dia aberto; depois nada nele muda', async () => {
    const conta = await cenario.abrir('OPERADOR', 50)
    const hoje = hojeEm(teste.agora())
    const primeiro = somarDias(hoje, -2)
    const comum = { contaId: conta, dia: primeiro, quando: inicioDoDia(primeiro), especie: 'MANUAL' as const }
    await banco()
      .insert(contaCorrenteLancamento)
      .values([
        { ...comum, numero: 1, valor: '30', saldo: '30' },
        { ...comum, numero: 2, valor: '-10', saldo: '20' },
      ])
    const fechar = async (ate: string, zera = false, tipo: TipoDeUsuario = 'GERENTE') =>
      teste.chamar(fecharConta, {
        token: await token(tipo),
        params: { idConta: conta },
        corpo: { ate, zera },
      })
    expect((await fechar(hoje)).erro.campos).toEqual({ ate: 'Só se fecha um período que já terminou.' })
    await lancar(conta, { sentido: 'CREDITO', valor: 5 })
    expect((await fechar(primeiro, true, 'SUPERVISOR')).status).toBe(403)
    expect((await fechar(primeiro, true)).status).toBe(200)
    expect((await fechar(primeiro)).erro.campos).toEqual({ ate: 'Este período já está fechado.' })
    const { corpo } = await obter(conta)
    expect(corpo).toMatchObject({ saldo: 5, fechadaAte: primeiro })
    expect(corpo.fechamentos).toMatchObject([
      { ate: primeiro, creditos: 30, debitos: 10, saldo: 20, zerado: 20 },
    ])
    expect(corpo.curva.slice(1)).toEqual([
      { dia: primeiro, saldo: 20, creditos: 30, debitos: 10 },
      { dia: hoje, saldo: 5, creditos: 5, debitos: 20 },
    ])
    expect((await fechar(somarDias(hoje, -1))).status).toBe(200)
    expect((await obter(conta)).corpo.fechamentos[0]).toMatchObject({ creditos: 0, debitos: 0, saldo: 20 })
    const doPeriodo = await extrato(conta, { dtIni: hoje, dtFim: hoje })
    expect(doPeriodo.corpo.itens.map(({ especie }) => especie)).toEqual(['FECHAMENTO', 'MANUAL'])
  })
})
