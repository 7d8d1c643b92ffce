import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { nivelDeEstoque } from '@balcao/dominio/produtos/estoque'
import { eq, inArray, notInArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comandosEnviados } from '../../../test/contar-comandos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { abrirSessao } from '../acesso/sessoes.ts'
import { colaborador, colaboradorFilial, permissao } from '../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'

describe('GET /sac/home/totais', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())
  afterEach(() => teste.negocio().banco.delete(permissao))

  const totais = async (tipo: 'ADMIN' | 'REPRESENTANTE' | 'OPERADOR' | 'CONSUMIDOR_FINAL', query = {}) =>
    teste.chamar(totaisDaHome, { token: await teste.tokenDe(tipo), query })

  it('HOM-01 os números são os do banco: clientes', async () => {
    const linhas = await teste.negocio().banco.select().from(cliente)
    const limite = somarDias(hojeEm(new Date()), -90)
    const livres = linhas.filter(({ motivoBloqueio }) => motivoBloqueio === null)
    const compradores = livres.filter(({ prospect }) => !prospect)
    const ativos = compradores.filter(({ ultimaCompra }) => (ultimaCompra ?? '') >= limite)
    const { status, corpo } = await totais('ADMIN')
    expect(status).toBe(200)
    expect(corpo.clientes).toEqual({
      total: linhas.length,
      ativos: ativos.length,
      semCompra: compradores.length - ativos.length,
      prospects: livres.length - compradores.length,
      bloqueados: linhas.length - livres.length,
      diasSemCompra: 90,
    })
    expect(Math.min(...Object.values(corpo.clientes ?? {}).map(Number))).toBeGreaterThan(0)
  })

  it('HOM-01 GER-21 os níveis de estoque são os da regra', async () => {
    const linhas = await teste.negocio().banco.select().from(estoque)
    const porNivel = [0, 0, 0, 0]
    for (const { quantidade, minimo } of linhas) {
      const nivel = nivelDeEstoque(Number(quantidade), Number(minimo))
      porNivel[nivel] = (porNivel[nivel] ?? 0) + 1
    }
    const { corpo } = await totais('ADMIN')
    expect(corpo.estoque).toEqual({ normal: porNivel[1], baixo: porNivel[2], vazio: porNivel[3] })
  })

  it('HOM-01 o representante conta só a própria carteira', async () => {
    const { banco } = teste.negocio()
    const [eu] = await banco.select().from(colaborador).where(eq(colaborador.cpf, '39053344705'))
    const meus = await banco
      .select()
      .from(cliente)
      .where(eq(cliente.representanteId, eu?.id ?? 0))
    expect((await totais('REPRESENTANTE')).corpo.clientes?.total).toBe(meus.length)
  })

  it('HOM-01 o operador vê só as suas filiais, e os clientes delas', async () => {
    const { corpo } = await totais('OPERADOR')
    const { banco } = teste.negocio()
    const [eu] = await banco.select().from(colaborador).where(eq(colaborador.cpf, '11144477735'))
    const minhas = await banco
      .select({ id: colaboradorFilial.filialId })
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, eu?.id ?? 0))
    expect(corpo.filiais.map(({ idFil }) => idFil)).toEqual(minhas.map(({ id }) => id).sort((a, b) => a - b))
    const vinculos = await banco.select().from(clienteFilial)
    const ids = new Set(
      vinculos.filter(({ filialId }) => minhas.some(({ id }) => id === filialId)).map((v) => v.clienteId),
    )
    expect(corpo.clientes?.total).toBe(ids.size)
  })

  it('PER-08 o consumidor final não recebe clientes nem estoque, só as unidades', async () => {
    const { corpo } = await totais('CONSUMIDOR_FINAL')
    expect(corpo.clientes).toBeNull()
    expect(corpo.estoque).toBeNull()
    expect(corpo.filiais.length).toBeGreaterThan(0)
    expect(corpo.filiais.every(({ clientes, estoque }) => clientes === null && estoque === null)).toBe(true)
  })

  it('HOM-01 um cliente novo entra na conta em meio minuto', async () => {
    const { banco } = teste.negocio()
    const { corpo: antes } = await totais('ADMIN')
    const [modelo] = await banco.select().from(cliente).limit(1)
    if (!modelo) throw new Error('sem clientes')
    const { id: _, busca: __, ...novo } = modelo
    await banco.insert(cliente).values({ ...novo, documento: '11444777000161' })
    teste.adiantar(30_000)
    expect((await totais('ADMIN')).corpo.clientes?.total).toBe((antes.clientes?.total ?? 0) + 1)
  })

  it('HOM-01 quem vê os mesmos clientes aproveita a mesma conta; quem tem carteira, só a própria', async () => {
    const { banco } = teste.negocio()
    const porCpf = async (cpf: string) => {
      const [achado] = await banco.select().from(colaborador).where(eq(colaborador.cpf, cpf))
      return achado?.id ?? 0
    }
    const [um, outro] = [await porCpf('11144477735'), await porCpf('31415926590')]
    const minhas = await banco.select().from(colaboradorFilial).where(eq(colaboradorFilial.colaboradorId, um))
    await banco.delete(colaboradorFilial).where(eq(colaboradorFilial.colaboradorId, outro))
    await banco
      .insert(colaboradorFilial)
      .values(minhas.map((vinculo) => ({ ...vinculo, colaboradorId: outro })))
    const autoria = { agora: teste.agora(), colaboradorId: null, requisicao: null, ip: null, muda: [] }
    const token = await transacao(banco, (tx) => abrirSessao(tx, autoria, outro, 'teste'))
    const pedir = async (quem: string) => {
      let total: number | undefined
      const enviados = await comandosEnviados(async () => {
        total = (await teste.chamar(totaisDaHome, { token: quem })).corpo.clientes?.total
      })
      return { total, contou: enviados.some((texto) => /count\(\*\).* from "cliente"/s.test(texto)) }
    }
    teste.adiantar(30_000)
    const primeiro = await pedir(await teste.tokenDe('OPERADOR'))
    expect(primeiro.contou).toBe(true)
    expect(await pedir(token)).toEqual({ total: primeiro.total, contou: false })

    const deFora = await banco
      .select({ id: cliente.id })
      .from(cliente)
      .where(
        notInArray(
          cliente.id,
          banco
            .select({ id: clienteFilial.clienteId })
            .from(clienteFilial)
            .where(
              inArray(
                clienteFilial.filialId,
                minhas.map(({ filialId }) => filialId),
              ),
            ),
        ),
      )
      .limit(1)
    expect(deFora).toHaveLength(1)
    await banco
      .update(cliente)
      .set({ representanteId: outro })
      .where(eq(cliente.id, deFora[0]?.id ?? 0))
    expect(await pedir(token)).toEqual({ total: (primeiro.total ?? 0) + 1, contou: true })
    expect(await pedir(await teste.tokenDe('OPERADOR'))).toEqual({ total: primeiro.total, contou: false })
  })

  it('HOM-01 o filtro de filial recorta todos os números', async () => {
    const { corpo: tudo } = await totais('ADMIN')
    const escolhida = tudo.filiais[0]
    const { corpo } = await totais('ADMIN', { idFil: escolhida?.idFil })
    expect(corpo.filiais).toEqual([escolhida])
    expect(corpo.clientes?.total).toBe(escolhida?.clientes)
    expect(corpo.estoque).toEqual(escolhida?.estoque)
  })

  it('HOM-01 404 para a filial de outros, 422 para um id que não é id', async () => {
    const [{ corpo: minhas }, todas] = await Promise.all([
      totais('OPERADOR'),
      teste.negocio().banco.select({ id: filial.id }).from(filial),
    ])
    const alheia = todas.find(({ id }) => !minhas.filiais.some(({ idFil }) => idFil === id))
    expect((await totais('OPERADOR', { idFil: alheia?.id })).status).toBe(404)
    const { status, erro } = await totais('OPERADOR', { idFil: 'abc' })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['idFil']])
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await teste.chamar(totaisDaHome)).status).toBe(401)
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'OPERADOR', acao: 'DASHBOARD_VER', autorizado: false })
    const { status, erro } = await totais('OPERADOR')
    expect([status, erro.codigo]).toEqual([403, 'SEM_PERMISSAO'])
  })
})
