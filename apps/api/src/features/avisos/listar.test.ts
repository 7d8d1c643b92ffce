import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { contarAvisosNaoLidos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAvisos } from '../../../test/cenario-de-avisos.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { avisoLeitura } from './tabelas.ts'

const UMA_HORA_MS = 3_600_000

describe('GET /sac/avisos', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAvisos>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeAvisos(teste)
  })
  afterAll(() => teste.fechar())

  const contaDe = async (tipo: TipoDeUsuario) => {
    const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
    const [linha] = await teste.negocio().banco.select().from(colaborador).where(eq(colaborador.cpf, cpf))
    if (!linha) throw new Error(`sem conta ${tipo}`)
    return linha
  }
  const contar = async (tipo: TipoDeUsuario) =>
    (await teste.chamar(contarAvisosNaoLidos, { token: await teste.tokenDe(tipo) })).corpo.quantidade

  it('AVI-01 ENT-10 os mais novos primeiro, com os nomes do fio', async () => {
    const { id: autorId, nome } = await contaDe('ADMIN')
    const agora = Date.now()
    const antigo = await cenario.gravar({ publicadoEm: new Date(agora - UMA_HORA_MS) })
    const novo = await cenario.gravar({ titulo: 'Feriado', importante: true, autorId })
    const { status, corpo } = await cenario.ver('OPERADOR')
    expect([status, corpo.itens.map(({ id }) => id)]).toEqual([200, [novo, antigo]])
    expect(corpo.itens[0]).toEqual({
      id: novo,
      titulo: 'Feriado',
      mensagem: 'Texto',
      importante: true,
      pessoal: false,
      caminho: null,
      datahora_criacao: expect.stringMatching(/^\d{4}-.*Z$/),
      autor: { nome },
      lido: false,
    })
    expect(corpo.itens[1]?.autor).toBeNull()
    expect(corpo.paginator).toEqual({ page: 1, take: 10, total: 2, paginas: 1, totalExato: true })
  })

  it.each(tiposDeUsuario)(
    'AVI-01 %s vê os avisos do seu tipo e das suas filiais, e conta os mesmos',
    async (tipo) => {
      const todas = await cenario.filiaisDe('ADMIN')
      const suas = await cenario.filiaisDe(tipo)
      const outroTipo = tipo === 'COLABORADOR' ? 'OPERADOR' : 'COLABORADOR'
      const esperados: number[] = []
      for (const tipos of [null, [tipo], [outroTipo], [outroTipo, tipo]] as const)
        for (const filialId of [null, ...todas]) {
          const id = await cenario.gravar({ tipos: tipos && [...tipos], filialId })
          const doTipo = tipos === null || tipos.some((escolhido) => escolhido === tipo)
          if (doTipo && (filialId === null || suas.includes(filialId))) esperados.push(id)
        }
      const { corpo } = await cenario.ver(tipo, { take: 100 })
      expect(corpo.itens.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(esperados)
      expect(await contar(tipo)).toBe(esperados.length)
    },
  )

  it('AVI-01 nada de antes de a conta existir', async () => {
    const { criadoEm } = await contaDe('OPERADOR')
    await cenario.gravar({ publicadoEm: new Date(criadoEm.getTime() - 1) })
    const noMesmoInstante = await cenario.gravar({ publicadoEm: criadoEm })
    const { corpo } = await cenario.ver('OPERADOR')
    expect(corpo.itens.map(({ id }) => id)).toEqual([noMesmoInstante])
    expect(await contar('OPERADOR')).toBe(1)
  })

  it('AVI-01 quem escreveu vê o que escreveu, para quem quer que seja', async () => {
    const { id: autorId } = await contaDe('GERENTE')
    const id = await cenario.gravar({ tipos: ['OPERADOR'], autorId })
    expect((await cenario.ver('GERENTE')).corpo.itens.map((aviso) => aviso.id)).toEqual([id])
    expect((await cenario.ver('ADMIN')).corpo.itens).toEqual([])
  })

  it('AVI-01 lido é de cada pessoa, e o filtro traz só os não lidos', async () => {
    const lido = await cenario.gravar()
    const naoLido = await cenario.gravar()
    const { id: colaboradorId } = await contaDe('OPERADOR')
    await teste
      .negocio()
      .banco.insert(avisoLeitura)
      .values({ avisoId: lido, colaboradorId, lidoEm: new Date() })
    const vistos = (await cenario.ver('OPERADOR')).corpo.itens
    expect(vistos.map((aviso) => [aviso.id, aviso.lido])).toEqual([
      [naoLido, false],
      [lido, true],
    ])
    const { corpo } = await cenario.ver('OPERADOR', { naoLidos: true })
    expect([corpo.itens.map(({ id }) => id), corpo.paginator.total]).toEqual([[naoLido], 1])
    expect([await contar('OPERADOR'), await contar('REPRESENTANTE')]).toEqual([1, 2])
  })

  it('AVI-01 pagina sem repetir nem pular, mesmo com datas iguais', async () => {
    const publicadoEm = new Date()
    const ids: number[] = []
    for (let i = 0; i < 7; i++) ids.push(await cenario.gravar({ publicadoEm }))
    const paginas = await Promise.all([1, 2, 3].map((page) => cenario.ver('OPERADOR', { page, take: 3 })))
    expect(paginas.flatMap(({ corpo }) => corpo.itens.map(({ id }) => id))).toEqual(ids.reverse())
    expect(paginas[0]?.corpo.paginator).toMatchObject({ total: 7, paginas: 3 })
  })

  it.each([
    [{ take: 101 }, 'take'],
    [{ page: 0 }, 'page'],
    [{ naoLidos: 'talvez' }, 'naoLidos'],
  ])('AVI-01 422 no campo: %j', async (query, campo) => {
    const { status, erro } = await cenario.ver('OPERADOR', query)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('AUT-10 401 sem sessão', async () => {
    expect((await teste.chamar(listarAvisos)).status).toBe(401)
    expect((await teste.chamar(contarAvisosNaoLidos)).status).toBe(401)
  })
})
