import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { desc, eq, gt, ilike, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comandosEnviados } from '../../../test/contar-comandos.ts'
import { encherDeClientes } from '../../../test/muitos-clientes.ts'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { colaborador, permissao } from '../acesso/tabelas.ts'
import { cliente, clienteFilial, clienteTelefone } from './tabelas.ts'

describe('GET /sac/clientes', () => {
  let teste: AppDeTeste
  let alvo: typeof cliente.$inferSelect
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const { banco } = teste.negocio()
    const [primeiro] = await banco.select().from(cliente).limit(1)
    if (!primeiro) throw new Error('sem clientes')
    const novo = {
      razaoSocial: 'Pães & Cia. São João Ltda',
      fantasia: 'Empório Açaí Três Corações',
      telefone: '6733112299',
    }
    const [mudado] = await banco.update(cliente).set(novo).where(eq(cliente.id, primeiro.id)).returning()
    alvo = mudado ?? primeiro
    await banco
      .insert(clienteTelefone)
      .values({ clienteId: alvo.id, numero: '67988112299', descricao: 'Depósito' })
  })
  afterAll(() => teste.fechar())

  const buscar = async (
    query: Record<string, unknown>,
    tipo: 'ADMIN' | 'REPRESENTANTE' | 'OPERADOR' = 'ADMIN',
  ) => teste.chamar(pesquisarClientes, { token: await teste.tokenDe(tipo), query })

  it.each([
    ['sem acento', () => 'acai tres coracoes'],
    ['com acento e maiúsculas', () => 'AÇAÍ TRÊS'],
    ['palavras em outra ordem', () => 'corações empório'],
    ['pela razão social', () => 'paes cia. sao joao'],
    ['pelo documento sem máscara', () => alvo.documento],
    ['pelo documento com máscara', () => formatarDocumento(alvo.documento)],
    ['pelo telefone', () => '(67) 3311-2299'],
    ['pelo telefone com o código do país', () => '+55 67 3311-2299'],
    ['pelo outro telefone', () => '5567988112299'],
  ])('GER-12 encontra %s', async (_caso, q) => {
    const { status, corpo } = await buscar({ q: q() })
    expect(status).toBe(200)
    expect(corpo.itens.map(({ id }) => id)).toContain(alvo.id)
  })

  it('GER-12 ENT-05 o código exato vem primeiro, com os nomes do fio', async () => {
    const { corpo } = await buscar({ q: String(alvo.id) })
    expect(corpo.paginator.total).toBeGreaterThan(1)
    expect(corpo.itens[0]).toEqual({
      id: alvo.id,
      fant: alvo.fantasia,
      razSoc: alvo.razaoSocial,
      cnpj: alvo.documento,
      cid: alvo.cidade,
      uf: alvo.uf,
      prospect: alvo.prospect,
    })
  })

  it.each(['%', '_', '\\', "'; drop table cliente; --", '100%'])(
    'GER-12 %s é texto, não curinga nem comando',
    async (q) => {
      const { status, corpo } = await buscar({ q })
      expect([status, corpo.itens]).toEqual([200, []])
    },
  )

  it('GER-12 pontuação sozinha não derruba a busca', async () => {
    expect((await buscar({ q: '---' })).status).toBe(200)
  })

  it('API-05 pagina sem repetir nem pular, na ordem pedida', async () => {
    const paginas = await Promise.all(
      [1, 2, 3].map((page) => buscar({ page, take: 7, orderBy: 'razSoc', direction: 'DESC' })),
    )
    const nomes = paginas.flatMap(({ corpo }) => corpo.itens)
    expect(new Set(nomes.map(({ id }) => id)).size).toBe(21)
    const { paginator } = paginas[0]?.corpo ?? {}
    const total = await teste.negocio().banco.$count(cliente)
    expect(paginator).toEqual({ page: 1, take: 7, total, paginas: Math.ceil(total / 7), totalExato: true })
    const esperados = await teste
      .negocio()
      .banco.select({ id: cliente.id })
      .from(cliente)
      .orderBy(emOrdemAlfabetica(cliente.razaoSocial), cliente.id)
    expect(nomes.map(({ id }) => id)).toEqual(
      esperados
        .map(({ id }) => id)
        .reverse()
        .slice(0, 21),
    )
  })

  /** All the pages of a term, beside what the order should be. */
  async function peloTermo(termo: string, take: number) {
    const { banco } = teste.negocio()
    const comeca = sql<boolean>`starts_with(lower(f_unaccent(${cliente.fantasia})), ${termo})`
    const esperados = await banco
      .select({ id: cliente.id, comeca })
      .from(cliente)
      .where(ilike(cliente.busca, `%${termo}%`))
      .orderBy(desc(comeca), emOrdemAlfabetica(cliente.fantasia), cliente.id)
    expect(new Set(esperados.map((um) => um.comeca))).toEqual(new Set([true, false]))
    const achados: number[] = []
    for (let page = 1; achados.length < esperados.length && page < 30; page++) {
      const { corpo } = await buscar({ q: termo, page, take })
      achados.push(...corpo.itens.map(({ id }) => id))
    }
    return { achados, esperados: esperados.map(({ id }) => id) }
  }

  it('GER-12 sem ordem pedida, primeiro os nomes que começam pelo termo, em todas as páginas', async () => {
    const { achados, esperados } = await peloTermo('mercado', 7)
    expect(achados).toEqual(esperados)
  })

  it('GER-12 quem digita sabe se há mais, e ninguém conta quantos; quem vira a página ou ordena sabe o total', async () => {
    const contou = async (query: Record<string, unknown>) => {
      let paginator: object = {}
      const enviados = await comandosEnviados(async () => {
        paginator = (await buscar({ q: 'mercado', ...query })).corpo.paginator
      })
      return [enviados.some((texto) => /count\(\*\)/.test(texto)), paginator]
    }
    const { corpo } = await buscar({ q: 'mercado', orderBy: 'fant' })
    const { total } = corpo.paginator
    expect(total).toBeGreaterThan(4)
    const pagina = { take: 3, page: 1, total, paginas: Math.ceil(total / 3), totalExato: true }
    expect(await contou({ take: 3 })).toEqual([false, { ...pagina, total: 4, paginas: 2, totalExato: false }])
    expect(await contou({ take: 3, orderBy: 'fant' })).toEqual([true, pagina])
    expect(await contou({ take: 3, page: 2 })).toEqual([true, { ...pagina, page: 2 }])
    // As many as there are: no more to come.
    const [, inteira] = await contou({ take: total })
    expect(inteira).toEqual({ take: total, page: 1, total, paginas: 1, totalExato: true })
    expect((await buscar({ q: alvo.documento })).corpo.paginator).toMatchObject({
      total: 1,
      totalExato: true,
    })
  })

  it('GER-01 a ordem alfabética é a de um brasileiro: acentos não vão para o fim', async () => {
    const { corpo } = await buscar({ take: 100 })
    const nomes = corpo.itens.map(({ fant }) => fant)
    const { compare } = new Intl.Collator('pt-BR')
    expect(nomes).toEqual([...nomes].sort(compare))
    expect(nomes.some((nome) => /[ÁÉÍÓÚÂÊÔÃÕÇ]/i.test(nome))).toBe(true)
  })

  it('PER-08 o consumidor final não veria cliente nenhum, nem com a ação concedida', async () => {
    const { banco } = teste.negocio()
    await banco
      .insert(permissao)
      .values({ tipo: 'CONSUMIDOR_FINAL', acao: 'CLIENTE_PESQUISAR', autorizado: true })
    const { status, corpo } = await teste.chamar(pesquisarClientes, {
      token: await teste.tokenDe('CONSUMIDOR_FINAL'),
    })
    expect([status, corpo.itens]).toEqual([200, []])
    await banco.delete(permissao)
  })

  it('PER-01 o representante só encontra os próprios clientes', async () => {
    const { banco } = teste.negocio()
    const [eu] = await banco.select().from(colaborador).where(eq(colaborador.cpf, '39053344705'))
    const meus = await banco.$count(cliente, eq(cliente.representanteId, eu?.id ?? 0))
    const { corpo } = await buscar({ q: '', take: 1 }, 'REPRESENTANTE')
    expect(corpo.paginator.total).toBe(meus)
    const [alheio] = await banco
      .select()
      .from(cliente)
      .where(ne(cliente.representanteId, eu?.id ?? 0))
      .limit(1)
    expect((await buscar({ q: alheio?.documento }, 'REPRESENTANTE')).corpo.itens).toEqual([])
  })

  it.each([
    [{ take: 101 }, 'take'],
    [{ take: 0 }, 'take'],
    [{ page: 'dois' }, 'page'],
    [{ page: 101 }, 'page'],
    [{ q: 'a\u0000b' }, 'q'],
    [{ orderBy: 'senha' }, 'orderBy'],
    [{ direction: 'CIMA' }, 'direction'],
    [{ q: 'x'.repeat(101) }, 'q'],
    [{ q: ['a', 'b'] }, 'q'],
  ])('API-05 422 no campo: %j', async (query, campo) => {
    const { status, erro } = await buscar(query)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('GER-12 também onde o termo acha clientes demais para pesar cada um', async () => {
    const { banco } = teste.negocio()
    const [ultimo] = await banco.select({ id: cliente.id }).from(cliente).orderBy(desc(cliente.id)).limit(1)
    await encherDeClientes(banco, 8_000)
    const { achados, esperados } = await peloTermo('mercado', 100)
    await transacao(banco, async (tx) => {
      // Nothing is theirs but the branches: to be asked of every table, for each of them, takes longer than the search.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.delete(clienteFilial).where(gt(clienteFilial.clienteId, ultimo?.id ?? 0))
      await tx.delete(cliente).where(gt(cliente.id, ultimo?.id ?? 0))
    })
    expect(esperados.length).toBeGreaterThan(1_000)
    expect(achados).toEqual(esperados)
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(pesquisarClientes)).status).toBe(401)
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(pesquisarClientes, { token })).status).toBe(403)
  })
})
