import { listarCadastros } from '@balcao/dominio/cadastros/fila'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDaFila } from '../../../../test/cenario-da-fila.ts'
import { cadastro } from '../nucleo/tabelas.ts'

describe('GET /sac/cadastros', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaFila>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaFila(teste)
  })
  beforeEach(() => teste.negocio().banco.delete(cadastro))
  afterAll(() => teste.fechar())

  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(listarCadastros, { token: await teste.tokenDe(tipo), query })
  const ids = async (query: Record<string, unknown> = {}, tipo?: TipoDeUsuario) =>
    (await listar(query, tipo)).corpo.itens.map(({ id }) => id)

  it('CAD-01 cada pedido com o seu cliente, quem pediu e o que foi decidido', async () => {
    const decididoEm = new Date('2026-11-10T12:00:00Z')
    const { id, cliente, solicitadoEm } = await cenario.pedir({
      cliente: { simulacao: true },
      campos: {
        simulacao: true,
        completa: true,
        situacao: 'RECUSADO',
        motivo: 'Falta o alvará',
        decisorId: await cenario.idDaConta('GERENTE'),
        decididoEm,
      },
    })
    const { status, corpo } = await listar()
    expect(status).toBe(200)
    expect(corpo.paginator).toMatchObject({ page: 1, take: 20, total: 1 })
    expect(corpo.itens).toEqual([
      {
        id,
        idCli: cliente.id,
        documento: cliente.documento,
        razSoc: cliente.razaoSocial,
        fant: cliente.fantasia,
        cid: 'Campo Grande',
        uf: 'MS',
        simulacao: true,
        completa: true,
        situacao: 'RECUSADO',
        solicitante: { id: await cenario.idDaConta('REPRESENTANTE'), nome: expect.any(String) },
        solicitadoEm: solicitadoEm.toISOString(),
        decisor: expect.any(String),
        decididoEm: decididoEm.toISOString(),
        motivo: 'Falta o alvará',
        versao: 1,
      },
    ])
  })

  it('CAD-01 filtra por situação, por quem pediu e pelo que se digita', async () => {
    const pendente = await cenario.pedir({ cliente: { fantasia: 'Empório Aurora' } })
    const aprovado = await cenario.pedir({ solicitante: 'OPERADOR', campos: { situacao: 'APROVADO' } })
    const recusado = await cenario.pedir({ solicitante: null, campos: { situacao: 'RECUSADO' } })
    expect(await ids({ situacao: ['PENDENTE'] })).toEqual([pendente.id])
    expect(await ids({ situacao: ['APROVADO', 'RECUSADO'] })).toEqual([aprovado.id, recusado.id])
    expect(await ids({ solicitante: [await cenario.idDaConta('OPERADOR')] })).toEqual([aprovado.id])
    expect(await ids({ termo: 'emporio' })).toEqual([pendente.id])
    expect(await ids({ termo: aprovado.cliente.documento })).toEqual([aprovado.id])
    expect(await ids({ termo: 'emporio', situacao: ['APROVADO'] })).toEqual([])
  })

  it('CAD-01 quem espera há mais tempo primeiro; por nome, e ao contrário; página a página', async () => {
    const dia = (n: number) => new Date(Date.UTC(2026, 10, n))
    const novo = await cenario.pedir({
      cliente: { fantasia: 'Água Boa' },
      campos: { solicitadoEm: dia(9) },
    })
    const velho = await cenario.pedir({ cliente: { fantasia: 'Zebra' }, campos: { solicitadoEm: dia(1) } })
    const meio = await cenario.pedir({ cliente: { fantasia: 'Bandeira' }, campos: { solicitadoEm: dia(5) } })
    expect(await ids()).toEqual([velho.id, meio.id, novo.id])
    expect(await ids({ direction: 'DESC' })).toEqual([novo.id, meio.id, velho.id])
    expect(await ids({ orderBy: 'fant' })).toEqual([novo.id, meio.id, velho.id])
    const { corpo } = await listar({ take: 2, page: 2 })
    expect([corpo.itens.map(({ id }) => id), corpo.paginator.total]).toEqual([[novo.id], 3])
  })

  it('PER-01 o representante vê os da sua carteira; a equipe, os das suas filiais; o gestor, todos', async () => {
    const seu = await cenario.pedir()
    const daFilial = await cenario.pedir({ doRepresentante: false })
    const deNinguem = await cenario.pedir({ doRepresentante: false, filial: null })
    expect(await ids({}, 'REPRESENTANTE')).toEqual([seu.id])
    expect(await ids({}, 'OPERADOR')).toEqual([seu.id, daFilial.id])
    expect(await ids({}, 'GERENTE')).toEqual([seu.id, daFilial.id, deNinguem.id])
    expect((await listar({}, 'REPRESENTANTE')).corpo.paginator.total).toBe(1)
  })

  it.each([
    [{ situacao: ['OUTRA'] }, 'situacao'],
    [{ solicitante: ['x'] }, 'solicitante'],
    [{ orderBy: 'senha' }, 'orderBy'],
    [{ direction: 'CIMA' }, 'direction'],
    [{ take: 101 }, 'take'],
    [{ termo: 'x'.repeat(101) }, 'termo'],
  ])('CAD-01 422 para %j', async (query, campo) => {
    const { status, erro } = await listar(query)
    expect([status, Object.keys(erro.campos ?? {})[0]?.split('.')[0]]).toEqual([422, campo])
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await teste.chamar(listarCadastros)).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
