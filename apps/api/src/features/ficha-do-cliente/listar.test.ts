import { listarClientes } from '@balcao/dominio/clientes/contratos'
import { type Legenda, legendas } from '@balcao/dominio/clientes/legendas'
import { type SituacaoDoCliente, situacoesDoCliente } from '@balcao/dominio/clientes/situacao'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import { cliente } from '../clientes/tabelas.ts'

/** Only those of the test, whatever the demo has. */
const ATIVIDADE = 'Atividade deste teste'

describe('GET /sac/clientes/lista', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarClientes, { token: await teste.tokenDe(tipo), query: { take: 100, ...query } })
  const ids = async (query: Record<string, unknown>, tipo?: TipoDeUsuario) =>
    (await listar(query, tipo)).corpo.itens.map(({ id }) => id)
  const haDias = (dias: number) => somarDias(hojeEm(teste.agora()), -dias)

  it('VEN-01 a linha da lista, com os nomes do fio', async () => {
    const dono = await cenario.criar({ doRepresentante: true, campos: { dataUltimaCompra: haDias(10) } })
    const { status, corpo } = await listar({ termo: dono.documento })
    expect([status, corpo.itens]).toEqual([
      200,
      [
        {
          id: dono.id,
          fant: dono.fantasia,
          razSoc: dono.razaoSocial,
          cnpj: dono.documento,
          cid: dono.cidade,
          uf: dono.uf,
          prospect: false,
          telefone: dono.telefone,
          atividade: dono.atividade,
          situacao: 'ATIVO',
          legendas: expect.arrayContaining(['D']),
          representante: { id: await cenario.idDaConta('REPRESENTANTE'), nome: expect.any(String) },
          dtUltComp: haDias(10),
          diasSemCompra: 10,
          dtCad: dono.dataCadastro,
          motivoBloqueio: null,
          versao: 1,
        },
      ],
    ])
  })

  describe('CLI-04 o filtro e a regra dizem o mesmo', () => {
    // On every side of every day that a rule looks at, with and without what else it looks at.
    const DIAS = [null, -1, 0, 1, 14, 15, 16, 29, 30, 31, 45, 59, 60, 61, 89, 90, 91, 400]
    const outros = [
      { prospect: false, motivoBloqueio: null },
      { prospect: true, motivoBloqueio: null },
      { prospect: false, motivoBloqueio: 'Cheque' },
      { prospect: true, motivoBloqueio: 'Cheque' },
    ]
    let filiais: [number, number]
    let total = 0

    beforeAll(async () => {
      for (const dias of DIAS)
        for (const [i, campos] of outros.entries()) {
          const dataUltimaCompra = dias === null ? null : haDias(dias)
          const filial = [0, 1, null][(total + i) % 3] as 0 | 1 | null
          const dono = await cenario.criar({
            filial,
            campos: { ...campos, dataUltimaCompra, atividade: ATIVIDADE },
          })
          if (total % 3 === 0) await cenario.titulo(dono)
          if (total % 5 === 0) await cenario.titulo(dono, { pagoEm: '2026-01-01' })
          if (total % 4 === 0) await cenario.agenda(dono, 'ADMIN')
          if (total % 7 === 0) await cenario.agenda(dono, 'GERENTE')
          total++
        }
      filiais = [await cenario.filialDoOperador(0), await cenario.filialDoOperador(1)]
    })

    const conferir = async () => {
      const { corpo } = await listar({ atividade: ATIVIDADE })
      expect(corpo.itens).toHaveLength(total)
      const daRegra = (serve: (item: (typeof corpo.itens)[number]) => boolean) =>
        corpo.itens.filter(serve).map(({ id }) => id)
      for (const situacao of situacoesDoCliente)
        expect([situacao, await ids({ atividade: ATIVIDADE, situacao: [situacao] })]).toEqual([
          situacao,
          daRegra((item) => item.situacao === situacao),
        ])
      for (const legenda of legendas)
        expect([legenda, await ids({ atividade: ATIVIDADE, legenda: [legenda] })]).toEqual([
          legenda,
          daRegra((item) => item.legendas.includes(legenda)),
        ])
      return corpo.itens
    }

    it('VEN-01 em cada situação e em cada legenda', async () => {
      const itens = await conferir()
      expect(new Set(itens.map(({ situacao }) => situacao))).toEqual(
        new Set<SituacaoDoCliente>(situacoesDoCliente),
      )
      expect(new Set(itens.flatMap((item) => item.legendas))).toEqual(new Set<Legenda>(legendas))
    })

    it('PAR-01 e também onde uma filial tem mais paciência que as outras', async () => {
      const ativos = async () => (await ids({ atividade: ATIVIDADE, situacao: ['ATIVO'] })).length
      const antes = await ativos()
      await cenario.comParametro('diasClienteSemCompra', '15', filiais[0], async () => {
        await conferir()
        expect(await ativos()).toBeLessThan(antes)
      })
      await cenario.comParametro('diasClienteSemCompra', '399', filiais[1], async () => {
        await conferir()
        expect(await ativos()).toBeGreaterThan(antes)
      })
    })

    it('VEN-01 várias escolhas somam; os dias sem compra não trazem quem nunca comprou', async () => {
      const { corpo } = await listar({ atividade: ATIVIDADE })
      const esperados = corpo.itens.filter(
        ({ situacao, legendas: suas }) =>
          ['ATIVO', 'BLOQUEADO'].includes(situacao) && suas.some((legenda) => ['$', '90'].includes(legenda)),
      )
      expect(esperados.length).toBeGreaterThan(0)
      const filtro = { atividade: ATIVIDADE, situacao: ['ATIVO', 'BLOQUEADO'], legenda: ['$', '90'] }
      expect(await ids(filtro)).toEqual(esperados.map(({ id }) => id))
      const parados = await listar({ atividade: ATIVIDADE, diasSemCompra: 60 })
      expect(parados.corpo.itens.every(({ diasSemCompra }) => (diasSemCompra ?? 0) >= 60)).toBe(true)
      expect(parados.corpo.itens).toHaveLength(
        corpo.itens.filter(({ diasSemCompra }) => diasSemCompra !== null && diasSemCompra >= 60).length,
      )
    })

    it('GER-19 por última compra, a mais nova primeiro, e quem nunca comprou no fim', async () => {
      const { corpo } = await listar({ atividade: ATIVIDADE, orderBy: 'dtUltComp' })
      const datas = corpo.itens.map(({ dtUltComp }) => dtUltComp ?? '')
      expect(datas).toEqual(datas.toSorted().reverse())
      const contrario = await ids({ atividade: ATIVIDADE, orderBy: 'dtUltComp', direction: 'ASC' })
      expect(contrario).toEqual(corpo.itens.map(({ id }) => id).reverse())
    })
  })

  it('VEN-01 por filial, representante, UF, cidade e termo', async () => {
    const meu = await cenario.criar({
      doRepresentante: true,
      filial: 1,
      campos: { uf: 'AC', ibge: '1200401', cidade: 'Rio Branco', fantasia: 'Empório Açaí Único' },
    })
    const representante = await cenario.idDaConta('REPRESENTANTE')
    const naoEle = await cenario.criar({ campos: { uf: 'AC', ibge: '1200203', fantasia: 'Outro do Acre' } })
    expect(await ids({ uf: 'ac', orderBy: 'dtCad' })).toEqual(expect.arrayContaining([meu.id, naoEle.id]))
    for (const filtro of [
      { filial: [meu.filialId] },
      { representante: [representante] },
      { ibge: '1200401' },
      { termo: 'acai unico' },
      { termo: String(meu.id) },
    ])
      expect([filtro, await ids({ uf: 'AC', ...filtro })]).toEqual([filtro, [meu.id]])
  })

  it('VEN-01 pagina na ordem pedida, sem repetir nem pular', async () => {
    const { banco } = teste.negocio()
    const esperados = await banco
      .select({ id: cliente.id })
      .from(cliente)
      .orderBy(emOrdemAlfabetica(cliente.fantasia), cliente.id)
      .limit(21)
    const paginas = [
      await listar({ page: 1, take: 7 }),
      await listar({ page: 2, take: 7 }),
      await listar({ page: 3, take: 7 }),
    ]
    expect(paginas.flatMap(({ corpo }) => corpo.itens.map(({ id }) => id))).toEqual(
      esperados.map(({ id }) => id),
    )
    const total = await banco.$count(cliente)
    expect(paginas[0]?.corpo.paginator).toMatchObject({ page: 1, take: 7, total: Math.min(total, 1000) })
  })

  it('PER-01 o representante vê a sua carteira, o operador as suas filiais', async () => {
    const { banco } = teste.negocio()
    const meus = await banco.$count(
      cliente,
      eq(cliente.representanteId, await cenario.idDaConta('REPRESENTANTE')),
    )
    expect((await listar({ take: 1 }, 'REPRESENTANTE')).corpo.paginator.total).toBe(Math.min(meus, 1000))
    const longe = await cenario.criar({ filial: null })
    expect(await ids({ termo: longe.documento }, 'OPERADOR')).toEqual([])
    expect(await ids({ termo: longe.documento }, 'ADMIN')).toEqual([longe.id])
  })

  it.each([
    [{ take: 101 }, 'take'],
    [{ situacao: ['FELIZ'] }, 'situacao'],
    [{ legenda: ['X'] }, 'legenda'],
    [{ uf: 'MSX' }, 'uf'],
    [{ ibge: '1' }, 'ibge'],
    [{ diasSemCompra: 0 }, 'diasSemCompra'],
    [{ diasSemCompra: 1e9 }, 'diasSemCompra'],
    [{ orderBy: 'senha' }, 'orderBy'],
    [{ filial: ['x'] }, 'filial'],
  ])('VEN-01 422 no campo: %j', async (query, campo) => {
    const { status, erro } = await listar(query)
    expect(status).toBe(422)
    expect(Object.keys(erro.campos ?? {}).join()).toMatch(new RegExp(`^${campo}`))
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor e sem a ação', async () => {
    expect((await teste.chamar(listarClientes)).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const semAcao = () => listar({}, 'SUPERVISOR')
    expect((await cenario.semAcao('SUPERVISOR', ['CLIENTE_LISTAR'], semAcao)).status).toBe(403)
  })
})
